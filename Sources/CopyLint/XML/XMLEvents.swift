internal import CExpat

/// The pieces of an XML document with their places, read by expat.
struct XMLEvents {
  /// One piece: a tag, text, a comment.
  struct Event {
    enum Kind { case start, end, text, cdataStart, cdataEnd, comment, entity }

    var kind: Kind
    /// Bytes as they stand in the document.
    var range: Range<Int>
  }

  /// Up to the first fault.
  private(set) var events: [Event] = []
  /// What ended reading early.
  private(set) var fault: (message: String, place: Int)?

  /// Reads the text of `document`.
  init(_ document: Document) {
    let offset = document.textStart
    let result = unsafe document.bytes.withUnsafeBufferPointer { buffer in
      let text = unsafe UnsafeBufferPointer(rebasing: buffer[offset...])
      return unsafe cexpat_parse(text.baseAddress, Int32(clamping: text.count))
    }
    defer { unsafe cexpat_free(result) }
    let all = unsafe UnsafeBufferPointer(start: result.events, count: Int(result.count))
    events.reserveCapacity(all.count)
    for index in 0..<all.count {
      let event = unsafe all[index]
      let start = offset + Int(event.start)
      events.append(Event(kind: Event.Kind(event.kind), range: start..<start + Int(event.length)))
    }
    if let message = Self.message(unsafe result.fault) {
      let place = unsafe min(offset + max(Int(result.faultStart), 0), document.bytes.count)
      fault = Self.commentFault(at: place, in: document.bytes) ?? (message, place)
    }
  }

  /// Two hyphens in the midst of a comment, as before the reason of `copy-lint:disable`, have a message of their own.
  private static func commentFault(at place: Int, in bytes: [UInt8]) -> (message: String, place: Int)? {
    guard bytes[..<place].suffix(2).elementsEqual("--".utf8) else { return nil }
    var start = place - 2
    while start >= 4, !bytes[start - 4..<start].elementsEqual("<!--".utf8) {
      if bytes[start] == UInt8(ascii: ">"), bytes[..<start].suffix(2).elementsEqual("--".utf8) { return nil }
      start -= 1
    }
    guard start >= 4 else { return nil }
    return ("Write “—” for “--” here. A comment in XML cannot have it.", place - 2)
  }

  private static func message(_ fault: CExpatFault) -> String? {
    switch fault {
    case CEXPAT_SUCCESS: nil
    case CEXPAT_NO_ELEMENT: "Close every tag. The file ends in the midst of one."
    case CEXPAT_UNCLOSED: "Close this tag with “>”. It has no end."
    case CEXPAT_MISMATCH: "Close the tags in the order they were opened. This one does not fit."
    case CEXPAT_DUPLICATE_ATTRIBUTE: "Remove one of the two attributes. They have the same name."
    case CEXPAT_AFTER_END: "Remove this. The file ended before it."
    case CEXPAT_UNKNOWN_ENTITY: "Write the character itself, or “&amp;” for “&”. XML does not know the name."
    case CEXPAT_NO_MEMORY: "Split this file. It is too large to read."
    default: "Write “&lt;” for “<” and “&amp;” for “&”. XML cannot be read from here on."
    }
  }
}

extension XMLEvents.Event.Kind {
  fileprivate init(_ kind: CExpatKind) {
    self =
      switch kind {
      case CEXPAT_START: .start
      case CEXPAT_END: .end
      case CEXPAT_CDATA_START: .cdataStart
      case CEXPAT_CDATA_END: .cdataEnd
      case CEXPAT_COMMENT: .comment
      case CEXPAT_ENTITY: .entity
      default: .text
      }
  }
}
