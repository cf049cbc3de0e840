/// What a key says of the role; nil when it says nothing.
///
/// - Parameters:
///   - text: In the source language, where that is known. A key that is its own text proves nothing.
///   - isSpokenFile: Whether the file's name says that all its strings are for screen readers.
func roleFromKey(_ key: String, text: String, isSpokenFile: Bool = false) -> RoleEvidence? {
  guard key != text else { return nil }
  let bytes = key.utf8.span
  if KeyReading.isInterfaceBuilderKey(bytes, 0..<bytes.count) {
    return roleFromInterfaceBuilderKey(bytes, 0..<bytes.count)
  }
  guard let reading = KeyReading(key, text: text, isSpokenFile: isSpokenFile) else { return nil }
  return reading.spoken(isSpokenFile: isSpokenFile) ?? reading.role()
}
