#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  /// The app's filters, and the numbers that the core calls them and their options by.
  ///
  /// What is chosen is the core's to know.
  struct FilterBook {
    private(set) var filters: [FilterBarView.Filter] = []
    private var numbers = NumberBook()
    private var options: [ItemID: OptionBook] = [:]

    /// The number of a filter's id, if there is one.
    func number(of id: AnyHashable) -> ItemID? { numbers.number(of: id) }

    /// The id of a filter's number, if there is one.
    func id(of number: ItemID) -> AnyHashable? { numbers.id(of: number) }

    /// The options of a filter by their numbers.
    func options(of filter: ItemID) -> OptionBook { options[filter] ?? OptionBook() }

    /// The index of a filter's id, if there is one. O(number of filters).
    func index(of id: AnyHashable) -> Int? { filters.firstIndex { $0.id == id } }

    @MainActor mutating func replaceAll(by new: [FilterBarView.Filter], _ images: ImageStore) {
      numbers.replaceAll(by: new.map(\.id))
      let old = options
      options = [:]
      filters = new
      for filter in new {
        guard let number = numbers.number(of: filter.id) else { continue }
        options[number] = old[number] ?? OptionBook()
        options[number]?.replace(with: filter, images)
      }
    }

    @MainActor mutating func replace(
      at index: Int, by filter: FilterBarView.Filter, _ images: ImageStore
    ) {
      filters[index] = filter
      guard let number = numbers.number(of: filter.id) else { return }
      options[number]?.replace(with: filter, images)
    }

    /// Changes counts, in the options' order.
    mutating func setCounts(_ counts: [Int?], at index: Int) {
      guard let number = numbers.number(of: filters[index].id) else { return }
      for (row, count) in zip(filters[index].options.indices, counts) {
        filters[index].options[row].count = count
      }
      options[number]?.setCounts(counts, filters[index].options)
    }

    /// A filter of the app's in the core's words.
    func coreFilter(_ filter: FilterBarView.Filter, isUsable: Bool) -> ChoiceCore.Filter? {
      guard let number = numbers.number(of: filter.id) else { return nil }
      let options = options(of: number)
      var result = ChoiceCore.Filter(
        id: number, name: Utf8Text(filter.name), options: options.core,
        mode: ChoiceMode(filter.mode),
        chosen: filter.chosenIDs.compactMap { options.numbers.number(of: $0) },
        defaultOption: filter.defaultID.flatMap { options.numbers.number(of: $0) })
      result.title = filter.title.map { Utf8Text($0) }
      result.sections = filter.sections.map { OptionSection($0) }
      result.showsCounts = filter.showsCounts
      result.hasActions = filter.hasActions
      result.isDisabled = !filter.isEnabled || !isUsable
      result.state = ListState(filter.state)
      return result
    }
  }

  /// A filter's options in the core's words.
  struct OptionBook {
    /// What the core calls them, and those that are chosen, or the default, and still to come.
    private(set) var numbers = NumberBook()
    private(set) var core: [ListOption] = []
    /// What `core` was made of. To find that it is the same is usually a look at one address.
    private var source: [FilterBarView.Option] = []

    @MainActor fileprivate mutating func replace(
      with filter: FilterBarView.Filter, _ images: ImageStore
    ) {
      let others = filter.chosenIDs + (filter.defaultID.map { [$0] } ?? [])
      if source == filter.options {
        for id in others { numbers.remember(id) }
        return
      }
      numbers.replaceAll(by: filter.options.map(\.id) + others)
      source = filter.options
      core = source.compactMap { option in
        numbers.number(of: option.id).map { ListOption(option, $0, images) }
      }
    }

    fileprivate mutating func setCounts(_ counts: [Int?], _ options: [FilterBarView.Option]) {
      source = options
      for (row, count) in zip(core.indices, counts) { core[row].count = count }
    }
  }

  extension ListOption {
    @MainActor fileprivate init(
      _ option: FilterBarView.Option, _ number: ItemID, _ images: ImageStore
    ) {
      self.init(
        id: number, title: Utf8Text(option.title), subtitle: option.subtitle.map { Utf8Text($0) },
        icon: images.icon(option.image, selected: option.chosenImage), count: option.count,
        isDisabled: !option.isEnabled, isDestructive: option.isDestructive,
        // The core itself knows A to Z.
        foldKey: option.title.utf8.allSatisfy { $0 < 0x80 } ? nil : option.title.folded)
    }
  }
#endif
