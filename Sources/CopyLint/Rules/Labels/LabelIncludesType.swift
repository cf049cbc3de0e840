internal import Readability

/// A label that ends in the kind of control, which screen readers say by themselves.
struct LabelIncludesType: Rule {
  /// `type: allow` keeps the kind of control in labels.
  var allowsType = false

  var about: RuleDescription {
    RuleDescription(
      name: "label-includes-type", group: .labels, severity: .warning, isFixable: true,
      summary: "A spoken label ends in the kind of control.",
      settings: [("type", .text(allowsType ? "allow" : "forbid"))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "type" else { throw SettingError("The only setting is type.") }
    switch value {
    case .text("allow"): allowsType = true
    case .text("forbid"): allowsType = false
    default: throw SettingError("type is forbid or allow.")
    }
  }

  var when: When { allowsType ? .never : .role(.accessibilityLabel) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    guard whole.count <= Self.limit else { return }
    if !subject.lists.isEmpty(.typeEndings) || !subject.lists.isEmpty(.typeOpenings) {
      return checkByLists(subject, whole, into: &findings)
    }
    guard subject.entry.language == "en",
      let type = Self.types.first(where: { ends(subject, whole, in: $0.word) })
    else { return }
    let tail = whole.upperBound - type.word.utf8CodeUnitCount - 1..<whole.upperBound
    let rest = whole.lowerBound..<tail.lowerBound
    guard !rest.isEmpty, !isMeant(subject.text(rest).lowercased(), type) else { return }
    let short = subject.text(rest)
    findings.append(
      finding(
        "Write \(quoted(short)). Screen readers add “\(type.spoken)” to it.", at: tail, in: subject,
        words: [subject.text(tail.lowerBound + 1..<tail.upperBound)], replacement: "",
        applicability: type.isSure ? .safe : .unsafe))
  }

  /// In a language whose words for controls are a list: "Speichern Schaltfläche", "Bouton Enregistrer".
  private func checkByLists(_ subject: Subject, _ whole: Range<Int>, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    guard tokens.count > 1 else { return }
    let last = tokens[tokens.count - 1]
    let range: Range<Int>
    let rest: Range<Int>
    if subject.isWord(last, in: .typeEndings), last.range.upperBound == whole.upperBound {
      // "Speichern-Schaltfläche" is one word, and stays.
      rest = whole.lowerBound..<tokens[tokens.count - 2].range.upperBound
      range = rest.upperBound..<whole.upperBound
    } else if let opening = subject.opening(in: .typeOpenings), tokens.count > 1,
      !subject.isWord(tokens[1], in: .typeComplements), tokens[1].kind == .word
    {
      rest = tokens[1].range.lowerBound..<whole.upperBound
      range = opening.lowerBound..<rest.lowerBound
    } else {
      return
    }
    findings.append(
      finding(
        "Write \(quoted(subject.text(rest))). Screen readers add the kind of control to it.", at: range,
        in: subject, replacement: "", applicability: .unsafe))
  }

  private func ends(_ subject: Subject, _ whole: Range<Int>, in word: StaticString) -> Bool {
    let start = whole.upperBound - word.utf8CodeUnitCount
    return start > whole.lowerBound + 1 && subject.bytes[start - 1] == 0x20 && subject.holds(word, at: start)
  }

  /// Whether the kind is what the label is about: "Copy link", "Power button", "Press the button".
  private func isMeant(_ rest: String, _ type: ControlType) -> Bool {
    let words = rest.split { $0 == " " || $0 == "-" }
    guard let first = words.first.map(String.init), let last = words.last.map(String.init) else {
      return true
    }
    if Self.determiners.contains(last) { return true }
    if type.isSure { return type.spoken == "button" && Self.hardware.contains(last) }
    return Self.verbs.contains(first) || Self.things.contains(last)
  }

  private struct ControlType {
    var word: StaticString
    var spoken: String
    /// Whether the word at the end of a label is hardly ever a thing that the label is about.
    var isSure: Bool
  }

  private static let limit = 60

  private static let types = [
    ControlType(word: "button", spoken: "button", isSure: true),
    ControlType(word: "btn", spoken: "button", isSure: true),
    ControlType(word: "checkbox", spoken: "checkbox", isSure: true),
    ControlType(word: "slider", spoken: "slider", isSure: true),
    ControlType(word: "toggle", spoken: "switch", isSure: true),
    ControlType(word: "link", spoken: "link", isSure: false),
    ControlType(word: "icon", spoken: "image", isSure: false),
    ControlType(word: "text field", spoken: "text field", isSure: false),
    ControlType(word: "search field", spoken: "search field", isSure: false),
    ControlType(word: "tab", spoken: "tab", isSure: false),
    ControlType(word: "picker", spoken: "picker", isSure: false),
  ]

  /// Buttons that people can touch.
  private static let hardware: Set<String> = [
    "action", "crown", "headset", "home", "lock", "menu", "mouse", "mute", "panic", "power", "reset",
    "shutter",
    "side", "sleep", "volume",
  ]

  private static let determiners: Set<String> = [
    "a", "an", "any", "each", "every", "my", "no", "of", "or", "that", "the", "this", "to", "with", "your",
  ]

  /// What people do to links, tabs, icons and fields.
  private static let verbs: Set<String> = [
    "add", "change", "choose", "clear", "close", "copy", "create", "delete", "detach", "download",
    "duplicate",
    "edit", "email", "enter", "follow", "get", "go", "hide", "insert", "make", "move", "mute", "new", "next",
    "open", "paste", "pick", "pin", "previous", "reload", "remove", "rename", "reopen", "reset", "restore",
    "save",
    "scan", "select", "send", "set", "share", "show", "switch", "unpin", "update", "use", "view", "visit",
  ]

  /// Links and icons that are things: a link to invite people, the icon of the app.
  private static let things: Set<String> = [
    "app", "broken", "custom", "deep", "direct", "download", "homescreen", "invitation", "invite", "magic",
    "permanent", "public", "shared", "symbolic",
  ]
}
