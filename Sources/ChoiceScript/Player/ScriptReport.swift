import ChoiceCore
import ChoiceScene

// What `choicekit play` prints: one line of JSON for each record and each scene that is asked for.

extension ScriptPlayer {
  /// Plays everything and reports it: all records and the scenes at `times`, by time, as lines of
  /// JSON. A scene comes after the records of its time.
  ///
  /// Without times the scene is that when all motion has ended.
  public func report(scenesAt times: [Double] = []) -> [String] {
    let end = end
    let records = records
    var lines: [String] = []
    var next = 0
    for time in times.isEmpty ? [end] : times.sorted() {
      while next < records.count, records[next].time <= time {
        lines.append(Self.line(records[next]))
        next += 1
      }
      let scene = scene(at: time)
      lines.append(scene.report(at: time, in: currentProposal, partName: Control.partName).line)
    }
    return lines + records[next...].map(Self.line)
  }

  private static func line(_ record: ScriptRecord<Control.Effect>) -> String {
    var members = [JSON.Member("time", .rounded(record.time))]
    if let step = record.step { members.append(JSON.Member("step", .integer(step))) }
    switch record.event {
    case .effect(let effect): members += Control.report(effect)
    case .refused(let message): members.append(JSON.Member("error", .string(message)))
    case .fault(let fault): members.append(JSON.Member("fault", .string(fault)))
    }
    return JSON.object(members).line
  }
}

extension ControlScene {
  /// The scene as JSON: every node with its frame in the container's coordinates, scrolling added
  /// up and transforms left out. Numbers have at most three decimals.
  func report(at time: Double, in proposal: Proposal, partName: (UInt8) -> String) -> JSON {
    let place = proposal.sanitized.frame
    var origins: [NodeID: ScenePoint] = [:]
    let start = ScenePoint(x: place.x, y: place.y)
    let reports = nodes.map { node in
      let origin = node.parent.flatMap { origins[$0] } ?? start
      let frame = node.frame.offset(x: origin.x, y: origin.y)
      let scrolled = node.scroll?.origin ?? .zero
      origins[node.id] = ScenePoint(x: frame.x - scrolled.x, y: frame.y - scrolled.y)
      return node.report(frame, part: partName(node.id.part), isFocused: focus == node.id)
    }
    var members = [
      JSON.Member("time", .rounded(time)),
      JSON.Member("frame", .rounded(start.x, start.y, size.width, size.height)),
    ]
    if let motionEnds { members.append(JSON.Member("motionEnds", .rounded(motionEnds.seconds))) }
    return .object(members + [JSON.Member("nodes", .array(reports))])
  }
}

extension Node {
  fileprivate func report(_ frame: SceneRect, part: String, isFocused: Bool) -> JSON {
    var members = [
      JSON.Member("id", .string(id.text)),
      JSON.Member("part", .string(part)),
      JSON.Member("item", id.item.map { .integer($0.rawValue) } ?? .null),
      JSON.Member("frame", .rounded(frame.x, frame.y, frame.width, frame.height)),
    ]
    members.append(JSON.Member("opacity", .rounded(opacity)))
    if let transform {
      members.append(JSON.Member("scale", .rounded(transform.scaleX, transform.scaleY)))
    }
    if case .text(let content) = content {
      members.append(JSON.Member("text", .string(content.run.text.string)))
    }
    if let semantics { members += semantics.report }
    if isFocused { members.append(JSON.Member("focused", .bool(true))) }
    return .object(members)
  }
}

extension Semantics {
  var report: [JSON.Member] {
    var members = [
      JSON.Member("role", .string(role.name)), JSON.Member("name", .string(name.string)),
    ]
    if let isSelected { members.append(JSON.Member("selected", .bool(isSelected))) }
    if let isExpanded { members.append(JSON.Member("expanded", .bool(isExpanded))) }
    if opensMenu { members.append(JSON.Member("opensMenu", .bool(true))) }
    if isMultiselectable { members.append(JSON.Member("multiselectable", .bool(true))) }
    if let count { members.append(JSON.Member("number", .integer(count))) }
    if let detail { members.append(JSON.Member("detail", .string(detail.string))) }
    if isDisabled { members.append(JSON.Member("disabled", .bool(true))) }
    if let position {
      members.append(JSON.Member("position", .integer(position.position)))
      members.append(JSON.Member("count", .integer(position.count)))
    }
    if let badge {
      members.append(JSON.Member("badge", Form<Badge>.badge.write(badge, nil)))
    }
    return members
  }
}

extension JSON {
  /// A number with at most three decimals.
  fileprivate static func rounded(_ value: Double) -> JSON {
    guard value.isFinite, value.magnitude < 1e12 else { return .number(value) }
    let thousandths = (value * 1000).rounded()
    return Form<Double>.number.write(thousandths == 0 ? 0 : thousandths / 1000, nil)
  }

  fileprivate static func rounded(_ values: Double...) -> JSON {
    .array(values.map { .rounded($0) })
  }
}
