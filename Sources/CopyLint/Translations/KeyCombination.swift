/// Keys to press at once or one after another: “ctrl shift Z”, “⌘K”, “Ctrl+S”, “g then i”.
enum KeyCombination {
  /// Whether a text has nothing but names of keys.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    var index = 0
    var words = 0
    while index < text.count {
      guard isNamed(text[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, isNamed(text[index]) { index += 1 }
      let word = text.extracting(start..<index)
      guard word.count == 1 || isFunctionKey(word) || isKey(word) else { return false }
      words += 1
    }
    return words > 0
  }

  private static func isNamed(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric }

  /// “F5”
  private static func isFunctionKey(_ word: Span<UInt8>) -> Bool {
    guard word.count <= 3, word[0] | 0x20 == UInt8(ascii: "f") else { return false }
    return (1..<word.count).allSatisfy { word[$0].isASCIIDigit }
  }

  private static func isKey(_ word: Span<UInt8>) -> Bool {
    keys.contains(String(copying: word).lowercased())
  }

  private static let keys: Set<String> = [
    "alt", "backspace", "caps", "cmd", "command", "control", "ctrl", "del", "delete", "down", "end", "enter",
    "esc",
    "escape", "fn", "home", "ins", "insert", "left", "meta", "mod", "option", "or", "pagedown", "pageup",
    "pgdn",
    "pgup", "plus", "return", "right", "shift", "space", "spacebar", "super", "tab", "then", "up", "win",
  ]
}
