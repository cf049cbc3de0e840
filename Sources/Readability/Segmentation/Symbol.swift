/// A sign that may belong to a word or figure.
enum Symbol {
  case hyphen, dash, minus, colon, slash, ampersand, times, plus
  case stop, apostrophe, degree
  /// "#"
  case number
  /// "%" and "‰", after a figure.
  case unit
  case currency
  /// U+200B, where a line may break.
  case invisible

  /// Nil when the segment is not one of these.
  init?(_ text: Span<UInt8>, _ segment: Range<Int>) {
    let (scalar, length) = decodeScalar(text, at: segment.lowerBound)
    guard length == segment.count else { return nil }
    switch scalar.value {
    case 0x20: return nil
    case 0x2D, 0x2010, 0x2011: self = .hyphen
    case 0x2013: self = .dash
    case 0x2212: self = .minus
    case 0x3A: self = .colon
    case 0x2F: self = .slash
    case 0x26: self = .ampersand
    case 0xD7: self = .times
    case 0x2B: self = .plus
    case 0x23: self = .number
    case 0x2E: self = .stop
    case 0x27, 0x2019: self = .apostrophe
    case 0xB0: self = .degree
    case 0x25, 0x2030: self = .unit
    case 0x24, 0xA2...0xA5, 0x20A0...0x20CF: self = .currency
    case 0x200B: self = .invisible
    default: return nil
    }
  }

  /// Whether it may be between two parts of a token.
  var isConnector: Bool {
    switch self {
    case .hyphen, .dash, .minus, .colon, .slash, .ampersand, .times, .invisible, .plus, .stop, .apostrophe:
      true
    case .number, .unit, .degree, .currency: false
    }
  }

  /// Whether a figure may begin with it.
  var isPrefix: Bool {
    switch self {
    case .hyphen, .minus, .plus, .number, .currency: true
    case .dash, .colon, .slash, .ampersand, .times, .unit, .degree, .invisible, .stop, .apostrophe: false
    }
  }
}
