/// The head of an input, three bytes and one that parts them from the rest: what to do with the rest.
///
/// Letters make a seed easy to write: `AAA` and a line end take the first of everything.
struct Choices {
  private let head: [UInt8]
  /// What follows the head.
  let content: [UInt8]

  /// - Returns: nil for an input without a whole head.
  init?(_ input: [UInt8]) {
    guard input.count >= 4 else { return nil }
    head = Array(input[..<3])
    content = Array(input[4...])
  }

  /// The byte at `index` of the head as a number; 0 for “A”.
  func number(_ index: Int) -> Int { Int(head[index] &- UInt8(ascii: "A")) }

  /// One of `items`, by the byte at `index` of the head.
  func pick<Item>(_ items: [Item], _ index: Int) -> Item { items[number(index) % items.count] }
}
