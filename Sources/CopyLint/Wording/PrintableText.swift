/// A piece of what people read in a terminal.
///
/// What is put into it is made printable, no matter who puts it in: no one can forget to. Only its literals and the colors of
/// `TextStyle` stay as they are.
struct PrintableText: Sendable, Equatable, ExpressibleByStringInterpolation {
  let text: String

  /// Makes any text printable.
  init(_ text: String) {
    self.text = printable(text)
  }

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation pieces: Interpolation) {
    text = pieces.text
  }

  /// - Parameter parameters: ANSI SGR.
  init(_ inside: PrintableText, painted parameters: String) {
    text = "\u{1B}[\(parameters)m\(inside.text)\u{1B}[0m"
  }

  /// Pieces that are printable already, one after the other.
  init(joining pieces: [PrintableText]) {
    text = pieces.map(\.text).joined()
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ piece: String) { text += printable(piece) }
    mutating func appendInterpolation(_ piece: PrintableText) { text += piece.text }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}
