internal import Readability

/// A word that is too wide for a small screen at the largest text size.
struct WordTooWide: Rule {
  /// The width of the screen in points.
  var screen = 320.0

  var about: RuleDescription {
    RuleDescription(
      name: "word-too-wide", group: .readability, severity: .note, isDefault: false,
      summary: "A word in a button, a tab or a title may be cut at the largest text size.",
      settings: [("screen", .number(screen))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "screen" else { throw SettingError("The only setting is screen.") }
    guard case .number(let number) = value, 100...10_000 ~= number else {
      throw SettingError("screen is the width of the screen in points, 100 or more.")
    }
    screen = number
  }

  var when: When {
    .role(in: RoleSet(parts: [.button, .destructiveButton, .cancelButton, .tab]).union([.navigationTitle]))
      && .bytes(moreThan: (screen - Self.margins) / Self.size / Self.widest) && .reads([.key, .comment])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    // The system sets its notifications, and a line with a sign in it names a place in the app.
    guard subject.mayBeOnPhone, subject.analysis.counts.words <= Self.mostWords,
      !subject.entry.isNamedLike(["notification", "carplay", "watch", "debug", "developer"])
    else {
      return
    }
    let room = screen - Self.margins
    for token in subject.analysis.tokens where token.kind == .word {
      let word = subject.text(token.range)
      let width = Self.width(of: word) * (subject.entry.syntax == .android ? Self.androidSize / Self.size : 1)
      let shorter = subject.entry.language == "en" ? ShorterWord.forWord(word) : nil
      guard width > room * (shorter == nil ? Self.excess : Self.leeway), !Self.isName(word) else { continue }
      findings.append(
        finding(
          "Use a shorter word than \(quoted(word)), \(shorter.map { "such as “\($0)”" } ?? "or see if it fits"). "
            + "At the largest text size, it needs about \(Int(width)) points, and there are only \(Int(room)).",
          at: token.range, in: subject))
      return
    }
  }

  /// An estimate in points: the widths of a common sans serif, in parts of its size.
  private static func width(of word: String) -> Double {
    size
      * word.unicodeScalars.reduce(0) { sum, letter in
        if narrow.contains(letter) { return sum + 0.3 }
        if wide.contains(letter) { return sum + widest }
        // A line may end there.
        if letter == "-" || letter == "\u{AD}" { return 0 }
        return sum + (letter.properties.isUppercase ? 0.68 : letter.value > 0x2E80 ? 1 : 0.55)
      }
  }

  /// "OpenStreetMap": a name can't be replaced.
  private static func isName(_ word: String) -> Bool {
    word.unicodeScalars.dropFirst().contains { $0.properties.isUppercase || !$0.properties.isAlphabetic }
  }

  /// An estimate may be wrong by so much.
  private static let leeway = 1.15
  /// From here on a word is broken on any phone, so it is worth a look where we know no shorter one.
  private static let excess = 1.6
  /// Body text at the largest of Apple's accessibility sizes, in points.
  private static let size = 53.0
  /// Android lets text grow to twice its size, from 16 sp.
  private static let androidSize = 32.0
  /// What is longer is a sentence, which has room.
  private static let mostWords = 4
  /// 16 points on either side.
  private static let margins = 32.0
  private static let widest = 0.87
  private static let narrow: [Unicode.Scalar] = ["i", "j", "l", "t", "f", "r", "I", "'", "’"]
  private static let wide: [Unicode.Scalar] = ["m", "w", "M", "W"]
}
