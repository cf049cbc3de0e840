/// The text that a key of a file is, where the keys of an app are its texts.
package enum KeyText {
  /// Where the text is in a name, in UTF-8 bytes: without a namespace (`common:Save it`), the form of a plural (`_one`) or a
  /// context (`_verb`).
  ///
  /// - Returns: nil for a name that is no text: `save_title`, `saveTitle`, `save.title`.
  package static func range(in name: String) -> Range<Int>? {
    let bytes = Array(name.utf8)
    let start = namespaceEnd(bytes)
    var end = bytes.count
    while let cut = suffixStart(bytes[start..<end]) { end = cut }
    return isText(bytes[start..<end]) ? start..<end : nil
  }

  /// The text of a key whose parts are joined by dots, with `\.` for a dot in a part.
  package static func text(of key: String) -> String? {
    let bytes = Array(key.utf8)
    var start = bytes.endIndex
    while start > 0, bytes[start - 1] != dot || start > 1 && bytes[start - 2] == UInt8(ascii: "\\") {
      start -= 1
    }
    let name = shownKey(String(decoding: bytes[start...], as: UTF8.self))
    return range(in: name).map { String(decoding: Array(name.utf8)[$0], as: UTF8.self) }
  }

  /// The text that a key of Apple's files is. “[Error/Title] Not found” says where the text is used, so the text is in the code.
  package static func ofCode(_ key: String) -> String? {
    guard key.utf8.first != UInt8(ascii: "["), !key.contains("|==|") else { return nil }
    return switch KeyShape(key) {
    case .text, .capitalized: key
    case .small, .name: nil
    }
  }

  /// The key that a form of a plural has without its suffix; nil for any other key.
  package static func plural(of key: String) -> String? {
    guard let cut = key.lastIndex(of: "_"),
      PluralCategory(rawValue: String(key[key.index(after: cut)...])) != nil
    else { return nil }
    return String(key[..<cut])
  }

  /// Whether a key is more than one word, as names are not.
  package static func isSentence(_ key: String) -> Bool { key.utf8.contains(0x20) }

  private static let dot = UInt8(ascii: ".")
  private static let line = UInt8(ascii: "_")

  private static func namespaceEnd(_ bytes: [UInt8]) -> Int {
    let name = bytes.prefix { $0.isASCIISmall || $0.isASCIIDigit || $0 == line || $0 == UInt8(ascii: "-") }
    guard name.count > 1, name.count + 1 < bytes.count, bytes[name.count] == UInt8(ascii: ":") else {
      return 0
    }
    let next = bytes[name.count + 1]
    return next.isASCIILetter || next >= 0x80 || next == UInt8(ascii: "{") ? name.count + 1 : 0
  }

  /// Where the last part begins that i18next adds to a key; nil without one.
  private static func suffixStart(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let cut = bytes.lastIndex(of: line), cut > bytes.startIndex, cut + 1 < bytes.endIndex else {
      return nil
    }
    let suffix = bytes[(cut + 1)...]
    guard suffix.count <= 12, suffix.allSatisfy(\.isASCIISmall) else { return nil }
    let word = String(decoding: suffix, as: UTF8.self)
    if PluralCategory(rawValue: word) != nil || word == "plural" || word == "ordinal" { return cut }
    // “Open the file_verb”; in “my_file” the line is a part of the name.
    let head = bytes[..<cut]
    return head.contains(0x20) && !head.contains(line) ? cut : nil
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.contains(where: { $0.isASCIILetter || $0 >= 0x80 }), let first = bytes.first else {
      return false
    }
    if bytes.contains(0x20) { return true }
    // One word is a text as it begins a text: “Cancel”, “DeepL”, “Loading...”.
    guard !first.isASCIISmall, !first.isASCIIDigit else { return false }
    let word = bytes.reversed().drop { $0 == dot || $0 == UInt8(ascii: ":") }
    return !word.contains {
      $0 == dot || $0 == line || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "@")
    }
  }
}
