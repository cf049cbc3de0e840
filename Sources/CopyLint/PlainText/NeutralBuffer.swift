/// The neutral ranges of one text after another, in storage that is kept.
struct NeutralBuffer {
  private(set) var ranges: [Range<Int>] = []
  private(set) var found: [NeutralRange] = []

  /// Replaces `ranges` with those of `text`.
  mutating func find(in text: Span<UInt8>, syntax: Syntax) {
    findNeutralRanges(in: text, syntax: syntax, into: &found)
    if !ranges.isEmpty { ranges.removeAll(keepingCapacity: true) }
    for index in found.indices { ranges.append(found[index].range) }
  }
}
