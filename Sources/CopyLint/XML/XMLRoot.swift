/// The outermost element of an XML file.
enum XMLRoot {
  /// Where the name of the outermost element stands, found without reading the document; nil when it does not begin as
  /// XML does.
  static func name(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let text = bytes.span
    var at = start
    while at < text.count {
      guard text[at] == UInt8(ascii: "<") else {
        guard text[at] == 0x20 || text[at] >= 0x09 && text[at] <= 0x0D else { return nil }
        at += 1
        continue
      }
      let end: Int?
      if text.holds("<!--", at: at) {
        end = text.firstIndex(of: "-->", from: at, before: text.count).map { $0 + 3 }
      } else if text.holds("<?", at: at) {
        end = text.firstIndex(of: "?>", from: at, before: text.count).map { $0 + 2 }
      } else if text.holds("<!", at: at) {
        end = declarationEnd(in: text, from: at)
      } else {
        var end = at + 1
        while end < text.count, text[end] > 0x20, text[end] != UInt8(ascii: ">"),
          text[end] != UInt8(ascii: "/")
        {
          end += 1
        }
        return at + 1..<end
      }
      guard let end else { return nil }
      at = end
    }
    return nil
  }

  /// `<!DOCTYPE … [ … ]>`
  private static func declarationEnd(in text: Span<UInt8>, from start: Int) -> Int? {
    var depth = 0
    for index in start..<text.count {
      switch text[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }
}
