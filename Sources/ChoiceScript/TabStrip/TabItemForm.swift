import ChoiceCore
import ChoiceScene

extension ObjectForm where Value == TabItem {
  /// Every field of an item.
  package static let item = ObjectForm(
    "item", TabItem(id: ItemID(0), title: ""),
    [
      Field("id", \.id, .id),
      Field("title", \.title, .text),
    ]
      + Field.iconFields(
        \TabItem.icon, icon: "icon", selected: "selectedIcon", keepsColor: "iconKeepsColor")
      + [
        Field("image", \.image, Form<ImageSource>.picture.orNull),
        Field("badge", \.badge, Form<Badge>.badge.orNull),
        Field("disabled", \.isDisabled, .flag),
        Field("accessibleName", \.accessibleName, Form<Utf8Text>.text.orNull),
      ])
}

extension Form where Value == Badge {
  /// `"dot"`, a count, or a text.
  package static let badge: Form<Badge> = Form(
    allowed: "\"dot\", an integer, a string, {\"text\": …}"
  ) { json in
    switch json {
    case .string("dot"): .dot
    case .integer(let count): .count(count)
    case .string(let text): .text(Utf8Text(text))
    case .object(let members) where members.count == 1 && members[0].key == "text":
      if case .string(let text) = members[0].value { .text(Utf8Text(text)) } else { nil }
    default: nil
    }
  } json: { badge in
    switch badge {
    case .dot: .string("dot")
    case .count(let count): .integer(count)
    case .text("dot"): .object([JSON.Member("text", .string("dot"))])
    case .text(let text): .string(text.string)
    }
  }
}

/// How a strip's items are written.
enum TabItemList {
  private static let list = TitledList(
    ObjectForm<TabItem>.item, noun: "item", id: \.id, title: \.title
  ) {
    TabItem(id: $0, title: $1)
  }

  /// The form of all items of a strip: an item without an id has its index as the id.
  static let all = list.all

  /// The form of further items, each with an id.
  static let further = list.further
}
