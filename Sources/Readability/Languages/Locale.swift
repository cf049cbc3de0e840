/// A language and where it is written, by its BCP 47 name.
package struct Locale: Sendable, Equatable {
  /// BCP 47, as it was given.
  package let name: String
  /// The language subtag in lowercase letters: `pt` for `pt-BR`. English in other letters than Latin, such as Shavian, is a
  /// language of its own here, `en-Shaw`: no word is spelled as the rules and formulas for English know it.
  package let language: String
  /// The script subtag, when the name has one: `Hans` for `zh-hans-CN`.
  package let script: String?
  /// The region subtag, when the name has one: `BR` for `pt-br`, `419` for `es-419`.
  package let region: String?

  /// - Parameter name: BCP 47; `_` is read as `-`, as files and ICU write it.
  package init(_ name: String) {
    self.name = name
    var rest = name.utf8[...]
    let code = Self.subtag(of: &rest).lowercased()
    var part = Self.subtag(of: &rest)
    // Languages such as `yue` once came after another: `zh-yue`.
    while part.utf8.count == 3, part.utf8.allSatisfy(isLetter) { part = Self.subtag(of: &rest) }
    if part.utf8.count == 4, part.utf8.allSatisfy(isLetter) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      part = Self.subtag(of: &rest)
    } else {
      script = nil
    }
    language = if code == "en", let script, script != "Latn" { "en-\(script)" } else { code }
    let isRegion =
      part.utf8.count == 2 && part.utf8.allSatisfy(isLetter)
      || part.utf8.count == 3 && part.utf8.allSatisfy(isDigit)
    region = isRegion ? part.uppercased() : nil
  }

  /// The language as CLDR names it: `nb` for `no`.
  package var cldrLanguage: String { language == "no" ? "nb" : language }

  /// The name as files and folders have it next to the BCP 47 form: `pt_BR`.
  package var underscoredName: String { name.replacing("-", with: "_") }

  /// Whether both are of one language, wherever it is written.
  package func isSameLanguage(as other: Locale) -> Bool { language == other.language }

  /// Whether texts that are missing here are taken from `other`, a language without a region: `en` for `en-GB`.
  package func fallsBack(on other: Locale) -> Bool { language == other.name }

  /// Whether it is written in another region than `other`, in the same language: `en-GB` for `en` or `en-US`, but not `en-US`
  /// for `en`. In Chinese, regions write with other characters.
  package func isVariety(of other: Locale) -> Bool {
    guard isSameLanguage(as: other), script == other.script, language != "zh", let region else {
      return false
    }
    return region != other.region ?? (language == "en" ? "US" : language.uppercased())
  }

  /// Whether what is said of one locale is said of another, too: of `de` also for `de-AT`.
  ///
  /// Compares names, as it is asked of each string. People also write `pt_BR`.
  package static func name(_ name: String, includes other: String) -> Bool {
    let (name, other) = (name.utf8, other.utf8)
    guard
      other.starts(with: name, by: { $0 == $1 || $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "_") })
    else { return false }
    return other.count == name.count || other.dropFirst(name.count).first == UInt8(ascii: "-")
  }

  /// Takes the first subtag off.
  private static func subtag(of rest: inout Substring.UTF8View) -> Substring {
    let part = rest.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    rest = rest.dropFirst(part.count + 1)
    return Substring(part)
  }
}
