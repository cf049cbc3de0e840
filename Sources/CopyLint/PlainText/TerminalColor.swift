internal import Readability

/// Whether an escape colors what follows in a terminal: the first byte of “\u{1B}[32mDone” (ECMA-48, “Select Graphic
/// Rendition”).
///
/// - Parameters:
///   - index: of the escape, with the bracket after it.
///   - bytes: UTF-8.
func beginsTerminalColor(_ index: Int, in bytes: [UInt8]) -> Bool {
  let parameters = bytes[(index + 2)...].prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ";") }
  return parameters.endIndex < bytes.count && bytes[parameters.endIndex] == UInt8(ascii: "m")
}
