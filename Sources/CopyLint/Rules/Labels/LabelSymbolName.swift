/// The name of an icon, a symbol, or a name from the code, where the spoken label belongs.
struct LabelSymbolName: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-symbol-name", group: .labels, severity: .error, isFixable: true,
      summary: "A spoken label is the name of an icon, a symbol or a name from the code.")
  }

  var when: When {
    .role(in: RoleSet([.accessibilityLabel, .accessibilityAction, .announcement, .inputLabel]))
      && .bytes(...64)
      && .reads([.key, .comment])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    if checkOpening(subject, &findings) { return }
    guard subject.neutral.isEmpty else { return checkEnding(subject, &findings) }
    let whole = subject.trimmedRange
    let name = subject.text(whole)
    // `input-label-form` looks at names that people say.
    if subject.entry.role != .inputLabel, CodeName.isOne(name) || isEvent(name, subject.entry),
      !isNameOfApp(subject.entry), !subject.entry.mentions(Self.tests),
      !subject.names.contains(subject.bytes.span.extracting(whole))
    {
      findings.append(
        finding(
          "\(subject.entry.role == .announcement ? "Say what happened" : "Say what it does"), not \(quoted(name)), which is a name from the code.",
          at: whole, in: subject))
      return
    }
    // Nobody says the name of a symbol, either.
    if subject.entry.role == .inputLabel, !SymbolName.isOne(name) { return }
    guard [.accessibilityLabel, .inputLabel].contains(subject.entry.role) else { return }
    guard Self.isSymbolName(name) || Self.isSign(name) else { return checkPicture(name, subject, &findings) }
    guard let meaning = Self.meaning(of: name, on: subject.entry), subject.entry.language == "en" else {
      findings.append(
        finding(
          subject.entry.role == .inputLabel
            ? "Say what it does, not the icon name \(quoted(name)). Nobody says it."
            : "Say what it does, not the icon name \(quoted(name)). A screen reader reads it out.", at: whole,
          in: subject))
      return
    }
    findings.append(finding(name, meaning, subject))
  }

  /// What comments say of names that only tests look for.
  private static let tests: [StaticString] = ["for testing", "for tests", "for ui test", "grey testing"]

  /// “MSG_RECEIVED”, announced.
  private func isEvent(_ name: String, _ entry: Entry) -> Bool {
    entry.role == .announcement && name.utf8.first?.isASCIICapital == true && CodeName.isSnakeCase(name)
  }

  /// “ownCloud” under the key “app_name”.
  private func isNameOfApp(_ entry: Entry) -> Bool {
    let key = entry.key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != "." }
    return ["appname", "applicationname", "productname", "brandname"].contains { key.hasSuffix($0) }
  }

  /// “Delete thought” for “trash” where the key or the comment names the thing. A verb that needs an object and has none is
  /// not a label either: see `label-verb-only`.
  private func finding(_ name: String, _ meaning: String, _ subject: Subject) -> Finding {
    let verb = meaning.lowercased()
    let whole = subject.trimmedRange
    guard verb == "record" || subject.lists.contains(verb.utf8.span, in: .objectVerbs) else {
      return finding(
        "Say what it does: “\(meaning)”, not the icon name \(quoted(name)).", at: whole, in: subject,
        replacement: meaning, applicability: .unsafe)
    }
    let acted = ActedOn(verb, in: subject.entry)
    guard acted != nil || verb == "record" else {
      return finding(
        "Say what it does and to what: “\(meaning) …”, not the icon name \(quoted(name)).", at: whole,
        in: subject)
    }
    let label = acted.map { "\(meaning) \($0.noun)" } ?? meaning
    return finding(
      "Say what it does: “\(label)”, not the icon name \(quoted(name)).", at: whole, in: subject,
      replacement: label, applicability: .unsafe)
  }

  /// “tool_result: %@”, “toolUse finished”: a name from the code in front of words.
  private func checkOpening(_ subject: Subject, _ findings: inout [Finding]) -> Bool {
    let whole = subject.trimmedRange
    let opening = subject.text(whole).prefix { $0 != " " && $0 != ":" }
    let range = whole.lowerBound..<whole.lowerBound + opening.utf8.count
    guard range.upperBound < whole.upperBound, !subject.isNeutral(range),
      !subject.names.contains(subject.bytes.span.extracting(range)), subject.entry.role != .inputLabel
    else { return false }
    let name = String(opening)
    let isName =
      opening.utf8.first?.isASCIISmall == true && CodeName.isSnakeCase(name)
      // Products are spelled alike: “ownCloud login”.
      || subject.entry.role == .announcement && CodeName.isOne(name)
    guard isName else { return false }
    findings.append(
      finding("Say it in words, not \(quoted(name)), which is a name from the code.", at: range, in: subject))
    return true
  }

  /// “%@, lock.fill”: a symbol in place of a state.
  private func checkEnding(_ subject: Subject, _ findings: inout [Finding]) {
    let whole = subject.trimmedRange
    let text = subject.text(whole)
    guard subject.entry.role == .accessibilityLabel,
      let name = text.split(separator: " ").last.map(String.init),
      text.hasSuffix(", \(name)"), SymbolName.isOne(name)
    else { return }
    findings.append(
      finding(
        "Say what it means, not the icon name \(quoted(name)). A screen reader reads it out.",
        at: whole.upperBound - name.utf8.count..<whole.upperBound, in: subject))
  }

  /// "Gift" for "the button with the gift icon": a good name elsewhere, and here only what the picture shows.
  private func checkPicture(_ name: String, _ subject: Subject, _ findings: inout [Finding]) {
    if let label = Self.deletion(name, subject.entry) {
      findings.append(
        finding(
          "Say what it does: “\(label)”. \(quoted(name)) only names the picture.", at: subject.trimmedRange,
          in: subject, replacement: label, applicability: .unsafe))
      return
    }
    guard let picture = IconPicture(name), picture.isShown(by: subject.entry) else { return }
    findings.append(
      finding(
        "Say what it does, not what the icon shows. \(quoted(name)) only names the picture.",
        at: subject.trimmedRange, in: subject))
  }

  /// “Delete photo” for “Trash” under the key “photo.delete.label”; the trash itself is a good name elsewhere.
  private static func deletion(_ name: String, _ entry: Entry) -> String? {
    guard name == "Trash",
      let verb = ["delete", "remove"].first(where: ActedOn.words(of: entry.key).contains),
      let acted = ActedOn(verb, in: entry)
    else { return nil }
    return "\(capitalized(verb)) \(acted.noun)"
  }

  /// Whether a label is only what its picture shows.
  static func isPicture(_ label: String) -> Bool { IconPicture(label) != nil }

  /// Whether a label can only be what a picture shows: “Location arrow”.
  static func isNoName(_ label: String) -> Bool { IconPicture(label)?.isNoName ?? false }

  /// Whether `text` is an icon word in lowercase, or has the shape of an SF Symbol: "mic.fill".
  static func isSymbolName(_ text: String) -> Bool {
    if SymbolName.isOne(text) || SymbolName.isSpelledOut(text) { return true }
    guard text.utf8.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || $0 == UInt8(ascii: ".") }) else {
      return false
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      return text == "sparkles" || text == "sportscourt" || WordLists.common.contains(text, in: .iconWords)
    }
    // SF Symbols has a figure for each sport: "figure.baseball".
    if parts[0] == "figure", parts.count == 2 || parts.count == 3, !parts.contains("") { return true }
    return !parts.contains("")
      && parts.contains { part in
        [.iconWords, .symbolParts].contains { WordLists.common.contains(String(part), in: $0) }
      }
  }

  /// "x", or punctuation and symbols only; emoji have spoken names, so they don't count. Any other letter may be what the
  /// picture shows: a rating, a key.
  private static func isSign(_ text: String) -> Bool {
    if text == "x" || text == "X" { return true }
    // Keys of a phone.
    if text == "*" || text == "#" { return false }
    let scalars = text.unicodeScalars
    return !scalars.isEmpty && scalars.allSatisfy(isPunctuationOrSymbol)
  }

  private static func isPunctuationOrSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .modifierSymbol:
      true
    case .otherSymbol: !scalar.properties.isEmojiPresentation && meanings[String(scalar)] != nil
    default: false
    }
  }

  static func meaning(of name: String) -> String? {
    let base = name.split { $0 == "." || $0 == " " }.first.map(String.init) ?? name
    return meanings[name] ?? meanings[name.lowercased()] ?? meanings[base]
  }

  /// A cross closes something, unless the key or the comment says what else it does.
  private static func meaning(of name: String, on entry: Entry) -> String? {
    // The arrows stand for more than one thing.
    if name == "arrow.clockwise", entry.mentions(["retry", "try again"]) { return "Try again" }
    if name == "square.and.arrow.up", entry.mentions(["export"]) { return "Export" }
    guard let meaning = meaning(of: name), meaning == "Close" else { return meaning(of: name) }
    let others: [StaticString] = ["discard", "delete", "remove"]
    return others.first { entry.mentions([$0]) }.map { capitalized("\($0)") } ?? meaning
  }

  /// What to say if the icon leaves no doubt. A pencil on paper also stands for something new to write.
  private static let meanings: [String: String] = [
    "chevron.left": "Back", "chevron.backward": "Back", "arrow.left": "Back", "arrow.backward": "Back",
    "chevron.right": "Next", "chevron.forward": "Next", "arrow.right": "Next", "arrow.forward": "Next",
    "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
    "burger": "Menu", "cog": "Settings", "cogwheel": "Settings", "ellipsis": "More",
    "gear": "Settings", "gearshape": "Settings", "hamburger": "Menu", "house.fill": "Home", "kebab": "More",
    "magnifier": "Search", "magnifyingglass": "Search", "meatballs": "More", "mic": "Record",
    "paperclip": "Attach", "paperplane": "Send", "pencil": "Edit", "plus": "Add",
    "square.and.arrow.up": "Share", "trash": "Delete", "trashcan": "Delete", "x": "Close", "xmark": "Close",
    "+": "Add", "×": "Close", "✕": "Close", "✖": "Close", "…": "More", "...": "More", "⋯": "More",
    "⋮": "More",
    "☰": "Menu", "≡": "Menu", "?": "Help", "<": "Back", "‹": "Back", "←": "Back", ">": "Next", "›": "Next",
    "→": "Next",
  ]
}
