extension XMLText {
  /// `text` as it has to stand in the value of `entry`: escaped, or as it is in a CDATA section.
  ///
  /// - Returns: nil when XML cannot hold the text there.
  static func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    guard let range = entry.range, range.upperBound <= document.bytes.count, canHold(text) else { return nil }
    guard let place = XMLPlace(range, of: document) else { return nil }
    let bytes = Array(text.utf8)
    if place.isInCDATA, XMLPlace.hasSectionEnd(bytes[...]) || bytes.contains(0x0D) { return nil }
    var result: [UInt8] = []
    place.forEachPiece(of: bytes) { piece, isMark in
      if isMark { result.append(contentsOf: piece) } else { place.append(piece, to: &result) }
    }
    return result
  }
}
