internal import CICU

/// The canonical composition (Normalization Form C) of `text`; ASCII is returned as it is.
///
/// A text that ICU cannot take (2³¹ bytes and more) is returned as it is.
package func nfc(_ text: String) -> String {
  let source = text.utf8Span
  if source.isKnownASCII || isASCII(source.span) { return text }
  let count = text.utf8.count
  // Three times the bytes is the most that NFC takes (UAX 15).
  guard count < Int(Int32.max) / 3 else { return text }
  var error: Int32 = 0
  let normalized = unsafe String(unsafeUninitializedCapacity: count * 3) { buffer in
    guard let start = buffer.baseAddress else { return 0 }
    return unsafe source.span.withUnsafeBufferPointer { bytes in
      unsafe Int(cicu_nfc(bytes.baseAddress, Int64(count), start, Int64(count * 3), &error))
    }
  }
  return error > 0 ? text : normalized
}

private func isASCII(_ text: Span<UInt8>) -> Bool {
  for index in text.indices where text[index] >= 0x80 { return false }
  return true
}
