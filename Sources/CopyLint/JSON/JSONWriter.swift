/// Writes JSON as UTF-8, members in the order of the calls.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Growing copies what was written, so that a large document is there twice. Memory that stays unused costs nothing.
  package init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Forgets what was written, keeps the storage.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  package mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    object(body)
  }

  package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    array(body)
  }

  package mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    self.value(value)
  }

  package mutating func member(_ name: String, _ value: Int?) {
    self.name(name)
    self.value(value)
  }

  package mutating func member(_ name: String, _ value: Bool?) {
    guard let value else { return member(name, nil as String?) }
    self.name(name)
    self.value(value)
  }

  /// A number with at most two decimals.
  package mutating func member(_ name: String, _ value: Double?) {
    self.name(name)
    self.value(value)
  }

  package mutating func name(_ name: String) {
    comma()
    quoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func value(_ text: String?) {
    comma()
    if let text { quoted(text) } else { raw("null") }
    needsComma = true
  }

  package mutating func value(_ number: Int?) {
    comma()
    if let number, number >= 0 {
      appendDigits(of: number, to: &bytes)
    } else {
      raw(number.map(String.init) ?? "null")
    }
    needsComma = true
  }

  package mutating func value(_ flag: Bool) {
    comma()
    raw(flag ? "true" : "false")
    needsComma = true
  }

  package mutating func value(_ number: Double?) {
    comma()
    raw(number.map(twoDecimals) ?? "null")
    needsComma = true
  }

  /// JSON text that is already written: copied as it is.
  package mutating func value(json: [UInt8]) {
    comma()
    bytes.append(contentsOf: json)
    needsComma = true
  }

  /// JSON text that somebody else wrote: the same value, with what steers a terminal escaped. That is in its texts; a control
  /// is white space between them.
  package mutating func value(foreign json: [UInt8]) {
    comma()
    let json = json.span
    var index = 0
    while index < json.count {
      if let sign = Self.steeringSign(in: json, at: index) {
        escape(sign)
        index += UTF8.width(sign)
      } else {
        bytes.append(max(json[index], 0x20))
        index += 1
      }
    }
    needsComma = true
  }

  /// JSON text that `body` writes: one value, whole.
  package mutating func value(writing body: (inout [UInt8]) -> Void) {
    comma()
    body(&bytes)
    needsComma = true
  }

  /// Adds all that was written. Where nothing is before it, it is handed over: a large report is not there twice.
  package func append(to output: inout [UInt8]) {
    if output.isEmpty { output = bytes } else { output += bytes }
  }

  /// Ends a document: what follows on the next line is a new one.
  package mutating func newline() {
    bytes.append(0x0A)
    needsComma = false
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    comma()
    raw(open)
    needsComma = false
    body(&self)
    raw(close)
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func raw(_ text: String) { bytes.append(text: text) }

  private mutating func quoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let utf8 = text.utf8.span
    var start = 0
    var index = 0
    while index < utf8.count {
      if index &+ 8 <= utf8.count, !Self.mayNeedEscape(utf8.word(at: index)) {
        index &+= 8
        continue
      }
      if index &+ 8 > utf8.count, !Self.mayNeedEscape(utf8.lastWord(from: index)) { break }
      let byte = utf8[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(text: text, start..<index)
        escape(byte)
        start = index + 1
      } else if let sign = Self.steeringSign(in: utf8, at: index) {
        bytes.append(text: text, start..<index)
        escape(sign)
        index &+= UTF8.width(sign) - 1
        start = index + 1
      }
      index &+= 1
    }
    if start == 0 { bytes.append(text: text) } else { bytes.append(text: text, start..<utf8.count) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The character at `index` when it steers a terminal or what runs the program: a control beyond ASCII's first, what ends a
  /// line, a mark of direction, the second “#” of a command. JSON may hold them, but a report is also printed.
  private static func steeringSign(in utf8: Span<UInt8>, at index: Int) -> Unicode.Scalar? {
    let value: UInt32
    switch utf8[index] {
    case UInt8(ascii: "#"): return index > 0 && utf8[index - 1] == UInt8(ascii: "#") ? "#" : nil
    case 0x7F: return "\u{7F}"
    case 0xC2: value = UInt32(utf8.byte(index + 1))
    case 0xD8: value = 0x600 | UInt32(utf8.byte(index + 1) & 0x3F)
    case 0xE2:
      value = 0x2000 | UInt32(utf8.byte(index + 1) & 0x3F) << 6 | UInt32(utf8.byte(index + 2) & 0x3F)
    default: return nil
    }
    guard let scalar = Unicode.Scalar(value), printable(scalar) != scalar else { return nil }
    return scalar
  }

  /// Whether one of eight bytes may have to be escaped: a control, a quotation mark, a backslash, a “#”, or the first byte of
  /// what `steeringSign` finds.
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let marks =
      ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "\"")))
      | ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "\\")))
      | ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "#")))
      | ByteWord.zeros(word ^ ByteWord.filled(0x7F))
    // Without their high bits, these are bytes of ASCII.
    let low = word & ~ByteWord.highBits
    let leads =
      ByteWord.zeros(low ^ ByteWord.filled(0x42)) | ByteWord.zeros(low ^ ByteWord.filled(0x58))
      | ByteWord.zeros(low ^ ByteWord.filled(0x62))
    return (ByteWord.mayBeControls(word) | marks & ~word | leads & word) & ByteWord.highBits != 0
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    default: escape(Unicode.Scalar(byte))
    }
  }

  /// - Parameter scalar: below U+10000.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = Array("0123456789abcdef".utf8)
    raw("\\u")
    for shift in [12, 8, 4, 0] { bytes.append(digits[Int(scalar.value >> UInt32(shift)) & 15]) }
  }
}

/// `value` rounded to two decimals, without trailing zeros: 8.79, 26.5, 3.
package func twoDecimals(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "null" }
  let hundredths = Int((abs(value) * 100).rounded(.toNearestOrEven))
  let sign = value < 0 && hundredths > 0 ? "-" : ""
  let fraction = hundredths % 100
  let whole = "\(sign)\(hundredths / 100)"
  if fraction == 0 { return whole }
  if fraction % 10 == 0 { return "\(whole).\(fraction / 10)" }
  return fraction < 10 ? "\(whole).0\(fraction)" : "\(whole).\(fraction)"
}
