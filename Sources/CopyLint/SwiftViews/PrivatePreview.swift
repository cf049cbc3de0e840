/// Whether a type is only for the previews above it: `#Preview { CardPreview() }`, with `private struct CardPreview: View` after it.
///
/// - Parameters:
///   - name: of the type.
///   - bytes: of the file.
func isPrivatePreview(_ name: SwiftPiece, _ bytes: [UInt8]) -> Bool {
  let span = bytes.span
  let opening: StaticString = "private struct "
  let start = name.lowerBound - opening.utf8CodeUnitCount
  guard name.count > 7, span.holds("Preview", at: name.upperBound - 7), start > 0,
    span.holds(opening, at: start)
  else { return false }
  var at = max(0, start - farthest)
  while let preview = span.firstIndex(of: "#Preview", from: at, before: start) {
    // The preview uses it in its first lines.
    at = (span.firstIndex(of: "{", from: preview, before: min(start, preview + 200)) ?? preview) + 1
    while at < start, span[at] <= 0x20 { at += 1 }
    if at + name.count < start, span.extracting(at..<at + name.count).equals(span.extracting(name.range)) {
      return true
    }
  }
  return false
}

/// How many bytes above its type previews are looked for, so that a long file isn't gone over for each type.
private let farthest = 4000
