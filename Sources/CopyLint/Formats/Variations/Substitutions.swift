/// The named parts of a format (`%#@files@`), each with its forms, and how they make whole sentences.
struct Substitutions {
  /// A text with its place in the document.
  struct Piece {
    var text: String
    var map: ByteMap
  }

  /// The most parts that are put into one sentence: parts can hold each other many times over.
  private static let maximumParts = 200

  /// The form that stands for a part when another one is looked at: `other`.
  var other: [String: Piece] = [:]

  /// `format` with each part replaced: `chosen` for the part of that name, `other` for the rest.
  ///
  /// - Returns: nil when `chosen` has no place in it.
  func sentence(of format: Piece, choosing chosen: (name: String, piece: Piece)? = nil) -> Piece? {
    var expansion = Expansion(other: other, chosen: chosen)
    expansion.append(format)
    if let chosen, !expansion.used.contains(chosen.name) { return nil }
    let start = chosen?.piece.map.start ?? format.map.start
    return Piece(
      text: String(decoding: expansion.text, as: UTF8.self), map: expansion.map.finish(at: start))
  }

  /// The parts that have a place in `format`, or in a part there.
  func parts(in format: Piece) -> Set<String> {
    var expansion = Expansion(other: other, chosen: nil)
    expansion.append(format)
    return expansion.used
  }

  private struct Expansion {
    let other: [String: Piece]
    let chosen: (name: String, piece: Piece)?
    var text: [UInt8] = []
    var map = ByteMap.Builder()
    var used: Set<String> = []
    var count = 0
    /// Parts that are being put in: one that holds itself stays as it is.
    var open: [String] = []

    /// Goes down one level for each part inside a part; no part comes twice on the way.
    mutating func append(_ piece: Piece) {
      let bytes = Array(piece.text.utf8)
      var done = 0
      for token in substitutionTokens(in: bytes) {
        append(piece, bytes, done..<token.range.lowerBound)
        done = token.range.lowerBound
        guard !open.contains(token.name), count < Substitutions.maximumParts else { continue }
        let isChosen = token.name == chosen?.name
        guard let part = isChosen ? chosen?.piece : other[token.name] else { continue }
        used.insert(token.name)
        count += 1
        open.append(token.name)
        append(part)
        open.removeLast()
        done = token.range.upperBound
      }
      append(piece, bytes, done..<bytes.count)
    }

    private mutating func append(_ piece: Piece, _ bytes: [UInt8], _ range: Range<Int>) {
      text.append(contentsOf: bytes[range])
      map.append(range, of: piece.map)
    }
  }
}
