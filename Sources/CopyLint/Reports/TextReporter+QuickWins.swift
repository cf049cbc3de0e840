import Readability

extension TextReporter {
  /// `Quick wins with “--fix”: “...” → “…” (147); by hand: “URL” → “link” (12)`
  static func quickWins(_ wins: [Report.QuickWin], offersFixes: Bool = true) -> String {
    let ways = Applicability.all.compactMap { applicability -> String? in
      // Without fixes, all is done by hand.
      let shown = wins.filter { (offersFixes ? $0.applicability : .shown) == applicability }.map { win in
        let change =
          win.replacement.isEmpty
          ? "remove \(named(win.words))" : "\(named(win.words)) → \(named(win.replacement))"
        return "\(change) (\(grouped(win.findings)))"
      }
      return shown.isEmpty ? nil : "\(applicability.way): \(shown.joined(separator: ", "))"
    }
    return "Quick wins \(ways.joined(separator: "; "))"
  }

  /// In quotes; a space by its name, since nobody can see it.
  private static func named(_ words: String) -> String {
    switch words {
    case " ": "a space"
    case "\u{A0}": "a no-break space"
    case "\u{202F}": "a narrow no-break space"
    case "  ": "two spaces"
    default: Self.isVisible(words) ? quoted(words) : Self.codes(of: words)
    }
  }

  private static func isVisible(_ words: String) -> Bool {
    words.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator: false
      default: true
      }
    }
  }

  /// `U+200B`: what nobody can see has a number.
  private static func codes(of words: String) -> String {
    let codes = words.unicodeScalars.prefix(4).map(scalarName)
    return codes.isEmpty ? quoted(words) : codes.joined(separator: " ")
  }
}

extension Applicability {
  /// How such a change is made.
  fileprivate var way: String {
    switch self {
    case .safe: "with “--fix”"
    case .unsafe: "with “--unsafe-fixes”"
    case .shown: "by hand"
    }
  }
}
