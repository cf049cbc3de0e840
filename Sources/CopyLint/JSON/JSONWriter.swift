/// Writes JSON as UTF-8, members in the order of the calls.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init() {}

  /// Forgets what was written, keeps the storage.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  public mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  public mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  public mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    object(body)
  }

  public mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    array(body)
  }

  public mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    self.value(value)
  }

  public mutating func member(_ name: String, _ value: Int?) {
    self.name(name)
    self.value(value)
  }

  public mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    self.value(value)
  }

  /// A number with two decimals at most.
  public mutating func member(_ name: String, _ value: Double?) {
    self.name(name)
    self.value(value)
  }

  public mutating func name(_ name: String) {
    comma()
    quoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public mutating func value(_ text: String?) {
    comma()
    if let text { quoted(text) } else { raw("null") }
    needsComma = true
  }

  public mutating func value(_ number: Int?) {
    comma()
    if let number, number >= 0 {
      appendDigits(of: number, to: &bytes)
    } else {
      raw(number.map(String.init) ?? "null")
    }
    needsComma = true
  }

  public mutating func value(_ flag: Bool) {
    comma()
    raw(flag ? "true" : "false")
    needsComma = true
  }

  public mutating func value(_ number: Double?) {
    comma()
    raw(number.map(twoDecimals) ?? "null")
    needsComma = true
  }

  /// JSON text that is already written: copied as it is.
  public mutating func value(json: [UInt8]) {
    comma()
    bytes.append(contentsOf: json)
    needsComma = true
  }

  /// Ends a document: what follows on the next line is a new one.
  public mutating func newline() {
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
      let byte = utf8[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(text: text, start..<index)
        escape(byte)
        start = index + 1
      }
      index &+= 1
    }
    if start == 0 { bytes.append(text: text) } else { bytes.append(text: text, start..<utf8.count) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether one of eight bytes may be a control, a quotation mark or a backslash.
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let marks =
      ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "\"")))
      | ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "\\")))
    return (ByteWord.mayBeControls(word) | marks & ~word) & ByteWord.highBits != 0
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    default:
      let digits = Array("0123456789abcdef".utf8)
      raw("\\u00")
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}

/// `value` rounded to two decimals, without trailing zeros: 8.79, 26.5, 3.
public func twoDecimals(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "null" }
  let hundredths = Int((abs(value) * 100).rounded(.toNearestOrEven))
  let sign = value < 0 && hundredths > 0 ? "-" : ""
  let fraction = hundredths % 100
  let whole = "\(sign)\(hundredths / 100)"
  if fraction == 0 { return whole }
  if fraction % 10 == 0 { return "\(whole).\(fraction / 10)" }
  return fraction < 10 ? "\(whole).0\(fraction)" : "\(whole).\(fraction)"
}
