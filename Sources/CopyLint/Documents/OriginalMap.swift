/// From offsets in the decoded text to offsets in the file on disk.
struct OriginalMap: Sendable {
  /// UTF-16 scalars between two anchors: a look-up reads this many at most.
  static let anchorDistance = 256

  /// How to get from an anchor to a place after it.
  enum Step: Sendable {
    /// Bytes go one to one.
    case utf8
    /// Each scalar is a unit or two.
    case utf16
    /// Each scalar is a byte.
    case singleByte
  }

  private var step = Step.utf8
  /// Ordered; none when all bytes are the same.
  private var anchors: [(decoded: Int, original: Int)] = []

  init(step: Step = .utf8) {
    self.step = step
  }

  mutating func add(decoded: Int, original: Int) {
    anchors.append((decoded, original))
  }

  /// The place of `decoded`, an offset in `bytes`; `limit` is the length of the file on disk.
  func offset(_ decoded: Int, in bytes: [UInt8], limit: Int) -> Int {
    let decoded = min(max(decoded, 0), bytes.count)
    var low = 0
    var high = anchors.count
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].decoded <= decoded { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return min(decoded, limit) }
    let anchor = anchors[low - 1]
    let next = low < anchors.count ? anchors[low].original : limit
    var original = anchor.original
    switch step {
    case .utf8: original += decoded - anchor.decoded
    case .utf16:
      for byte in bytes[anchor.decoded..<decoded] where byte & 0xC0 != 0x80 {
        original += byte >= 0xF0 ? 4 : 2
      }
    case .singleByte:
      for byte in bytes[anchor.decoded..<decoded] where byte & 0xC0 != 0x80 { original += 1 }
    }
    return min(original, next)
  }
}
