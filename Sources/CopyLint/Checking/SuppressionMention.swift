/// A place in a file that addresses copy-lint: a suppression, or what someone thought was one.
struct SuppressionMention: Sendable {
  enum Kind: Sendable, Equatable {
    /// `copy-lint:disable RULES`, which counts only in the comment of a string.
    case entry([String])
    /// `copy-lint:disable-file RULES`.
    case file
    /// It doesn't turn anything off; with what to do about it.
    case none(String)
  }

  var kind: Kind
  /// UTF-8 offsets of the words.
  var range: Range<Int>

  /// How our name goes on after its first letter.
  private static let starts: [StaticString] = ["opy", "OPY"]
  private static let name: StaticString = "copy-lint"
  /// How people write it from memory.
  private static let names: [StaticString] = [name, "copylint", "copy_lint"]
  /// Words that other linters know, or that people may expect.
  private static let verbs = [
    "disable", "disable-line", "disable-next", "disable-next-line", "disable-file", "disable-all", "ignore",
    "ignore-line", "ignore-next-line", "ignore-file", "enable", "off", "skip", "suppress", "noqa", "nolint",
  ]

  /// All of a text, in one pass.
  static func all(in text: Span<UInt8>) -> [SuppressionMention] {
    var found: [SuppressionMention] = []
    var index = 2
    while true {
      // Rarer than the letters before them.
      let place = text.firstIndex(ofLetters: UInt8(ascii: "p"), UInt8(ascii: "y"), from: index)
      guard place < text.count else { return found }
      index = place + 2
      guard starts.contains(where: { text.holds($0, at: place - 1) }) else { continue }
      for name in names where holds(name, in: text, at: place - 2) {
        index = place - 2 + name.utf8CodeUnitCount
        if let mention = SuppressionMention(at: place - 2, name, in: text) { found.append(mention) }
      }
    }
  }

  /// Whether a name is there, in any case of its letters.
  private static func holds(_ name: StaticString, in text: Span<UInt8>, at start: Int) -> Bool {
    guard start + name.utf8CodeUnitCount <= text.count else { return false }
    let found = String(copying: text.extracting(start..<start + name.utf8CodeUnitCount))
    return found.lowercased() == name.description
  }

  private init?(at start: Int, _ name: StaticString, in text: Span<UInt8>) {
    var index = start + name.utf8CodeUnitCount
    let isName =
      name.utf8CodeUnitCount == Self.name.utf8CodeUnitCount && text.byte(start + 4) == UInt8(ascii: "-")
    let sign = text.byte(index)
    let hasColon = sign == UInt8(ascii: ":")
    if hasColon || sign == UInt8(ascii: "-") { index += 1 }
    let wordStart = index
    while text.byte(index) == 0x20, index - wordStart < 2 { index += 1 }
    let hasSpace = index > wordStart
    let verbStart = index
    Self.skipName(in: text, &index)
    let spelled = String(copying: text.extracting(verbStart..<index))
    let word = spelled.lowercased()
    // One letter is wrong, and it is no sentence.
    let isClose = hasColon && !hasSpace && word.utf8.count > 4
    guard let verb = Self.verbs.contains(word) ? word : isClose ? Self.nearVerb(word) : nil else {
      return nil
    }
    range = start..<index
    let rules = Self.rules(from: index, in: text)
    let written = String(copying: text.extracting(range))
    let isLowercase = spelled == word && text.holds(name, at: start)
    guard isName, verb == word, isLowercase else {
      // “copylint ignores” may be part of a sentence.
      guard hasColon else { return nil }
      let meant = verb == "disable-file" ? verb : "disable"
      kind = .none("Write “copy-lint:\(meant)”. “\(written)” doesn't turn anything off.")
      return
    }
    switch verb {
    case "disable" where hasColon && !hasSpace, "disable-file" where hasColon && !hasSpace:
      if rules.isEmpty {
        kind = .none("Name a rule after “\(written)”, such as “jargon”. It doesn't turn anything off.")
      } else if verb == "disable" {
        kind = .entry(rules)
      } else {
        kind = .file
      }
    case "disable", "disable-file":
      kind = .none("Write “copy-lint:\(verb)” without spaces. “\(written)” doesn't turn anything off.")
    default:
      // “copy-lint ignores” may be part of a sentence.
      guard hasColon || !hasSpace else { return nil }
      kind = .none(
        "Write “copy-lint:disable RULE -- reason” in the string's comment. “\(written)” doesn't turn anything off."
      )
    }
  }

  /// The word that turns something off and differs in one letter.
  private static func nearVerb(_ word: String) -> String? {
    let near = ["disable", "disable-file"].filter { abs($0.utf8.count - word.utf8.count) <= 1 }
    return nearestName(to: word, in: near, within: 1)
  }

  /// The names after the marker, up to what cannot be one.
  private static func rules(from start: Int, in text: Span<UInt8>) -> [String] {
    var rules: [String] = []
    var index = start
    while index < text.count {
      let byte = text[index]
      if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") {
        index += 1
        continue
      }
      guard byte.isASCIILetter else { break }
      let begin = index
      skipName(in: text, &index)
      rules.append(String(copying: text.extracting(begin..<index)))
    }
    return rules
  }

  /// Skips letters and hyphens.
  private static func skipName(in text: Span<UInt8>, _ index: inout Int) {
    while index < text.count {
      let byte = text[index]
      guard byte.isASCIILetter || byte == UInt8(ascii: "-") else { return }
      index += 1
    }
  }
}
