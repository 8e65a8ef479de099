import ChoiceCore
import ChoiceScene

// How lists of options are printed by `choicekit trace`: everything written out.

extension [ListOption] {
  var report: JSON {
    .array(
      map { option in
        .object(ObjectForm<ListOption>.option.write(option, nil).filter { $0.value != .null })
      })
  }
}

extension [OptionSection] {
  var report: JSON { .array(map { .object(ObjectForm<OptionSection>.section.write($0, nil)) }) }
}

extension [ItemID] {
  var report: JSON { .array(map { .integer($0.rawValue) }) }
}
