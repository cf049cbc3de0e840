/// Color of the text report. Color only ever repeats what words say.
struct TextStyle: Sendable {
  /// ANSI SGR parameters.
  enum Paint: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;34"
    case good = "32"
    case strong = "1"
    case faint = "2"
  }

  var usesColor: Bool

  func callAsFunction(_ text: PrintableText, _ paint: Paint) -> PrintableText {
    usesColor && !text.text.isEmpty ? PrintableText(text, painted: paint.rawValue) : text
  }

  /// Adds what `body` adds, painted.
  func write(_ paint: Paint, into output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
    if usesColor { output.append(contentsOf: "\u{1B}[\(paint.rawValue)m".utf8) }
    body(&output)
    if usesColor { output.append(contentsOf: "\u{1B}[0m".utf8) }
  }

  func severity(_ severity: Severity) -> PrintableText {
    switch severity {
    case .error: self("error", .error)
    case .warning: self("warning", .warning)
    case .note: self("note", .note)
    }
  }
}
