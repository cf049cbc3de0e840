/// What a key says about the role; nil when it says nothing.
///
/// - Parameters:
///   - text: In the source language, where that is known. A key that is its own text proves nothing.
///   - isSpokenFile: Whether the file's name says that all its strings are for screen readers.
func roleFromKey(_ bytes: Span<UInt8>, text: Span<UInt8>, isSpokenFile: Bool = false) -> RoleEvidence? {
  guard !bytes.equals(text) else { return nil }
  if KeyReading.isInterfaceBuilderKey(bytes, 0..<bytes.count) {
    return roleFromInterfaceBuilderKey(bytes, 0..<bytes.count)
  }
  guard let reading = KeyReading(bytes, text: text, isSpokenFile: isSpokenFile) else { return nil }
  return reading.spoken(isSpokenFile: isSpokenFile) ?? reading.role()
}

extension Span<UInt8> {
  /// Whether the key names a window, a dialog or a panel, or says that the text is its title.
  var namesFrame: Bool {
    let words = RoleWords(self, 0..<count)
    return words.contains(.screen) || words.contains(.alert) || words.contains(.panel)
      || words.contains(.title) || words.contains(.header)
  }
}
