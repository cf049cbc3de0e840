/// A key in quotes as a file has it, so that people find it there.
func quotedKey(_ key: String) -> String { quoted(shownKey(key)) }

/// A key as a file has it: the backslash before a dot is ours, and tells it from a dot between names.
package func shownKey(_ key: String) -> String {
  guard key.utf8.contains(UInt8(ascii: "\\")) else { return key }
  var shown: [UInt8] = []
  for byte in key.utf8 {
    if byte == UInt8(ascii: "."), shown.last == UInt8(ascii: "\\") { shown.removeLast() }
    shown.append(byte)
  }
  return String(decoding: shown, as: UTF8.self)
}
