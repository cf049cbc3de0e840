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
    .role(in: RoleSet(parts: [.button, .destructiveButton, .cancelButton, .tab, .title]))
      && .bytes(moreThan: (screen - Self.margins) / Self.size / Self.widest)
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let room = screen - Self.margins
    for token in subject.analysis.tokens where token.kind == .word {
      let width = Self.width(of: subject.text(token.range))
      guard width > room else { continue }
      findings.append(
        finding(
          "Use a shorter word than \(quoted(subject.text(token.range))). At the largest text size, it needs "
            + "about \(Int(width)) points, and there are only \(Int(room)).", at: token.range, in: subject))
      return
    }
  }

  /// An estimate in points: the widths of a common sans serif, in parts of its size.
  private static func width(of word: String) -> Double {
    size
      * word.unicodeScalars.reduce(0) { sum, letter in
        if narrow.contains(letter) { return sum + 0.3 }
        if wide.contains(letter) { return sum + widest }
        if letter == "-" || letter == "\u{AD}" { return 0 }
        return sum + (letter.properties.isUppercase ? 0.68 : letter.value > 0x2E80 ? 1 : 0.55)
      }
  }

  /// Body text at the largest of Apple's accessibility sizes, in points.
  private static let size = 53.0
  /// 16 points on either side.
  private static let margins = 32.0
  private static let widest = 0.87
  private static let narrow: [Unicode.Scalar] = ["i", "j", "l", "t", "f", "r", "I", "'", "’"]
  private static let wide: [Unicode.Scalar] = ["m", "w", "M", "W"]
}
