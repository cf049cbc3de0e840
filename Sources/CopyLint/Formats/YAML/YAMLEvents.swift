private import CYAML

/// The events of a YAML file, with their places in bytes.
///
/// libyaml counts code points; one walk over the bytes follows its marks.
@safe struct YAMLEvents: ~Copyable {
  enum Kind {
    case end, documentStart, scalar, alias, sequenceStart, sequenceEnd, mappingStart, mappingEnd, fault
  }

  enum Style { case plain, single, double, literal, folded }

  struct Event {
    var kind: Kind
    /// The text of a scalar, or what is wrong.
    var text = ""
    var style = Style.plain
    var hasTag = false
    /// With quotes, or from the sign of a block on.
    var range: Range<Int>
  }

  private let parser: OpaquePointer
  private let bytes: [UInt8]
  /// A code point and the byte where it begins.
  private var place: (points: Int, byte: Int)
  private let start: Int

  /// - Parameters:
  ///   - buffer: the text; has to outlive the events.
  ///   - bytes: the document; `buffer` is its end, from `start` on.
  init?(_ buffer: UnsafeBufferPointer<UInt8>, of bytes: [UInt8], from start: Int) {
    guard let parser = unsafe cyaml_open(buffer.baseAddress, buffer.count) else { return nil }
    unsafe self.parser = parser
    self.bytes = bytes
    self.start = start
    place = (0, start)
  }

  deinit { unsafe cyaml_close(parser) }

  mutating func next() -> Event {
    let event = unsafe cyaml_next(parser)
    let text = unsafe event.text.map { start in
      unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: event.length), as: UTF8.self)
    }
    if unsafe event.kind == CYAML_ERROR {
      let at =
        unsafe event.has_byte_offset ? min(start + event.byte_offset, bytes.count) : byte(of: event.offset)
      return Event(kind: .fault, text: text ?? "", range: at..<at)
    }
    let lower = unsafe byte(of: event.offset)
    let upper = unsafe byte(of: event.end_offset)
    var result = Event(kind: unsafe Self.kind(event.kind), range: lower..<max(lower, upper))
    guard result.kind == .scalar else { return result }
    result.text = text ?? ""
    result.style = unsafe Self.style(event.style)
    result.hasTag = unsafe event.has_tag
    return result
  }

  /// The byte where a code point begins. Marks hardly ever go back, so the walk is one pass.
  private mutating func byte(of point: Int) -> Int {
    let all = bytes
    let bytes = all.span
    var (points, byte) = place
    while points < point, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      points += 1
    }
    while points > point, byte > start {
      byte -= 1
      while byte > start, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      points -= 1
    }
    place = (points, byte)
    return byte
  }

  private static func kind(_ kind: CYAMLKind) -> Kind {
    switch kind {
    case CYAML_DOCUMENT_START: .documentStart
    case CYAML_SCALAR: .scalar
    case CYAML_ALIAS: .alias
    case CYAML_SEQUENCE_START: .sequenceStart
    case CYAML_SEQUENCE_END: .sequenceEnd
    case CYAML_MAPPING_START: .mappingStart
    case CYAML_MAPPING_END: .mappingEnd
    default: .end
    }
  }

  private static func style(_ style: CYAMLStyle) -> Style {
    switch style {
    case CYAML_SINGLE_QUOTED: .single
    case CYAML_DOUBLE_QUOTED: .double
    case CYAML_LITERAL: .literal
    case CYAML_FOLDED: .folded
    default: .plain
    }
  }
}
