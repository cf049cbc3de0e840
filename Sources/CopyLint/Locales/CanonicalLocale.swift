/// `tag` as BCP 47 writes it: `pt_br` is `pt-BR`, `iw` is `he`, `sr_RS.UTF-8@latin` is `sr-Latn-RS`.
///
/// - Returns: nil when it does not have the form of a language tag.
package func canonicalLocale(_ tag: some StringProtocol) -> String? {
  guard tag.utf8.count <= longestLocale else { return nil }
  let name = tag.prefix { $0 != "@" && $0 != "." }
  let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
  guard let language = parts.first, (2...3).contains(language.utf8.count), isLetters(language) else {
    return nil
  }
  let code = language.lowercased()
  var result = replacedLanguages.first { $0.old == code }?.new ?? code
  let modifier = tag.lastIndex(of: "@").map { tag[tag.index(after: $0)...] } ?? tag[tag.endIndex...]
  if let script = scripts.first(where: { $0.modifier == modifier })?.script { result += "-" + script }
  for part in parts.dropFirst() {
    switch part.utf8.count {
    case 4 where isLetters(part): result += "-" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
    case 2 where isLetters(part), 3 where isDigits(part): result += "-" + part.uppercased()
    // Android's folders: “zh-rCN”.
    case 3 where part.first == "r" && isLetters(part) && part.dropFirst().allSatisfy(\.isUppercase):
      result += "-" + part.dropFirst()
    case 3...8 where isAlphanumeric(part): result += "-" + part.lowercased()
    default: return nil
    }
  }
  return variants.contains(String(modifier)) ? result + "-" + modifier : result
}

/// What the modifiers of glibc's locales name as a script (ISO 15924). Others, such as “euro”, say nothing of the text.
private let scripts: [(modifier: String, script: String)] = [
  ("latin", "Latn"), ("Latn", "Latn"), ("cyrillic", "Cyrl"), ("Cyrl", "Cyrl"), ("arabic", "Arab"),
  ("devanagari", "Deva"), ("shaw", "Shaw"), ("Shaw", "Shaw"), ("iqtelif", "Latn"),
]

/// Modifiers that are variants of BCP 47 by the same name.
private let variants: Set<String> = ["valencia"]

/// Codes that Java, Android and old systems write, and what replaced them (IANA language subtag registry).
private let replacedLanguages: [(old: String, new: String)] = [
  ("iw", "he"), ("in", "id"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"),
]

private func isLetters(_ text: some StringProtocol) -> Bool {
  text.utf8.allSatisfy { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
}

private func isDigits(_ text: some StringProtocol) -> Bool {
  text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
}

private func isAlphanumeric(_ text: some StringProtocol) -> Bool {
  text.utf8.allSatisfy {
    ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
      || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
  }
}
