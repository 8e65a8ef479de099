#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension TabStripView {
    /// What the strip consists of, in reading order. Each id is allowed once.
    ///
    /// Setting it keeps the selection on the item of the same id. If that has gone, the nearest one
    /// takes over that a person can select, and ``selectionHandler`` is told.
    public var items: [Item] {
      get { book.items }
      set {
        if let twice = NumberBook.duplicate(in: newValue.map(\.id)) {
          return complainAboutTwo(twice)
        }
        book.replaceAll(by: newValue)
        applyItems()
      }
    }

    /// Replaces the item of the same id: another title, picture, badge or state.
    public func update(_ item: Item) {
      guard let (index, number) = find(item.id) else { return complainAbout(item.id) }
      book.replace(at: index, by: item)
      change(.update(tabItem(item, number)))
    }

    /// Inserts items so that the first of them gets the index, from 0 to the number of items.
    public func insert(_ new: [Item], at index: Int) {
      guard (0...items.count).contains(index) else {
        return complainAbout(index, upTo: items.count)
      }
      if let twice = NumberBook.duplicate(in: (items + new).map(\.id)) {
        return complainAboutTwo(twice)
      }
      book.insert(new, at: index)
      change(.insert(tabItems(new), at: index))
    }

    /// Removes the item of an id. If it was selected, the nearest one takes over that a person can
    /// select, the following one first, and ``selectionHandler`` is told.
    public func removeItem(withID id: AnyHashable) {
      guard let (index, number) = find(id) else { return complainAbout(id) }
      book.remove(at: index)
      change(.remove(number))
    }

    /// Moves the item of an id so that it gets the index, from 0 to the number of items less one.
    public func moveItem(withID id: AnyHashable, to index: Int) {
      guard let (source, number) = find(id) else { return complainAbout(id) }
      guard items.indices.contains(index) else {
        return complainAbout(index, upTo: items.count - 1)
      }
      book.move(from: source, to: index)
      change(.move(number, to: index))
    }

    // A linked pager.

    /// Says where a linked pager is that a person is swiping: 1.25 is a quarter of the way from the
    /// item at index 1 to that at 2. Indicator, colours, sizes and scrolling follow.
    ///
    /// The selection changes, as the person's, when the pager comes to rest at an item. While the
    /// pager is on its way to an item that was selected in the strip, what it says is not heard.
    ///
    /// - Parameter progress: any finite number; beyond the first or last item it counts as there.
    public func setProgress(_ progress: CGFloat) {
      apply(.progress(progress))
    }

    /// The same for a scroll view that shows one page for each item, side by side: call it from
    /// `scrollViewDidScroll(_:)`. Pages count from the side where reading begins.
    public func setProgress(of pager: UIScrollView) {
      let width = pager.bounds.width
      if width <= 0 { return }
      var offset = pager.contentOffset.x
      if pager.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        offset = pager.contentSize.width - width - offset
      }
      setProgress(offset / width)
    }

    // Between the app's items and the core's.

    /// Gives all items to the core anew.
    func applyItems() { change(.items(tabItems(items))) }

    private func change(_ change: TabStripChange) {
      announcesContent = true
      host.tree.images.forget { names in
        for item in items { names.formUnion(item.pictureNames) }
      }
      apply(change)
    }

    private func find(_ id: AnyHashable) -> (index: Int, number: ItemID)? {
      guard let number = book.number(of: id), let index = host.control.index(of: number) else {
        return nil
      }
      return (index, number)
    }

    private func tabItems(_ items: [Item]) -> [TabItem] {
      items.compactMap { item in book.number(of: item.id).map { tabItem(item, $0) } }
    }

    private func tabItem(_ item: Item, _ number: ItemID) -> TabItem {
      var result = TabItem(id: number, title: item.title)
      let images = host.tree.images
      result.icon = images.icon(item.image, selected: item.selectedImage)
      switch item.portrait {
      case .none: break
      case .image(let image): result.image = images.keep(image)
      case .named(let name): result.image = .named(Utf8Text(name))
      case .url(let url): result.image = .url(Utf8Text(url.absoluteString))
      }
      result.badge = item.badge.map { Badge($0) }
      result.isDisabled = !item.isEnabled || !isEnabled
      result.accessibleName = item.accessibilityLabel.map { Utf8Text($0) }
      return result
    }

    private func complainAbout(_ index: Int, upTo limit: Int) {
      complain("The index \(index) is out of range; allowed is 0 to \(limit).")
    }

    private func complainAboutTwo(_ id: AnyHashable) {
      complain("Two items have the id \(id.base); each id is allowed once. Nothing has changed.")
    }
  }

  extension TabStripView.Item {
    /// The names that its pictures go by in scenes.
    @MainActor fileprivate var pictureNames: [String] {
      var names = [image, selectedImage].compactMap { $0 }.map { ImageStore.name(of: $0) }
      switch portrait {
      case .none: break
      case .image(let image): names.append(ImageStore.name(of: image))
      case .named(let name): names.append(name)
      case .url(let url): names.append(url.absoluteString)
      }
      return names
    }
  }
#endif
