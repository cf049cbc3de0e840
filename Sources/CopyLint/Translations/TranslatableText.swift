internal import Readability

/// Which texts of a source need a translation.
enum TranslatableText {
  /// Whether `text` says something that differs between languages: not a sign, an address, a unit, the name of the app, or
  /// what Interface Builder put there.
  ///
  /// - Parameters:
  ///   - syntax: the grammar of its placeholders, whose letters do not count.
  ///   - isEnglish: whether the source is in English. An English text without a Latin letter is a quotation.
  static func isOne(_ text: String, key: String, syntax: Syntax, isEnglish: Bool) -> Bool {
    var neutral: [NeutralRange] = []
    findNeutralRanges(in: text.utf8Span.span, syntax: syntax, into: &neutral)
    var hasLetter = false
    forEachScalar(of: Array(text.utf8), outside: neutral) { scalar, _ in
      if !isEnglish || scalar.value < 0x250, scalar.properties.isAlphabetic { hasLetter = true }
    }
    guard hasLetter, !namesOfApp.contains(key) else { return false }
    // The mark of a picture in manuals that are made with xml2po or itstool.
    if text.hasPrefix("@@image: ") || text.hasPrefix("external ref='") { return false }
    // The license itself is valid only as it is.
    if text.utf8.count > longestNotice, text.contains("GNU GENERAL PUBLIC LICENSE") { return false }
    if isDummy(text) || text.contains("://") && !text.utf8.contains(0x20) { return false }
    if isNumberedName(text) || Prose.isCommandLine(text.utf8Span.span) { return false }
    if isEnglish, isUnknownName(text) { return false }
    guard !text.utf8.contains(0x20) else { return true }
    if isShortcut(text) || isFileName(text) || isUnit(text) || isMask(text) { return false }
    if hasInnerCapital(text) || text == key && isSnakeCase(text) || isEnglish && isAcronym(text) {
      return false
    }
    // "N/A", "ZB".
    return text.utf8.count > 3 || text.utf8.contains(where: \.isASCIISmall)
      || text.utf8.contains { $0 >= 0x80 }
  }

  private static let namesOfApp: Set<String> = [
    "CFBundleName", "CFBundleDisplayName", "appName", "app_name", "application_name", "applicationName",
  ]

  /// "libx264", "mkv", "bhp-gui": small letters that are no English word; "Signe Brander": several such words with capitals.
  private static func isUnknownName(_ text: String) -> Bool {
    guard let common else { return false }
    let bytes = text.utf8Span.span
    var (start, words, capitals, spaces) = (0, 0, 0, 0)
    for index in 0...bytes.count {
      let byte = bytes.byte(index)
      if byte.isASCIIAlphanumeric { continue }
      guard index == bytes.count || byte == 0x20 || byte == 0x2D, index > start else { return false }
      let word = bytes.extracting(start..<index)
      if common.contains(word) { return false }
      words += 1
      if isCapitalized(word) {
        capitals += 1
      } else if word.indices.contains(where: { word[$0].isASCIICapital }) {
        return false
      }
      if byte == 0x20 { spaces += 1 }
      start = index + 1
    }
    return capitals == 0 ? spaces == 0 : spaces > 0 && capitals == words
  }

  private static func isCapitalized(_ word: Span<UInt8>) -> Bool {
    word.count > 2 && word[0].isASCIICapital && (1..<word.count).allSatisfy { word[$0].isASCIISmall }
  }

  private static let common = CommonWords()

  /// "Ctrl+Enter": keys to press.
  private static func isShortcut(_ text: String) -> Bool {
    let keys = text.split(separator: "+", omittingEmptySubsequences: false)
    guard keys.count > 1, keys.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 9 }) else { return false }
    return keys.dropLast().allSatisfy { modifiers.contains(String($0)) }
  }

  private static let modifiers = ["Ctrl", "Shift", "Alt", "Cmd", "Meta", "Control", "Option"]

  /// "XXXX", "XXX-XXX": what a field shows for the signs to come.
  private static func isMask(_ text: String) -> Bool {
    let mark = UInt8(ascii: "X")
    return text.utf8.count { $0 == mark } >= 3
      && text.utf8.allSatisfy {
        $0 == mark || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/")
      }
  }

  /// In UTF-8 bytes.
  private static let longestNotice = 3000

  /// "Notes.xcodeproj", "config.yaml"
  private static func isFileName(_ text: String) -> Bool {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")), dot != text.startIndex else { return false }
    let ending = text.utf8[dot...].dropFirst()
    return (2...10).contains(ending.count) && ending.allSatisfy(\.isASCIISmall)
  }

  /// "Gbps", "h"
  private static func isUnit(_ text: String) -> Bool { text.utf8.count == 1 || units.contains(text) }

  private static let units: Set<String> = [
    "bps", "kbps", "Kbps", "Mbps", "Gbps", "kB", "KiB", "MiB", "GiB", "TiB", "Hz", "kHz", "MHz", "GHz", "dpi",
    "fps", "cm", "kcal", "kg", "km", "kWh", "mAh", "mg", "min", "ml", "mm", "ms", "px",
  ]

  /// "Item 1", of a menu that is filled when the app runs.
  private static func isDummy(_ text: String) -> Bool {
    text.hasPrefix("Item") && (5...7).contains(text.utf8.count)
      && text.utf8.dropFirst(4).allSatisfy { $0.isASCIIDigit || $0 == 0x20 }
  }

  /// "Sha1", "RFC 6238": words with digits, and up to three capitals beside them.
  private static func isNumberedName(_ text: String) -> Bool {
    var hasDigit = false
    for word in text.utf8.split(separator: 0x20) {
      let digits = word.count(where: \.isASCIIDigit)
      if digits > 0 { hasDigit = true }
      guard digits > 0 || word.count <= 3 && word.allSatisfy(\.isASCIICapital),
        word.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") })
      else { return false }
    }
    return hasDigit
  }

  /// "list_view_tag" under the key "list_view_tag": the code takes it for a name.
  private static func isSnakeCase(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return words.count > 1 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIAlphanumeric) }
  }

  /// "LADA": capitals that are no English word.
  private static func isAcronym(_ text: String) -> Bool {
    guard let common, (4...5).contains(text.utf8.count), text.utf8.allSatisfy(\.isASCIICapital) else {
      return false
    }
    return !common.contains(text.utf8Span.span)
  }

  /// "OtherViews": the name of a part, or of a product.
  private static func hasInnerCapital(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { $0.isASCIISmall && $1.isASCIICapital }
  }
}
