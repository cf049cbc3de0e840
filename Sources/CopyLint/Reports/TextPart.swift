/// The part of a text that a report shows with one finding.
///
/// A string may have 500 findings. With a whole long text at each of them, a report would be many times as large as its file.
struct TextPart: Equatable {
  /// What is shown: the whole text if its length is usual, else the part around the finding, cut between scalars.
  let text: String
  /// Where `text` begins in the whole text, in UTF-8 bytes.
  let start: Int
  /// UTF-8 bytes of the whole text.
  let wholeLength: Int

  /// UTF-8 bytes of the longest part.
  static let limit = 4096

  var isCut: Bool { wholeLength > Self.limit }
  var isCutAtEnd: Bool { start + text.utf8.count < wholeLength }

  /// - Parameters:
  ///   - whole: the whole text.
  ///   - found: what has to be in the part, in UTF-8 bytes of `whole`; of something longer than a part, its beginning. Where
  ///     it is nil, the part is the beginning of the text.
  init(of whole: String, around found: Range<Int>? = nil) {
    let bytes = whole.utf8
    wholeLength = bytes.count
    guard bytes.count > Self.limit else {
      text = whole
      start = 0
      return
    }
    let found = (found ?? 0..<0).clamped(to: 0..<bytes.count)
    // As much before it as after it, as far as the text goes.
    let spare = max(0, Self.limit - found.count)
    let lower = min(max(0, found.lowerBound - spare / 2), bytes.count - Self.limit)
    let first = Self.border(atOrAfter: lower, in: bytes)
    let end = Self.border(atOrBefore: lower + Self.limit, in: bytes)
    start = bytes.distance(from: bytes.startIndex, to: first)
    text = String(whole.unicodeScalars[first..<end])
  }

  private static func border(atOrAfter offset: Int, in bytes: String.UTF8View) -> String.Index {
    var index = bytes.index(bytes.startIndex, offsetBy: offset)
    while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { bytes.formIndex(after: &index) }
    return index
  }

  private static func border(atOrBefore offset: Int, in bytes: String.UTF8View) -> String.Index {
    var index = bytes.index(bytes.startIndex, offsetBy: offset)
    while index > bytes.startIndex, index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 {
      bytes.formIndex(before: &index)
    }
    return index
  }

  /// For a cell or a name: with an ellipsis where something is left out.
  var withEllipses: String {
    isCut ? (start > 0 ? "…" : "") + text + (isCutAtEnd ? "…" : "") : text
  }
}

extension JSONWriter {
  /// A text of a finding, or the part of it that is shown: then `<name>Start` and `<name>Length` tell which part of what.
  mutating func part(_ name: String, of text: String?, around found: Range<Int>? = nil) {
    guard let text else { return member(name, nil as String?) }
    let part = TextPart(of: text, around: found)
    member(name, part.text)
    guard part.isCut else { return }
    member(name + "Start", part.start)
    member(name + "Length", part.wholeLength)
  }
}
