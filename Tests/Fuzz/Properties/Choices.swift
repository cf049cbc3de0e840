@testable import CopyLint

/// The head of an input, three bytes and one that parts them from the rest: what to do with the rest.
///
/// Letters make a seed easy to write: `AAA` and a line end. The first says which path, or which language, the content
/// has. The others are added to a hash of the content, so that each change of the content is another choice too: left to
/// itself, libFuzzer would change those two bytes once in thousands of inputs.
struct Choices {
  private let head: [UInt8]
  private let hash: UInt64
  /// What follows the head.
  let content: [UInt8]

  /// - Returns: nil for an input without a whole head.
  init?(_ input: [UInt8]) {
    guard input.count >= 4 else { return nil }
    head = Array(input[..<3])
    let content = Array(input[4...])
    hash = byteHash(content.span)
    self.content = content
  }

  /// The byte at `index` of the head as a number; 0 for “A”.
  func number(_ index: Int) -> Int {
    let byte = head[index] &- UInt8(ascii: "A")
    return Int(index == 0 ? byte : byte &+ UInt8(truncatingIfNeeded: hash >> (8 * UInt64(index))))
  }

  /// One of `items`, by the byte at `index` of the head.
  func pick<Item>(_ items: [Item], _ index: Int) -> Item { items[number(index) % items.count] }
}
