/// Whether JSON is a list of patterns for a program, such as the grammar of a highlighter: it says so, or very many of its texts
/// are regular expressions. It may be in a folder `languages`, or be called “python.tmLanguage.json”.
func isPatternList(_ document: Document) -> Bool {
  let bytes = document.bytes.span
  guard bytes.contains("\\\\") else { return false }
  // As TextMate's grammars begin.
  if bytes.contains("\"scopeName\""), bytes.contains("\"patterns\"") { return true }
  var texts = (all: 0, patterns: 0)
  var isInside = false
  var isPattern = false
  var index = document.textStart
  while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: "\\") where isInside:
      // A backslash of the expression is two in JSON.
      if bytes.byte(index + 1) == UInt8(ascii: "\\"), isEscapedInPatterns(bytes.byte(index + 2)) {
        isPattern = true
      }
      index += 1
    case UInt8(ascii: "\""):
      if isInside {
        texts.all += 1
        if isPattern { texts.patterns += 1 }
      }
      isInside.toggle()
      isPattern = false
    default: break
    }
    index += 1
  }
  return texts.patterns >= fewestPatterns && texts.patterns * leastShare >= texts.all
}

/// Fewer may be in texts about such patterns.
private let fewestPatterns = 3
/// Among this many names and texts, at least one is a pattern.
private let leastShare = 8

/// Whether a backslash before the byte has a meaning in regular expressions: `\b`, `\d`, `\(`.
private func isEscapedInPatterns(_ byte: UInt8) -> Bool {
  "bBdDsSwW.()[]{}*+?^$|".utf8.contains(byte)
}
