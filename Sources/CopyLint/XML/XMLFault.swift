internal import CExpat

/// Why expat read no further.
struct XMLFault {
  let message: String
  /// In the document.
  let place: Int
  /// Whether a tag is open that a later one should have closed, or the end of the file.
  private(set) var isOfOpenTag = false

  var problem: Problem { Problem(rule: "syntax-error", message: message, range: place..<place) }

  /// - Returns: nil where everything was read.
  init?(_ result: CExpatResult, in bytes: [UInt8]) {
    guard let message = Self.message(unsafe result.fault) else { return nil }
    let place = unsafe min(Int(result.faultStart), bytes.count)
    self = Self.inComment(at: place, of: bytes) ?? Self(message: message, place: place)
    isOfOpenTag = unsafe result.fault == CEXPAT_MISMATCH || result.fault == CEXPAT_NO_ELEMENT
  }

  private init(message: String, place: Int) {
    self.message = message
    self.place = place
  }

  /// Two hyphens inside a comment, as before the reason of `copy-lint:disable`, have a message of their own.
  private static func inComment(at place: Int, of bytes: [UInt8]) -> XMLFault? {
    guard bytes[..<place].suffix(2).elementsEqual("--".utf8) else { return nil }
    var start = place - 2
    while start >= 4, !bytes[start - 4..<start].elementsEqual("<!--".utf8) {
      if bytes[start] == UInt8(ascii: ">"), bytes[..<start].suffix(2).elementsEqual("--".utf8) { return nil }
      start -= 1
    }
    guard start >= 4 else { return nil }
    return XMLFault(
      message: "Write “—” instead of “--” here. XML comments can't contain it.", place: place - 2)
  }

  private static func message(_ fault: CExpatFault) -> String? {
    switch fault {
    case CEXPAT_SUCCESS: nil
    case CEXPAT_NO_ELEMENT: "Close every tag. The file ends in the middle of one."
    case CEXPAT_UNCLOSED: "Close this tag with “>”. It has no end."
    case CEXPAT_MISMATCH: "Close the last open tag first. This tag doesn't match it."
    case CEXPAT_DUPLICATE_ATTRIBUTE: "Remove one of the two attributes. They have the same name."
    case CEXPAT_AFTER_END: "Remove this. The file ended before it."
    case CEXPAT_UNKNOWN_ENTITY: "Write the character itself, or “&amp;” for “&”. XML has no such name."
    case CEXPAT_NO_MEMORY: "Split this file. It is too large to read."
    default: "Write “&lt;” for “<” and “&amp;” for “&”. Nothing can be read from here on."
    }
  }
}
