/// An attribute of a tag whose value lacks one of its quotation marks: `<a href="one>`.
struct OpenAttribute {
  /// From its name to the end of its tag.
  var range: Range<Int>
  /// `href=…`.
  var shown: String
  /// Whether the mark at the end is the one that it lacks.
  var lacksEnd: Bool

  /// The first one in a tag.
  init?(in tag: MarkupTag, of bytes: [UInt8]) {
    let end = tag.range.upperBound - 1
    var index = tag.range.lowerBound
    guard end > index, bytes[end] == UInt8(ascii: ">") else { return nil }
    while index < end {
      guard bytes[index] == UInt8(ascii: "=") else {
        index += 1
        continue
      }
      var name = index
      while name > tag.range.lowerBound, bytes[name - 1] > 0x20 { name -= 1 }
      var start = index + 1
      // In a text that is code, a backslash is before each mark.
      while start < end, bytes[start].isASCIISpace || bytes[start] == UInt8(ascii: "\\") { start += 1 }
      let mark = start < end ? bytes[start] : 0
      if Self.isMark(mark) {
        // ICU's messages double an apostrophe.
        if mark == UInt8(ascii: "'"), start + 1 < end, bytes[start + 1] == mark { return nil }
        let close = bytes[start + 1..<end].firstIndex(of: mark)
        index = close.map { $0 + 1 } ?? end
        // `href="one rel="two"`: the next mark that opens is taken for the one that closes.
        if let close, index == end || !bytes[index].isASCIILetter || bytes[close - 1] != UInt8(ascii: "=") {
          continue
        }
        self.init(name..<tag.range.upperBound, bytes[name..<start], lacksEnd: true)
        return
      }
      index = start
      while index < end, bytes[index] > 0x20 { index += 1 }
      let isClosed = index > start && Self.isMark(bytes[index - 1])
      guard isClosed, bytes[start..<index - 1].firstIndex(of: bytes[index - 1]) == nil else { continue }
      self.init(name..<tag.range.upperBound, bytes[name..<start], lacksEnd: false)
      return
    }
    return nil
  }

  private init(_ range: Range<Int>, _ name: ArraySlice<UInt8>, lacksEnd: Bool) {
    self.range = range
    let name = String(decoding: name.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    (shown, self.lacksEnd) = ("\(name)=…", lacksEnd)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
