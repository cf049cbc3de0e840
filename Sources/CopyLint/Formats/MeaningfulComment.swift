/// What Xcode writes when there is no comment.
private let noComment: StaticString = "No comment provided by engineer."

/// Whether the comment at `line` says something about `text`; see below.
func meaningfulComment(_ line: Range<Int>, in bytes: [UInt8], for text: Span<UInt8>) -> Bool {
  meaningfulComment(bytes.span.extracting(line), for: text)
}

/// As above, for a comment that is lent.
func meaningfulComment(_ comment: Span<UInt8>, for text: Span<UInt8>) -> Bool {
  let isNone = comment.count == noComment.utf8CodeUnitCount && comment.holds(noComment, at: 0)
  return !comment.isEmpty && !isNone && !comment.equals(text)
}

/// `comment` if it says something about `text`: not Xcode's filler, not the text itself.
func meaningfulComment(_ comment: String?, for text: String) -> String? {
  guard let comment, !comment.isEmpty, comment != "No comment provided by engineer.", comment != text else {
    return nil
  }
  return comment
}

/// As above, for a text that is lent.
func meaningfulComment(_ comment: String?, for text: Span<UInt8>) -> String? {
  guard let comment else { return nil }
  let bytes = comment.utf8.span
  var isSame = bytes.count == text.count
  var index = 0
  while isSame, index < text.count {
    isSame = bytes[index] == text[index]
    index += 1
  }
  return isSame ? nil : meaningfulComment(comment, for: "")
}

/// What several comments of one string say about `text`, a line each; `contents` is what is between their marks.
func meaningfulComment(_ contents: [Range<Int>], in bytes: [UInt8], for text: String) -> String? {
  var whole: String?
  for content in contents {
    guard let part = meaningfulComment(commentText(bytes[content]), for: text) else { continue }
    whole = whole.map { $0 + "\n" + part } ?? part
  }
  return whole
}

/// The text of a comment, `content` being what is between its marks.
///
/// Lines lose white space, the stars of a box and the third slash of `///`; empty lines are dropped.
func commentText(_ content: ArraySlice<UInt8>) -> String {
  if let line = commentLine(content.indices, in: content) {
    return String(decoding: content[line], as: UTF8.self)
  }
  var text: [UInt8] = []
  text.reserveCapacity(content.count)
  var at = content.startIndex
  while at < content.endIndex {
    var end = at
    while end < content.endIndex, content[end] != 0x0A, content[end] != 0x0D { end += 1 }
    let line = withoutDecoration(at..<end, in: content)
    if !line.isEmpty {
      if !text.isEmpty { text.append(0x0A) }
      text.append(contentsOf: content[line])
    }
    at = end + 1
  }
  return String(decoding: text, as: UTF8.self)
}

/// The text of a one-line comment, as most are; nil where it has more lines.
///
/// - Parameter content: what is between its marks.
func commentLine(_ content: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
  commentLine(content, in: bytes[content])
}

private func commentLine(_ content: Range<Int>, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
  let text = bytes.span
  return text.firstIndex(of: 0x0A, 0x0D, from: 0) == text.count ? withoutDecoration(content, in: bytes) : nil
}

private func withoutDecoration(_ line: Range<Int>, in bytes: ArraySlice<UInt8>) -> Range<Int> {
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

private func trimmed(_ line: Range<Int>, in bytes: ArraySlice<UInt8>) -> Range<Int> {
  var (lower, upper) = (line.lowerBound, line.upperBound)
  while lower < upper, bytes[lower].isASCIISpace { lower += 1 }
  while upper > lower, bytes[upper - 1].isASCIISpace { upper -= 1 }
  return lower..<upper
}
