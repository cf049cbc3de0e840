/// A percent sign that begins no placeholder, in a text into which values are put.
struct StrayPercent: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "stray-percent", group: .translation, severity: .error, isFixable: true,
      summary: "A text with values has a percent sign by itself, or a broken placeholder.")
  }

  var when: When { .sign("%٪") && .syntax(.apple, .printf, .android, .ruby) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let syntax = subject.entry.syntax
    let found = PercentSigns.find(in: subject.bytes.span, syntax: syntax)
    for broken in found.broken {
      findings.append(
        finding(
          "Write this as “%1$@” or “%@”. As it is, no value is filled in.", at: broken, in: subject))
    }
    guard !found.alone.isEmpty, syntax != .ruby,
      found.takesValues || Self.takesValues(subject.entry.source, syntax: syntax)
    else { return }
    for sign in found.alone {
      findings.append(
        finding(
          "Write “%%” here. In a text with values, a lone “%” is lost or uses up a value.", at: sign,
          in: subject,
          replacement: "%%", applicability: .unsafe))
    }
  }

  /// Whether the program puts values into the text in the source language.
  private static func takesValues(_ source: String?, syntax: Syntax) -> Bool {
    guard let source, source.utf8.contains(UInt8(ascii: "%")) else { return false }
    return !placeholders(in: source, syntax: syntax).isEmpty
  }
}
