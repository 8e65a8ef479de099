#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension FilterBarView {
    /// One heading of a bar, and the list that it drops.
    public struct Filter: Equatable {
      /// Its identity, unique within the bar.
      public let id: AnyHashable
      /// What it is called: its heading where nothing, or more than one option, is chosen, and the
      /// name of its list.
      public var name: String
      /// What its heading says instead, whatever is chosen: "Tags (3)". `nil` for the usual.
      public var title: String?
      /// Its options, in reading order. Each id is allowed once.
      public var options: [Option]
      /// How options stand together: the first so many of them in the first section, and so on.
      /// Those left over stand in no section.
      public var sections: [Section] = []
      /// How many options can be chosen.
      public var mode = Mode.single
      /// The ids of the chosen options, in the options' order. At most one where only one can be
      /// chosen. Each is one of the options', unless the options are still to come.
      public var chosenIDs: [AnyHashable] = []
      /// The id of the option that is chosen when nothing that was chosen is there any more, and by
      /// the reset button. One that isn't there counts as none.
      public var defaultID: AnyHashable?
      /// Whether the options' counts are shown and heard.
      public var showsCounts = true
      /// Whether there are buttons to apply and to reset, below the options.
      public var hasActions = false
      /// Whether a person can open it. Your code can always.
      public var isEnabled = true
      /// Whether the options are there.
      public var state = State.ready

      /// A filter of which one option can be chosen.
      ///
      /// - Parameters:
      ///   - name: what it is called.
      ///   - id: its identity. One of its own unless given.
      ///   - options: what can be chosen, in reading order.
      ///   - chosenIndex: the option that is chosen at first; `nil`, or an index that there isn't,
      ///     for none.
      public init(
        _ name: String, id: AnyHashable? = nil, options: [Option] = [], chosenIndex: Int? = nil
      ) {
        self.id = id ?? AnyHashable(UUID())
        self.name = name
        self.options = options
        self.chosenIndex = chosenIndex
      }

      /// The index of the first chosen option; `nil` where none is. Setting it chooses this option
      /// alone; an index that there isn't chooses none. O(number of options).
      public var chosenIndex: Int? {
        get { options.firstIndex { chosenIDs.contains($0.id) } }
        set {
          let index = newValue.flatMap { options.indices.contains($0) ? $0 : nil }
          chosenIDs = index.map { [options[$0].id] } ?? []
        }
      }

      /// How many options of a filter can be chosen.
      public enum Mode: Hashable, Sendable {
        /// One, or none yet. Choosing closes the list.
        case single
        /// Any number. Choosing leaves the list open.
        case multiple
        /// None: choosing one is an act, leaves no mark, and closes the list.
        case none
      }

      /// What a list has to show.
      public enum State: Hashable, Sendable {
        /// Its options.
        case ready
        /// That they are on their way.
        case loading
        /// That they could not be had, and a way to try again.
        case failed
      }
    }

    /// One row of a filter's list.
    public struct Option: Equatable, ExpressibleByStringLiteral {
      /// Its identity, unique within the filter: what a choice follows when options change.
      public let id: AnyHashable
      /// Its title.
      public var title: String
      /// A second line below the title; `nil` for none.
      public var subtitle: String?
      /// A small picture before the title. It takes the title's colour unless its rendering mode is
      /// `.alwaysOriginal`.
      public var image: UIImage?
      /// Another picture while the option is chosen. `nil` for the same.
      public var chosenImage: UIImage?
      /// How many things there are behind it, 0 or more; `nil` shows none.
      public var count: Int?
      /// Whether a person can choose it. Your code can always.
      public var isEnabled = true
      /// Whether it does away with something, and looks so.
      public var isDestructive = false

      /// An option with a title.
      ///
      /// - Parameters:
      ///   - title: the title.
      ///   - id: its identity. One of its own unless given: give ids where you replace options and
      ///     the choice is to stay with one of them.
      ///   - subtitle: a second line.
      ///   - image: a small picture.
      ///   - count: how many things there are behind it.
      public init(
        _ title: String, id: AnyHashable? = nil, subtitle: String? = nil, image: UIImage? = nil,
        count: Int? = nil
      ) {
        self.id = id ?? AnyHashable(UUID())
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.count = count
      }

      /// An option with a title and an identity of its own.
      public init(stringLiteral value: String) { self.init(value) }
    }

    /// Options that stand together under a header and above a footer.
    public struct Section: Hashable, Sendable {
      /// What stands above them, and what they are called together; empty for nothing.
      public var header: String
      /// What stands below them; empty for nothing.
      public var footer: String
      /// How many options it holds, 0 or more. A section without options isn't shown.
      public var count: Int

      /// A section of so many options.
      public init(header: String = "", footer: String = "", count: Int) {
        self.header = header
        self.footer = footer
        self.count = count
      }
    }

    /// What happens to a bar. Filters and options are told by their ids.
    public enum Event: Equatable {
      /// A filter has been opened, by whomever. Each is followed by exactly one ``closed(_:)``.
      case opened(AnyHashable)
      /// Its list is up again, or another filter has been opened, or the bar has left its window.
      case closed(AnyHashable)
      /// These options are chosen now in the filter, in their order; in a filter without choice this
      /// one was. Why, is the last.
      case chose([AnyHashable], filterID: AnyHashable, cause: Cause)
      /// The choices in this filter are to be applied.
      case applied(AnyHashable)
      /// This filter was set back to its default, which was told before if it changed anything.
      case reset(AnyHashable)
      /// The options of this filter are to be loaded again.
      case retried(AnyHashable)
    }
  }

  // Into the core's words.

  extension ChoiceMode {
    init(_ mode: FilterBarView.Filter.Mode) {
      switch mode {
      case .single: self = .single
      case .multiple: self = .multiple
      case .none: self = .none
      }
    }
  }

  extension ListState {
    init(_ state: FilterBarView.Filter.State) {
      switch state {
      case .ready: self = .ready
      case .loading: self = .loading
      case .failed: self = .failed
      }
    }
  }

  extension OptionSection {
    init(_ section: FilterBarView.Section) {
      self.init(
        header: Utf8Text(section.header), footer: Utf8Text(section.footer), count: section.count)
    }
  }
#endif
