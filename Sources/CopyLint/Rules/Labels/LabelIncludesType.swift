internal import Readability

/// A label that ends in the kind of control, which screen readers say by themselves.
struct LabelIncludesType: Rule {
  /// `type: allow` permits the kind of control in labels.
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

  var when: When { allowsType ? .never : .role(.accessibilityLabel) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    guard whole.count <= Self.limit else { return }
    guard subject.entry.language == "en" else { return checkByLists(subject, whole, into: &findings) }
    guard let type = ending(of: whole, in: subject) else { return }
    // "Settings, heading"
    let comma = type.lowerBound - 2
    let rest = whole.lowerBound..<(subject.bytes[comma] == UInt8(ascii: ",") ? comma : comma + 1)
    let word = subject.foldedText(type)
    // "X" alone would be the name of an icon.
    guard rest.count > 1, !isMeant(subject.text(rest), word, subject.lists), !isNamed(rest, word, subject)
    else { return }
    // “Icon button”: what is left is the matter of `label-generic`.
    if LabelGeneric.isKind(subject.text(whole), subject.lists)
      || LabelGeneric.isKind(subject.text(rest), subject.lists)
    {
      return
    }
    if showsPicture(subject.text(rest), word) {
      findings.append(
        finding(
          "Say what it does. \(quoted(subject.text(whole))) is only what it shows.", at: whole, in: subject,
          severity: word == "icon" ? .note : nil))
      return
    }
    let isSure = subject.lists.contains(word, in: .sureTypeEndings)
    findings.append(
      finding(
        word == "indicator"
          ? "Write \(quoted(subject.text(rest))). People need only what it shows, without “indicator”."
          : "Write \(quoted(subject.text(rest))). Screen readers add “\(Self.spoken(word))” to it.",
        at: rest.upperBound..<whole.upperBound, in: subject, words: [subject.text(type)],
        // Other words often say what a thing is: “Navigation header”, “Placeholder for {title} tab”.
        severity: isSure ? nil : .note, replacement: "", applicability: isSure ? .safe : .unsafe))
  }

  /// Whether a label names only the picture: "Trash icon", "Trash icon button".
  private func showsPicture(_ rest: String, _ type: String) -> Bool {
    if type == "icon" { return IconPicture(rest) != nil }
    return rest.lowercased().hasSuffix(" icon") && IconPicture(String(rest.dropLast(" icon".count))) != nil
  }

  /// In a language whose words for controls are a list: "Speichern Schaltfläche", "Bouton Enregistrer".
  private func checkByLists(_ subject: Subject, _ whole: Range<Int>, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    guard tokens.count > 1 else { return }
    let last = tokens[tokens.count - 1]
    let type: Range<Int>
    var range: Range<Int>
    let rest: Range<Int>
    if subject.isWord(last, in: .typeEndings), last.range.upperBound == whole.upperBound {
      // "Speichern-Schaltfläche" is one word, and stays.
      type = last.range
      rest = whole.lowerBound..<tokens[tokens.count - 2].range.upperBound
      range = rest.upperBound..<whole.upperBound
    } else if let opening = subject.opening(in: .typeOpenings), tokens.count > 1,
      !subject.isWord(tokens[1], in: .typeComplements), tokens[1].kind == .word
    {
      type = opening
      rest = afterPreposition(tokens[1].range.lowerBound, in: subject)..<whole.upperBound
      range = opening.lowerBound..<rest.lowerBound
    } else {
      return
    }
    let isPicture = Self.pictures.contains(subject.foldedText(type))
    // “Icona dell'app” is the icon of the app.
    let words = subject.foldedText(rest).split(separator: " ").map(String.init)
    if isPicture, words.contains(where: { subject.lists.contains($0, in: .typeThings) }) { return }
    var label = subject.text(rest)
    var replacement = ""
    if type.lowerBound == whole.lowerBound, subject.bytes[type.lowerBound].isASCIICapital,
      let letter = label.first, letter.isLowercase
    {
      label = letter.uppercased() + label.dropFirst()
      range = range.lowerBound..<rest.lowerBound + String(letter).utf8.count
      replacement = letter.uppercased()
    }
    findings.append(
      finding(
        "Write \(quoted(label)). Screen readers add the kind of control to it.", at: range, in: subject,
        severity: isPicture ? .note : nil, replacement: replacement, applicability: .unsafe))
  }

  /// Where “état” begins in “Icône d'état”: an elided preposition goes with the kind.
  private func afterPreposition(_ start: Int, in subject: Subject) -> Int {
    for preposition in Self.elidedPrepositions where subject.holds(preposition, at: start) {
      return start + preposition.utf8CodeUnitCount
    }
    return start
  }

  private static let pictures = ["icône", "icona", "icono", "ícono"]
  /// How an icon to choose looks, besides colors.
  private static let looks = ["and", "black", "dark", "default", "light", "white"]

  private static let elidedPrepositions: [StaticString] = ["d'", "d’", "dʼ", "dell'", "dell’"]

  /// The kind of control that ends an English label, in one word or two: "Save button", "Search text field".
  private func ending(of whole: Range<Int>, in subject: Subject) -> Range<Int>? {
    var start = whole.upperBound + 1
    for _ in 1...2 {
      start = subject.bytes.run(upTo: start - 1) { $0 != 0x20 }.lowerBound
      guard start > whole.lowerBound + 1 else { return nil }
      let type = start..<whole.upperBound
      if subject.lists.contains(subject.bytes.span.extracting(type), in: .typeEndings) { return type }
      // “Light switch” is a thing.
      if subject.foldedText(type) == "switch", subject.entry.mentions(["toggle"]) { return type }
    }
    return nil
  }

  /// Whether the kind is what the label is about: "Copy link", "Power button", "Press the button".
  private func isMeant(_ rest: String, _ type: String, _ lists: WordLists) -> Bool {
    let words = rest.split { $0 == " " || $0 == "-" }.map(String.init)
    guard let first = words.first, let last = words.last else { return true }
    if lists.contains(last, in: .typeComplements) { return true }
    if lists.contains(type, in: .sureTypeEndings) {
      return lists.contains(last, in: Self.spoken(type) == "button" ? .buttonThings : .typeThings)
    }
    return lists.contains(first, in: .typeVerbs) || lists.contains(last, in: .typeThings)
  }

  /// Whether the kind is a thing that has a name: the icons to choose from under “icon.black”, a button that people make
  /// themselves.
  private func isNamed(_ rest: Range<Int>, _ type: String, _ subject: Subject) -> Bool {
    if Self.spoken(type) == "button" { return subject.entry.isNamedLike(["custom_button", "custombutton"]) }
    guard type == "icon" else { return false }
    let words = subject.foldedText(rest).split(separator: " ").map(String.init)
    if words.allSatisfy({ Self.looks.contains($0) || subject.lists.contains($0, in: .colors) }) {
      return true
    }
    let name = words.joined()
    let key = subject.entry.key.lowercased()
    return ["icon.", "icons."].contains { key.hasSuffix($0 + name) }
  }

  /// What screen readers say for a kind.
  private static func spoken(_ type: String) -> String {
    switch type {
    case "btn": "button"
    case "toggle": "switch"
    case "icon": "image"
    default: type
    }
  }

  private static let limit = 60
}
