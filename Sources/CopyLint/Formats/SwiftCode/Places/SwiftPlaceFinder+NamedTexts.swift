internal import Readability

/// Texts that a property or function gives back whose name says that people see them.
extension SwiftPlaceFinder {
  /// `var displayName: String { switch self { case .all: "All files" } }`; the uses are in other files.
  func namedText(_ node: SwiftNode) -> SwiftPlaces.Row? {
    guard node.kind == .body, !node.name.isNone, namesText(node.name) || describesCases(node),
      givesText(node),
      !isForTheTeam(node)
    else { return nil }
    let isError =
      namesFault(node.name)
      || isOfError(node)
        && (holds("localizedDescription", in: node.name) || holds("message", in: node.name))
    let role: Role =
      isError
      ? holds("Title", in: lastWord(of: node.name)) ? .errorTitle : .error
      : isOfPanes(node) ? .tab : namesButton(node.name) ? button(named: node.name) : .unknown
    return SwiftPlaces.Row(meaning: .role(role), isLikely: true)
  }

  /// `var description: String { switch self { case .low: "Low - 320p" } }`: what each case is for people. Debuggers show one
  /// word.
  private func describesCases(_ body: SwiftNode) -> Bool {
    guard holds("description", in: body.name), !isOfError(body), body.range.count < 4000,
      beginning(of: body).contains("switch self")
    else { return false }
    var at = body.range.lowerBound
    while let start = bytes.span.firstIndex(of: "\"", from: at, before: body.range.upperBound) {
      let end = bytes.span.firstIndex(of: UInt8(ascii: "\""), 0x0A, from: start + 1)
      if isLong(start..<min(end + 1, bytes.count)) { return true }
      at = end + 1
    }
    return false
  }

  /// Whether the type around a property is an error: `enum LoadFailure: Error`, `extension LoadError`.
  func isOfError(_ body: SwiftNode) -> Bool {
    guard body.parent >= 0 else { return false }
    let type = source.nodes[Int(body.parent)]
    guard type.kind == .type, !type.name.isNone else { return false }
    return bytes.span.extracting(type.name.lowerBound..<type.range.lowerBound).contains("Error")
      || piece(type.name).contains("Fault") || piece(type.name).contains("Failure")
  }

  /// Whether a property or function tells of each gesture what it does, so that this is no hint for one control:
  /// `switch gesture { case .pinch: "Pinch to zoom" … }`.
  func tellsGestures(_ body: SwiftNode) -> Bool {
    let code = bytes.span.extracting(body.range.prefix(4000))
    let gestures: [StaticString] = [
      "case .tap", "case .doubleTap", "case .longPress", "case .swipe", "case .pinch",
    ]
    return gestures.count { code.contains($0) } > 1
  }

  /// Whether a property is the name of a part of the settings: `enum SettingsPane { … var title: String { … } }`.
  private func isOfPanes(_ body: SwiftNode) -> Bool {
    guard body.parent >= 0, holds("title", in: body.name) || holds("label", in: body.name) else {
      return false
    }
    let type = source.nodes[Int(body.parent)]
    return type.marks.contains(.enumeration) && !type.name.isNone
      && holds("Pane", in: lastWord(of: type.name))
  }

  /// `settingsActionTitle`, `saveButtonTitle`
  private func namesButton(_ name: SwiftPiece) -> Bool {
    ["ActionTitle", "ButtonTitle", "ButtonLabel"].contains { piece(name).ends(with: $0) }
  }

  private func button(named name: SwiftPiece) -> Role {
    piece(name).contains("estructive") ? .destructiveButton : .button
  }

  /// Whether a property tells of a failure: `faultDescription`, `errorText`.
  private func namesFault(_ name: SwiftPiece) -> Bool {
    let words: [StaticString] = ["fault", "error", "failure"]
    let parts: [StaticString] = ["Fault", "Error", "Failure"]
    return words.contains { bytes.span.holds($0, at: name.lowerBound) }
      || parts.contains { piece(name).contains($0) }
  }

  private func namesText(_ name: SwiftPiece) -> Bool {
    if Self.wholes.contains(where: { holds($0, in: name) }) { return true }
    // `darkDisplayName`
    if piece(name).ends(with: "DisplayName") { return true }
    // `formattedDistance`, `displayType`
    let openings: [StaticString] = ["formatted", "display"]
    if openings.contains(where: { opening in
      let end = name.lowerBound + opening.utf8CodeUnitCount
      return end < name.upperBound && bytes.span.holds(opening, at: name.lowerBound)
        && bytes[end].isASCIICapital
    }) {
      return true
    }
    let last = lastWord(of: name)
    guard last.lowerBound > name.lowerBound else { return false }
    return Self.endings.contains { holds($0, in: last) }
      && !Self.internals.contains { piece(name).contains($0) }
  }

  /// Whether the property or function is one of a string.
  private func givesText(_ body: SwiftNode) -> Bool {
    if body.marks.contains(.accessors) { return holds("String", in: body.qualifier) }
    guard body.previous >= 0, source.nodes[Int(body.previous)].kind == .parameters else { return false }
    let start = source.nodes[Int(body.previous)].range.upperBound
    guard start < body.range.lowerBound, body.range.lowerBound - start < 80 else { return false }
    let type = bytes.span.extracting(start..<body.range.lowerBound)
    return type.contains("-> String") && !type.contains("-> String.")
  }

  private static let wholes: [StaticString] = [
    "title", "subtitle", "displayName", "displayText", "localizedName", "localizedDescription", "label",
    "helpText", "headline",
  ]
  private static let endings: [StaticString] = [
    "Title", "Subtitle", "Text", "Label", "Description", "Headline", "Message", "Detail", "Reason",
    "Display",
  ]
  /// Names of what the app keeps for itself.
  private static let internals: [StaticString] = [
    "UserMessage", "systemMessage", "SystemMessage", "commit", "debug", "Debug", "log", "Log", "analytics",
    "Analytics", "raw", "encoded", "json", "JSON", "html",
    "HTML",
  ]

  /// Whether a function or type around a node says that only the team uses it.
  func isForTheTeam(_ node: SwiftNode) -> Bool {
    var parent = node.parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .body || node.kind == .type,
        Self.teams.contains(where: { piece(node.name).contains($0) }) || namesPreview(node.name)
      {
        return true
      }
      parent = node.parent
    }
    return false
  }

  private static let teams: [StaticString] = [
    "ebug", "Mock", "Fake", "Stub", "Fixture", "Sample", "Analytics", "Logger",
  ]
}
