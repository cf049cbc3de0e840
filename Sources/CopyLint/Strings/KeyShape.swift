/// What a key looks like: the name of a string, or the string itself.
enum KeyShape: Sendable {
  /// It has spaces, signs or letters that no name has: “Save as”, “Welcome!”, “%@”.
  case text
  /// One word as a text begins: “Cancel”, “OK”, “Sign-in”.
  case capitalized
  /// One word in lowercase. It may be either: “log”, “none”.
  case small
  /// `save_title`, `saveTitle`, `save.title`.
  case name

  init(_ key: String) { self.init(key.utf8.span) }

  /// - Parameter bytes: the key, UTF-8.
  init(_ bytes: Span<UInt8>) {
    var letters = (capitals: 0, small: 0, other: 0)
    var hasHyphen = false
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.capitals += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letters.small += 1
      case _ where Self.isOfTexts(byte):
        self = .text
        return
      case UInt8(ascii: "-"): hasHyphen = true
      case UInt8(ascii: "'"): break
      default: letters.other += 1
      }
    }
    let last = bytes.byte(bytes.count - 1)
    if last == UInt8(ascii: ".") || last == UInt8(ascii: ":") {
      self = .text
    } else if letters.other > 0 || letters.capitals + letters.small == 0 {
      self = .name
    } else if letters.capitals == 0 {
      // `save-title`.
      self = hasHyphen ? .name : .small
    } else {
      let startsLarge = bytes.byte(0) | 0x20 != bytes.byte(0)
      self = startsLarge && (letters.capitals == 1 || letters.small == 0) ? .capitalized : .name
    }
  }

  private static func isOfTexts(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "?"):
      true
    default: byte >= 0x80
    }
  }
}
