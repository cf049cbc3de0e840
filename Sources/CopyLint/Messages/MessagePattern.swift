internal import CICU

/// The parts of a message in ICU's syntax, in the order of the text, as ICU's MessagePattern finds them.
struct MessagePattern {
  /// No message that people write has more braces. It also bounds how deep ICU goes.
  static let maximumBraces = 1000

  struct Part: Equatable {
    enum Kind: UInt8 {
      case start, end, quote, literalQuote, numberSign, argumentStart, argumentEnd, name, type, style
      case selector, value
    }

    var kind: Kind
    /// UTF-8 offsets in the message. A selector's range is empty where `other` is missing.
    var range: Range<Int>
    var argument: ArgumentType
    /// For a start, the index of its end; else the part's own index.
    var limit: Int
  }

  /// UMessagePatternArgType of messagepattern.h.
  enum ArgumentType: Int32 {
    case none, simple, choice, plural, select, selectordinal

    var isComplex: Bool { self != .none && self != .simple }
    var isPlural: Bool { self == .plural || self == .selectordinal }
  }

  let bytes: [UInt8]
  let dialect: MessageDialect
  /// All parts; those before the fault when there is one.
  private(set) var parts: [Part] = []
  /// Why it is not a message.
  private(set) var fault: MessageFault?

  init(_ bytes: [UInt8], dialect: MessageDialect) {
    self.bytes = bytes
    self.dialect = dialect
    var marks = 0
    var braces = 0
    for byte in bytes {
      if byte == UInt8(ascii: "{") { braces += 1 }
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "#") { marks += 1 }
    }
    guard braces <= Self.maximumBraces, bytes.count < Int(Int32.max) / 2 else {
      fault = MessageFault(.tooLarge, 0..<min(bytes.count, 1))
      return
    }
    // A brace of a form makes four parts and one of an argument up to six.
    var capacity = braces * 6 + marks + 8
    while true {
      let (found, code) = parse(capacity: capacity)
      guard found > capacity else {
        if code > 0 { fault = MessageFault(code: code, in: self) }
        return
      }
      capacity = found
    }
  }

  /// The bytes of the part at `index`.
  func text(_ index: Int) -> String { String(decoding: bytes[parts[index].range], as: UTF8.self) }

  private mutating func parse(capacity: Int) -> (found: Int, error: Int32) {
    let empty = CICUMessagePart(kind: CICUMessageStart, start: 0, end: 0, type: 0, limit: 0)
    var buffer = [CICUMessagePart](repeating: empty, count: capacity)
    var error: Int32 = 0
    let parsing = dialect.parsing
    let read = dialect == .java ? bytes.withoutEmptyChoices : bytes
    let found = unsafe read.withUnsafeBufferPointer { text in
      unsafe buffer.withUnsafeMutableBufferPointer { parts in
        guard let start = parts.baseAddress else { return 0 }
        return unsafe Int(
          cicu_message_parse(
            text.baseAddress, Int64(text.count), parsing, start, Int32(parts.count), &error))
      }
    }
    guard found <= capacity else { return (found, error) }
    parts.reserveCapacity(found)
    for part in buffer.prefix(found) {
      parts.append(
        Part(
          kind: Part.Kind(rawValue: UInt8(truncatingIfNeeded: part.kind.rawValue)) ?? .value,
          range: Int(part.start)..<max(Int(part.start), Int(part.end)),
          argument: ArgumentType(rawValue: part.type) ?? .none, limit: Int(part.limit)))
    }
    return (found, error)
  }
}

extension [UInt8] {
  /// With a space for a “|” that nothing follows: Java's `ChoiceFormat` passes over it, and ICU stops.
  fileprivate var withoutEmptyChoices: [UInt8] {
    var bytes = self
    var isLast = false
    for index in bytes.indices.reversed() {
      if isLast, bytes[index] == UInt8(ascii: "|") { bytes[index] = 0x20 }
      isLast = bytes[index] == UInt8(ascii: "}") || isLast && bytes[index] == 0x20
    }
    return bytes
  }
}
