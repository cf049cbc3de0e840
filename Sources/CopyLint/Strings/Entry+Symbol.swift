extension Entry {
  /// Whether the comment names an SF Symbol as code does: "(pencil)", "pencil.circle"; not "with a pencil."
  ///
  /// - Parameter symbol: its first part, in lowercase letters.
  func commentNamesSymbol(_ symbol: String) -> Bool {
    guard let comment else { return false }
    let bytes = Array(comment.lowercased().utf8)
    let name = Array(symbol.utf8)
    guard bytes.count > name.count else { return false }
    for start in 0...bytes.count - name.count where bytes[start..<start + name.count].elementsEqual(name) {
      let before = start > 0 ? bytes[start - 1] : 0x20
      let end = start + name.count
      let after = end < bytes.count ? bytes[end] : 0x20
      let goesOn = after == UInt8(ascii: ".") && end + 1 < bytes.count && bytes[end + 1].isASCIISmall
      if goesOn, !before.isASCIILetter { return true }
      if before == UInt8(ascii: "("), after == UInt8(ascii: ")") { return true }
    }
    return false
  }
}
