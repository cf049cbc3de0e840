extension AndroidText {
  /// `text` as it has to be written in place of `range`, the value of `entry` or a piece of it. The escapes are the
  /// same inside and outside of double quotes.
  ///
  /// - Returns: nil for U+0000, where the value is part CDATA, and for the end of a CDATA section in one.
  static func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    guard let own = entry.range, own.upperBound <= document.bytes.count, !text.utf8.contains(0) else {
      return nil
    }
    let isMargin = { (byte: UInt8) in isSpace(byte) || byte == UInt8(ascii: "\"") }
    guard let place = XMLPlace(own, of: document, indent: isMargin) else { return nil }
    let isFirst = range.lowerBound == own.lowerBound
    let endsWithSpace = range.upperBound == own.upperBound || isSpace(document.bytes[range.upperBound])
    var escaper = Escaper(
      hasPlainQuotes: AndroidStrings.hasPlainQuotes(document.path), isQuoted: isQuoted(own, document.bytes),
      isAfterSpace: isFirst || isSpace(document.bytes[range.lowerBound - 1]), isFirst: isFirst)
    let bytes = Array(text.utf8)
    let isReference = isReference(bytes[...])
    var result: [UInt8] = []
    place.forEachPiece(of: bytes) { piece, isMark in
      if isMark {
        // The tags of styles end a run of spaces.
        if !piece.contains(UInt8(ascii: ":")) { escaper.isAfterSpace = false }
        return result.append(contentsOf: piece)
      }
      let isLast = endsWithSpace && piece.endIndex == bytes.count
      place.append(escaper.escape(piece, isLast: isLast, isReference: isReference), to: &result)
    }
    if place.isInCDATA, XMLPlace.hasSectionEnd(result[...]) { return nil }
    return result
  }

  /// Whether the value has double quotes around it.
  private static func isQuoted(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "\"")
      && range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "\"")
  }

  /// Whether aapt2 reads the value as a reference to another resource: `@string/name`, `?attr/name`.
  static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.first, text.count > 1 else { return false }
    var rest = text.dropFirst()
    if sign == UInt8(ascii: "@") {
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "*") { rest = rest.dropFirst() }
      if rest.elementsEqual("null".utf8) || rest.elementsEqual("empty".utf8) { return true }
      guard rest.contains(UInt8(ascii: "/")) else { return false }
    } else if sign != UInt8(ascii: "?") {
      return false
    }
    return rest.allSatisfy { byte in
      byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
    }
  }

  /// Android's own escapes, before those of XML.
  private struct Escaper {
    let hasPlainQuotes: Bool
    let isQuoted: Bool
    /// At the start, white space is dropped too.
    var isAfterSpace: Bool
    var isFirst: Bool

    mutating func escape(_ text: ArraySlice<UInt8>, isLast: Bool, isReference: Bool) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(text.count + 8)
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        switch scalar {
        case " " where !isQuoted && isAfterSpace: result.append(contentsOf: "\\u0020".utf8)
        case " ":
          result.append(0x20)
          isAfterSpace = true
          continue
        case "\\": result.append(contentsOf: "\\\\".utf8)
        case "\"" where hasPlainQuotes, "'" where hasPlainQuotes:
          result.append(UInt8(truncatingIfNeeded: scalar.value))
        case "\"": result.append(contentsOf: "\\\"".utf8)
        case "'": result.append(contentsOf: (isQuoted ? "'" : "\\'").utf8)
        case "\n": result.append(contentsOf: "\\n".utf8)
        case "\t": result.append(contentsOf: "\\t".utf8)
        case "@" where isFirst && !hasPlainQuotes, "?" where isFirst && isReference && !hasPlainQuotes:
          result.append(UInt8(ascii: "\\"))
          result.append(UInt8(truncatingIfNeeded: scalar.value))
        case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
          appendHexEscape("\\u", UInt16(scalar.value), to: &result)
        default: result.append(contentsOf: String(scalar).utf8)
        }
        isAfterSpace = false
        isFirst = false
      }
      if isLast, !isQuoted, result.last == 0x20 {
        result.removeLast()
        result.append(contentsOf: "\\u0020".utf8)
      }
      return result
    }
  }
}
