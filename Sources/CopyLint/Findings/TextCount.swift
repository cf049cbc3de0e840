internal import Readability

/// How many different texts there are, of files and parts of files that may share some: exact up to a thousand, then within
/// some percent. It keeps the smallest hashes, so it takes little memory, and any order gives the same.
///
/// Z. Bar-Yossef et al.: Counting Distinct Elements in a Data Stream, 2002.
struct TextCount: Sendable {
  private static let limit = 1024
  /// In their order.
  private var smallest: [UInt64] = []

  mutating func insert(_ text: UInt64) { insert(mixed: max(1, mixed(text, 0x9E37_79B9_7F4A_7C15))) }

  mutating func formUnion(_ other: TextCount) { for hash in other.smallest { insert(mixed: hash) } }

  private mutating func insert(mixed hash: UInt64) {
    if smallest.count == Self.limit, let last = smallest.last, hash >= last { return }
    var (lower, upper) = (0, smallest.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if smallest[middle] < hash { lower = middle + 1 } else { upper = middle }
    }
    if lower < smallest.count, smallest[lower] == hash { return }
    if smallest.count == Self.limit { smallest.removeLast() }
    smallest.insert(hash, at: lower)
  }

  var count: Int {
    guard smallest.count == Self.limit, let last = smallest.last else { return smallest.count }
    return Int(Double(Self.limit - 1) / (Double(last) / 0x1p64))
  }
}
