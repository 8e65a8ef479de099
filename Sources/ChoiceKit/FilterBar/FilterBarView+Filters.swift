#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension FilterBarView {
    /// What the bar consists of, in reading order, with what is chosen now. Each id is allowed once,
    /// and of each filter's options too.
    ///
    /// Setting it keeps open what is open, if it is still there; else that is closed at once. What it
    /// changes is not told.
    ///
    ///     bar.filters[0].chosenIndex = 2
    public var filters: [Filter] {
      get { book.filters.map { withChoice($0) } }
      set {
        if let fault = fault(in: newValue) { return complain(fault) }
        var book = book
        book.replaceAll(by: newValue, host.tree.images)
        let filters = newValue.compactMap { book.coreFilter($0, isUsable: isEnabled) }
        change(.filters(filters), with: book)
      }
    }

    /// Replaces the filter of the same id, with its choice.
    public func update(_ filter: Filter) {
      guard let index = book.index(of: filter.id) else { return complainAbout(filter: filter.id) }
      if let fault = fault(in: filter) { return complain(fault) }
      var book = book
      book.replace(at: index, by: filter, host.tree.images)
      guard let new = book.coreFilter(filter, isUsable: isEnabled) else { return }
      change(.update(new), with: book)
    }

    /// Replaces a filter's options, which are there then (``Filter/State/ready``). What is chosen
    /// stays chosen if it is still there; where nothing of it is, the filter's default is, and
    /// ``eventHandler`` is told.
    ///
    /// - Parameters:
    ///   - options: the new options, each id once.
    ///   - sections: how they stand together.
    ///   - id: the id of one of the filters.
    public func setOptions(
      _ options: [Option], sections: [Section] = [], ofFilterWithID id: AnyHashable
    ) {
      guard let index = book.index(of: id), let number = book.number(of: id) else {
        return complainAbout(filter: id)
      }
      if let twice = NumberBook.duplicate(in: options.map(\.id)) {
        return complain(Self.fault(ofTwo: "options", twice))
      }
      var book = book
      var filter = book.filters[index]
      filter.options = options
      filter.sections = sections
      filter.state = .ready
      book.replace(at: index, by: filter, host.tree.images)
      change(
        .options(
          number, book.options(of: number).core, sections: sections.map { OptionSection($0) }),
        with: book)
    }

    /// Changes the counts of a filter's options, in their order; options beyond the last count keep
    /// theirs.
    ///
    /// - Parameters:
    ///   - counts: 0 or more each; `nil` shows none. Not more than there are options.
    ///   - id: the id of one of the filters.
    public func setCounts(_ counts: [Int?], ofFilterWithID id: AnyHashable) {
      guard let index = book.index(of: id), let number = book.number(of: id) else {
        return complainAbout(filter: id)
      }
      if let fault = Self.fault(in: counts) { return complain(fault) }
      var book = book
      book.setCounts(counts, at: index)
      change(.counts(number, counts), with: book)
    }

    // What is chosen.

    /// The ids of the options that are chosen in a filter, in their order; empty where there is no
    /// such filter.
    public func chosenIDs(inFilterWithID id: AnyHashable) -> [AnyHashable] {
      book.index(of: id).map { withChoice(book.filters[$0]).chosenIDs } ?? []
    }

    /// Chooses exactly these options of a filter. It neither opens nor closes anything.
    ///
    /// - Parameters:
    ///   - ids: ids of the filter's options: at most one where only one can be chosen.
    ///   - id: the id of one of the filters.
    ///   - isReported: whether ``eventHandler`` is told.
    public func choose(
      _ ids: [AnyHashable], inFilterWithID id: AnyHashable, isReported: Bool = false
    ) {
      guard let index = book.index(of: id), let number = book.number(of: id) else {
        return complainAbout(filter: id)
      }
      var filter = book.filters[index]
      filter.chosenIDs = ids
      if let fault = fault(in: filter) { return complain(fault) }
      let numbers = book.options(of: number).numbers
      apply(.choose(number, ids.compactMap { numbers.number(of: $0) }, reported: isReported))
    }

    // Between the app's filters and the core's.

    private func change(_ change: FilterBarChange, with book: FilterBook) {
      announcesContent = true
      apply(change, with: book)
      host.tree.images.forget { names in
        for filter in self.book.filters {
          for option in filter.options {
            for image in [option.image, option.chosenImage] {
              if let image { names.insert(ImageStore.name(of: image)) }
            }
          }
        }
      }
    }

    private func withChoice(_ filter: Filter) -> Filter {
      guard let number = book.number(of: filter.id) else { return filter }
      let numbers = book.options(of: number).numbers
      var filter = filter
      filter.chosenIDs = (host.control.chosen(in: number) ?? []).compactMap { numbers.id(of: $0) }
      return filter
    }

    // What is wrong with ids is said here: the core knows only their numbers.

    private func fault(in filters: [Filter]) -> String? {
      if let twice = NumberBook.duplicate(in: filters.map(\.id)) {
        return Self.fault(ofTwo: "filters", twice)
      }
      for filter in filters {
        if let fault = fault(in: filter) { return fault }
      }
      return nil
    }

    private func fault(in filter: Filter) -> String? {
      let isKnown = book.index(of: filter.id).map { book.filters[$0].options == filter.options }
      if isKnown != true {
        if let twice = NumberBook.duplicate(in: filter.options.map(\.id)) {
          return Self.fault(ofTwo: "options", twice)
        }
        if let fault = Self.fault(in: filter.options.map(\.count)) { return fault }
      }
      if filter.state != .ready || filter.chosenIDs.isEmpty { return nil }
      let ids = Set(filter.options.map(\.id))
      if let unknown = filter.chosenIDs.first(where: { !ids.contains($0) }) {
        return "No option of \(filter.name) has the id \(unknown.base); allowed are the ids of its"
          + " options. Nothing has changed."
      }
      return nil
    }

    private static func fault(in counts: [Int?]) -> String? {
      counts.lazy.compactMap { $0 }.first { $0 < 0 }
        .map { "A count is \($0); allowed is 0 or more, or nil. Nothing has changed." }
    }

    private static func fault(ofTwo things: String, _ id: AnyHashable) -> String {
      "Two \(things) have the id \(id.base); each id is allowed once. Nothing has changed."
    }
  }
#endif
