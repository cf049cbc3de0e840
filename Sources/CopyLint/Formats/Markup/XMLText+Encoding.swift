extension XMLText {
  /// `text` as it has to stand in the value of `entry`: escaped, or as it is in a CDATA section.
  ///
  /// - Parameter control: how the format writes a control character other than tab and line feed; nil where it cannot.
  /// - Returns: nil when XML cannot hold the text there.
  static func encode(
    _ text: String, in entry: Entry, of document: Document, control: ((UInt8) -> [UInt8])? = nil
  ) -> [UInt8]? {
    guard let range = entry.range, range.upperBound <= document.bytes.count else { return nil }
    let isHeld = text.unicodeScalars.allSatisfy {
      canHold($0) || control != nil && (1..<0x20).contains($0.value)
    }
    guard isHeld else { return nil }
    guard let place = XMLPlace(range, of: document) else { return nil }
    let bytes = Array(text.utf8)
    if place.isInCDATA, XMLPlace.hasSectionEnd(bytes[...]) || bytes.contains(0x0D) { return nil }
    var result: [UInt8] = []
    place.forEachPiece(of: bytes) { piece, isMark in
      if isMark { result.append(contentsOf: piece) } else { place.append(piece, to: &result) }
    }
    return control.map { replaceControls(in: result, $0) } ?? result
  }

  private static func replaceControls(in bytes: [UInt8], _ control: (UInt8) -> [UInt8]) -> [UInt8] {
    guard bytes.contains(where: isControl) else { return bytes }
    return bytes.flatMap { isControl($0) ? control($0) : [$0] }
  }

  /// A carriage return is a reference, and a raw one part of a line end.
  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }
}
