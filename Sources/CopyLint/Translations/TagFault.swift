/// A piece of text that was a tag before it lost a sign: `</em`, `</ em>`, `a href="…">`.
struct TagFault {
  var range: Range<Int>
  /// What to write in its place, as messages show it.
  var wanted: String

  /// The first one whose name is a name of a tag in the source.
  static func first(
    in bytes: [UInt8], _ own: [MarkupTag], names: Set<String>, closing open: MarkupTag?
  ) -> TagFault? {
    var next = 0
    var index = 0
    // Each search ends at the next sign, so the time is linear.
    var start = 0
    while index < bytes.count {
      while next < own.count, own[next].range.upperBound <= index { next += 1 }
      if next < own.count, own[next].range.contains(index) {
        index = own[next].range.upperBound
        start = index
        continue
      }
      if bytes[index] == UInt8(ascii: "<") {
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) ?? bytes.count
        if let fault = begun(in: bytes, index..<end, names, open) { return fault }
        start = index + 1
      } else if bytes[index] == UInt8(ascii: ">") {
        if let fault = ended(in: bytes, start..<index, names) { return fault }
        start = index + 1
      }
      index += 1
    }
    return nil
  }

  /// `</em`, `</ em>`, `< em>`, `<a href="…"`.
  private static func begun(
    in bytes: [UInt8], _ piece: Range<Int>, _ names: Set<String>, _ open: MarkupTag?
  ) -> TagFault? {
    var at = piece.lowerBound + 1
    func skipSpaces() { while at < piece.upperBound, bytes[at].isASCIISpace { at += 1 } }
    skipSpaces()
    let closes = at < piece.upperBound && bytes[at] == UInt8(ascii: "/")
    if closes { at += 1 }
    let slash = at
    skipSpaces()
    let name = bytes.run(from: at, while: isInName).clamped(to: at..<max(at, piece.upperBound))
    let written = String(decoding: bytes[name], as: UTF8.self).lowercased()
    let isEnded = name.upperBound < piece.upperBound && bytes[name.upperBound] == UInt8(ascii: ">")
    let end = isEnded ? name.upperBound + 1 : name.upperBound
    if closes {
      if names.contains(written) {
        // What is whole is a tag in code.
        guard at - 2 != piece.lowerBound || slash != name.lowerBound || !isEnded else { return nil }
        return TagFault(range: piece.lowerBound..<end, wanted: "</\(written)>")
      }
      guard let open, written.isEmpty || !isEnded else { return nil }
      let isInWord = isEnded || name.lowerBound == slash
      return TagFault(range: piece.lowerBound..<(isInWord ? end : slash), wanted: "</\(open.name)>")
    }
    guard names.contains(written) else { return nil }
    if isEnded { return TagFault(range: piece.lowerBound..<end, wanted: "<\(written)>") }
    // “a < b” has no more signs of a tag.
    guard let equals = bytes[name.upperBound..<piece.upperBound].firstIndex(of: UInt8(ascii: "=")) else {
      return nil
    }
    let close = bytes[equals..<piece.upperBound].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
    return TagFault(
      range: piece.lowerBound..<(close ?? equals + 1), wanted: shown(bytes[name.lowerBound..<equals]))
  }

  /// `/em>`, `em>`, `a href="…">`.
  private static func ended(in bytes: [UInt8], _ piece: Range<Int>, _ names: Set<String>) -> TagFault? {
    let end = piece.upperBound + 1
    var start = piece.upperBound
    while start > piece.lowerBound, isInName(bytes[start - 1]) { start -= 1 }
    let last = String(decoding: bytes[start..<piece.upperBound], as: UTF8.self).lowercased()
    if names.contains(last) {
      let closes = start > piece.lowerBound && bytes[start - 1] == UInt8(ascii: "/")
      return TagFault(
        range: (closes ? start - 1 : start)..<end, wanted: closes ? "</\(last)>" : "<\(last)>")
    }
    // The name is a word before an attribute with a value.
    guard let equals = bytes[piece].lastIndex(of: UInt8(ascii: "=")) else { return nil }
    var at = equals
    while at > piece.lowerBound, isInName(bytes[at - 1]) { at -= 1 }
    guard at > piece.lowerBound, bytes[at - 1] == 0x20 else { return nil }
    let nameEnd = at - 1
    at = nameEnd
    while at > piece.lowerBound, isInName(bytes[at - 1]) { at -= 1 }
    guard names.contains(String(decoding: bytes[at..<nameEnd], as: UTF8.self).lowercased()) else {
      return nil
    }
    return TagFault(range: at..<end, wanted: shown(bytes[at..<equals]))
  }

  private static func shown(_ start: ArraySlice<UInt8>) -> String {
    "<\(String(decoding: start, as: UTF8.self))=…>"
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
