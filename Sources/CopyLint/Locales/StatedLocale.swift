/// The locale that a file names for its texts, as BCP 47 writes it.
///
/// More than `canonicalLocale`, which also reads names of files: a file may name a language for private use (`x-robot`),
/// add extensions (`de-u-co-phonebk`), or say `Base`.
///
/// - Parameter development: the language in which the app is made.
/// - Returns: nil when it does not have the form of a name that any system knows.
func statedLocale(_ name: some StringProtocol, development: String) -> String? {
  guard name.utf8.count <= longestLocale else { return nil }
  if let locale = canonicalLocale(name) { return locale }
  if name == "Base" { return development }
  let parts = name.prefix { $0 != "@" && $0 != "." }.split(omittingEmptySubsequences: false) {
    $0 == "-" || $0 == "_"
  }
  let isTag = parts.allSatisfy {
    (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIIAlphanumeric)
  }
  // One letter or digit says what the rest is for, and never comes last.
  guard isTag, let mark = parts.firstIndex(where: { $0.utf8.count == 1 }), parts.last?.utf8.count ?? 1 > 1
  else {
    return nil
  }
  let rest = parts[mark...].joined(separator: "-").lowercased()
  if mark == 0 { return ["x", "i"].contains(parts[0].lowercased()) ? rest : nil }
  return canonicalLocale(parts[..<mark].joined(separator: "-")).map { "\($0)-\(rest)" }
}

/// Bytes of the longest name of a language; real ones have at most 35.
let longestLocale = 100

/// A finding on a name that is not a language.
///
/// - Parameter range: where the name is.
func unknownLanguage(_ name: String, at range: Range<Int>?) -> Problem {
  Problem(
    rule: "unknown-language",
    message:
      "Write a code such as “de” or “pt-BR” instead of \(quoted(name)). No system recognizes it.",
    range: range)
}
