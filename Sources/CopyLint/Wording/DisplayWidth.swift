/// Columns that a terminal gives to a scalar: 0 for marks, 2 for wide ones (UAX #11 and what terminals do), else 1.
///
/// A tab has no width of its own; whoever prints it keeps it a tab.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  // All before the first mark, and the dashes and quotation marks of most languages.
  if scalar.value < 0x300 || 0x2010...0x2027 ~= scalar.value { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  switch scalar.value {
  case 0x1160...0x11FF: return 0
  // Two of them are a flag.
  case 0x1F1E6...0x1F1FF: return 1
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: return 2
  case 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: return 2
  case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: return 2
  default: return scalar.properties.isEmojiPresentation ? 2 : 1
  }
}

/// Columns that a terminal gives to `text`.
func displayWidth(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) }
}
