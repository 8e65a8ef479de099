import ChoiceCore

/// All keys and names that documents may contain, by the names of their `$defs` in the schema: for
/// the test that holds the schema against what is read.
package enum ScriptVocabulary {
  /// The keys of an object.
  package struct Keys: Equatable, Sendable {
    /// All keys that it may have.
    package var all: [String]
    /// Those that it must have.
    package var required: [String]

    init<Value>(_ form: ObjectForm<Value>) {
      all = form.keys
      required = form.fields.filter { $0.isRequired }.map { $0.key }
    }
  }

  /// The kinds of objects, without the document itself and its steps.
  package static var objects: [String: Keys] {
    var objects: [String: Keys] = [:]
    func add<Value>(_ form: ObjectForm<Value>) { objects[form.name] = Keys(form) }
    add(.components)
    add(.theme)
    add(.shadow)
    add(.insets)
    add(.style)
    add(.trough)
    add(.hairline)
    add(.separator)
    add(.plate)
    add(.fade)
    add(.titleStyle)
    add(.titleSize)
    add(.step)
    add(.iconStyle)
    add(.imageStyle)
    add(.badgeStyle)
    add(.focusRing)
    add(.indicator)
    add(.motion)
    add(.spring)
    add(.item)
    add(.part)
    add(.filter)
    add(.option)
    add(.section)
    add(.labels)
    add(.filterBarStyle)
    add(.list)
    add(.count)
    add(.brackets)
    add(.mark)
    add(.sectionText)
    add(.actions)
    add(.motions)
    add(.withMotion)
    add(ObjectForm<FilterParts>.open)
    add(ObjectForm<FilterParts>.choose)
    add(ObjectForm<FilterParts>.options)
    add(ObjectForm<FilterParts>.counts)
    add(ObjectForm<FilterParts>.showsCounts)
    add(ObjectForm<FilterParts>.listState)
    add(.divider)
    add(.listLabels)
    add(.menuContent)
    add(.popoverMenuStyle)
    add(.menuButton)
    add(.popover)
    add(.placementRules)
    add(.placementArrow)
    add(.popoverMotions)
    add(.rectangle)
    add(ObjectForm<MenuParts>.menuChoice)
    add(ObjectForm<MenuParts>.menuOptions)
    add(.picture)
    add(ObjectForm<TabStripOptions>.options)
    add(.proposal)
    add(.size)
    add(.place)
    add(.press)
    add(.drag)
    add(.pointer)
    add(.keyStroke)
    add(.focus)
    add(.scroll)
    add(.select)
    add(.swipe)
    add(.insert)
    add(.move)
    return objects
  }

  /// The names that a value can have where it is one of several.
  package static var names: [String: [String]] {
    [
      "preset": TabStripStyle.presets.map { $0.name },
      "filterBarPreset": FilterBarStyle.presets.map { $0.name },
      "popoverMenuPreset": PopoverMenuStyle.presets.map { $0.name },
      "menuMeaning": Form.menuMeaning.names,
      "optionKind": Form.optionKind.names,
      "anchorLeaving": Form.anchorLeaving.names,
      "placementSide": Form.placementSide.names,
      "placementAlignment": Form.placementAlignment.names,
      "mode": Form.mode.names,
      "listState": Form.listState.names,
      "countPlace": Form.countPlace.names,
      "widths": Form<TabWidths>.widths.names,
      "alignment": Form<TabAlignment>.alignment.names,
      "edges": Form<TabFade.Edges>.edges.names,
      "placement": Form.placement.names,
      "place": Form.place.names,
      "indicatorWidth": Form.indicatorWidth.names,
      "curveName": Form.named.names,
      "pictureName": Form.builtIn.names,
      "purpose": Form.purpose.names,
      "activation": Form.activation.names,
      "direction": Form.direction.names,
      "appearance": Form.appearance.names,
      "phase": Form.phase.names,
      "key": Form.key.names,
    ]
  }

  /// The keys of a document and of a step.
  package static func keys<Control: ScriptedControl>(
    of control: Control.Type
  ) -> (document: Keys, step: [String]) {
    let step = StepForm(actions: Control.actionForms)
    return (Keys(ScriptDocument<Control>.form), step.events.map { $0.key })
  }
}
