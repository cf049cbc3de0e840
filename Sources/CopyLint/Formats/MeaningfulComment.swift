/// What Xcode writes when there is none.
private let noComment: StaticString = "No comment provided by engineer."

/// Whether a comment says something about `text`; see below.
func meaningfulComment(_ comment: Span<UInt8>, for text: Span<UInt8>) -> Bool {
  let isNone = comment.count == noComment.utf8CodeUnitCount && comment.holds(noComment, at: 0)
  return !comment.isEmpty && !isNone && !comment.equals(text)
}

/// `comment` if it says something about `text`: not what Xcode writes when there is none, not the text itself.
func meaningfulComment(_ comment: String?, for text: String) -> String? {
  guard let comment, !comment.isEmpty, comment != "No comment provided by engineer.", comment != text else {
    return nil
  }
  return comment
}

/// As above, for a text that is lent.
func meaningfulComment(_ comment: String?, for text: Span<UInt8>) -> String? {
  guard let comment, meaningfulComment(comment.utf8.span, for: text) else { return nil }
  return comment
}

/// What several comments of one string say about `text`, a line each; `contents` is what is between their marks.
func meaningfulComment(_ contents: [Range<Int>], in bytes: [UInt8], for text: String) -> String? {
  var whole: String?
  for content in contents {
    guard let part = meaningfulComment(commentText(content, in: bytes.span), for: text) else { continue }
    whole = whole.map { $0 + "\n" + part } ?? part
  }
  return whole
}

/// The text of a comment, `content` being what is between its marks.
///
/// Lines lose white space, the stars of a box and the third slash of `///`; empty lines go.
func commentText(_ content: Range<Int>, in bytes: Span<UInt8>) -> String {
  if let line = commentLine(content, in: bytes) { return String(copying: bytes.extracting(line)) }
  var text: [UInt8] = []
  text.reserveCapacity(content.count)
  var at = content.lowerBound
  while at < content.upperBound {
    let rest = bytes.extracting(at..<content.upperBound)
    let end = at + rest.firstIndex(of: 0x0A, 0x0D, from: 0)
    let line = withoutDecoration(at..<end, in: bytes)
    if !line.isEmpty {
      if !text.isEmpty { text.append(0x0A) }
      text.append(copying: bytes.extracting(line))
    }
    at = end + 1
  }
  return String(decoding: text, as: UTF8.self)
}

/// The text of a comment of one line, as most are; nil where it has more.
///
/// - Parameter content: what is between its marks.
func commentLine(_ content: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
  bytes.extracting(content).firstIndex(of: 0x0A, 0x0D, from: 0) == content.count
    ? withoutDecoration(content, in: bytes) : nil
}

private func withoutDecoration(_ line: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
  var line = trimmed(line, in: bytes)
  while !line.isEmpty, bytes[line.lowerBound] == UInt8(ascii: "/") {
    line = line.lowerBound + 1..<line.upperBound
  }
  var rest = line.lowerBound
  while rest < line.upperBound, bytes[rest] == UInt8(ascii: "*") { rest += 1 }
  // Stars that touch a word are emphasis.
  let isBox = rest == line.upperBound || bytes[rest] == 0x20 || bytes[rest] == 0x09
  return trimmed(isBox ? rest..<line.upperBound : line, in: bytes)
}

private func trimmed(_ line: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
  var (lower, upper) = (line.lowerBound, line.upperBound)
  while lower < upper, bytes[lower].isASCIISpace { lower += 1 }
  while upper > lower, bytes[upper - 1].isASCIISpace { upper -= 1 }
  return lower..<upper
}
