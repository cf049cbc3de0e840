/// `comment` if it says something about `text`: not what Xcode writes when there is none, not the text itself.
func meaningfulComment(_ comment: String?, for text: String) -> String? {
  guard let comment, !comment.isEmpty, comment != "No comment provided by engineer.", comment != text else {
    return nil
  }
  return comment
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
/// Lines lose white space, the stars of a box and the third slash of `///`; empty lines go.
func commentText(_ content: ArraySlice<UInt8>) -> String {
  var text: [UInt8] = []
  var at = content.startIndex
  while at < content.endIndex {
    var end = at
    while end < content.endIndex, content[end] != 0x0A, content[end] != 0x0D { end += 1 }
    let line = withoutDecoration(content[at..<end])
    if !line.isEmpty {
      if !text.isEmpty { text.append(0x0A) }
      text.append(contentsOf: line)
    }
    at = end + 1
  }
  return String(decoding: text, as: UTF8.self)
}

private func withoutDecoration(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var line = trimmed(line)
  while line.first == UInt8(ascii: "/") { line.removeFirst() }
  let stars = line.prefix { $0 == UInt8(ascii: "*") }
  let rest = line[stars.endIndex...]
  // Stars that touch a word are emphasis.
  if rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 { line = rest }
  return trimmed(line)
}

private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var line = line
  while let first = line.first, first == 0x20 || first >= 0x09 && first <= 0x0D { line.removeFirst() }
  while let last = line.last, last == 0x20 || last >= 0x09 && last <= 0x0D { line.removeLast() }
  return line
}
