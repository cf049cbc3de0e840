/// The texts of one pattern: itself, and each branch in the whole sentence it makes.
struct FluentSentences {
  /// A text with its way back to the document.
  struct Piece {
    var text: String
    var map: ByteMap
  }

  struct Form {
    /// `n.plural.one`; empty for the pattern itself.
    var variant: String
    var text: Piece
    var sentence: Piece
    var range: Range<Int>
    /// Whether there are branches in the text.
    var hasBranches: Bool
  }

  /// More branches, or a longer text, are not put into whole sentences: the time would grow with their product.
  private static let mostBranches = 100
  private static let longestSentence = 16_384

  let store: FluentPatterns
  let bytes: [UInt8]
  private(set) var forms: [Form] = []
  /// What is left for the names of forms.
  private(set) var room: StringRoom
  private let root: Int
  private var isExpanded = true

  init(of pattern: Int, in store: FluentPatterns, bytes: [UInt8], prefix: String, room: StringRoom) {
    self.store = store
    self.bytes = bytes
    self.room = room
    root = pattern
    let range = store.patterns[pattern].range ?? 0..<0
    isExpanded =
      range.count <= Self.longestSentence
      && countBranches(pattern, limit: Self.mostBranches) < Self.mostBranches
    add(pattern, variant: prefix, chosen: [])
  }

  private func selects(in pattern: Int) -> [Int] {
    store.patterns[pattern].elements.compactMap { element -> Int? in
      if case .placeable(_, let select) = element { select } else { nil }
    }
  }

  private func countBranches(_ pattern: Int, limit: Int) -> Int {
    var count = 0
    for select in selects(in: pattern) {
      for branch in store.selects[select].branches {
        count += 1
        if count >= limit { return count }
        count += countBranches(branch.pattern, limit: limit - count)
      }
    }
    return count
  }

  /// A pattern that is nothing but branches has no words of its own, and is left out.
  private mutating func add(_ pattern: Int, variant: String, chosen: [(select: Int, branch: Int)]) {
    let inner = selects(in: pattern)
    if inner.isEmpty || hasWords(pattern) {
      let text = piece(of: pattern)
      let whole = isExpanded ? sentence(choosing: chosen) : text
      forms.append(
        Form(
          variant: variant, text: text, sentence: whole, range: store.patterns[pattern].range ?? 0..<0,
          hasBranches: !inner.isEmpty))
    }
    for select in inner {
      let found = store.selects[select]
      let name = found.name.replacing(".", with: "\\.")
      let kind = found.isPlural ? "plural" : "select"
      for (index, branch) in found.branches.enumerated() {
        let place = store.patterns[branch.pattern].range
        guard room.take(variant.utf8.count + name.utf8.count, at: place) else { continue }
        let part = (name.isEmpty ? "" : name + ".") + "\(kind).\(branch.key.replacing(".", with: "\\."))"
        add(
          branch.pattern, variant: variant.isEmpty ? part : "\(variant).\(part)",
          chosen: chosen + [(select, index)])
      }
    }
  }

  private func hasWords(_ pattern: Int) -> Bool {
    store.patterns[pattern].elements.contains { element in
      guard case .text(let range) = element else { return false }
      return bytes[range].contains { $0 >= 0x80 || $0.isASCIILetter }
    }
  }

  /// The pattern as it is in the file, without the indentation of its lines.
  func piece(of pattern: Int) -> Piece {
    var text: [UInt8] = []
    var map = ByteMap.Builder()
    append(pattern, chosen: nil, to: &text, &map)
    return Piece(
      text: String(decoding: text, as: UTF8.self),
      map: map.finish(at: store.patterns[pattern].range?.lowerBound ?? 0))
  }

  /// The whole with the chosen branches, and the default of all others.
  private func sentence(choosing chosen: [(select: Int, branch: Int)]) -> Piece {
    var text: [UInt8] = []
    var map = ByteMap.Builder()
    append(root, chosen: chosen, to: &text, &map)
    let start = store.patterns[root].range?.lowerBound ?? 0
    return Piece(text: String(decoding: text, as: UTF8.self), map: map.finish(at: start))
  }

  /// - Parameter chosen: nil leaves branches as they are written.
  private func append(
    _ pattern: Int, chosen: [(select: Int, branch: Int)]?, to text: inout [UInt8],
    _ map: inout ByteMap.Builder
  ) {
    for element in store.patterns[pattern].elements {
      switch element {
      case .lineEnd(let range, let count):
        text.append(contentsOf: repeatElement(0x0A, count: count))
        map.append(count: count, document: range.lowerBound, documentCount: range.count)
      case .placeable(_, let select?) where chosen != nil:
        let branches = store.selects[select].branches
        let index =
          chosen?.first { $0.select == select }?.branch ?? branches.firstIndex(where: \.isDefault) ?? 0
        append(branches[index].pattern, chosen: chosen, to: &text, &map)
      case .text(let range), .placeable(let range, _):
        text.append(contentsOf: bytes[range])
        map.append(count: range.count, document: range.lowerBound)
      }
    }
  }
}
