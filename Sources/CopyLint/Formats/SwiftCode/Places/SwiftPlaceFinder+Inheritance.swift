internal import Readability

/// What a type inherits from.
extension SwiftPlaceFinder {
  /// The last parts of the names between a type's name and its braces: `Check` and `Named` of
  /// `class LoginCheck<Login: User>: App.Check<Login>, Named where Login: Known {`.
  func inheritedTypes(of type: SwiftNode) -> [SwiftPiece] {
    let end = type.range.lowerBound
    var at = ownName(of: type).upperBound
    guard at < end, end - at < 1000 else { return [] }
    var found: [SwiftPiece] = []
    var depth = 0
    var isOpen = false
    var name = SwiftPiece.none
    while at < end {
      let byte = bytes[at]
      if Self.isInName(byte) {
        let next = min(bytes.span.endOfName(from: at), end)
        let word = SwiftPiece(at, next)
        at = next
        if depth > 0 { continue }
        if holds("where", in: word) { break }
        name = word
        continue
      }
      at += 1
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: (isOpen, name) = (true, .none)
      case UInt8(ascii: ","), UInt8(ascii: "&"):
        guard depth == 0, isOpen, !name.isNone else { break }
        found.append(name)
        name = .none
      default: break
      }
    }
    if isOpen, !name.isNone { found.append(name) }
    return found
  }
}
