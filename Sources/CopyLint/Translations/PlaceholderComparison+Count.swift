internal import Readability

extension PlaceholderComparison {
  /// The placeholder of the source for the same value. Where numbered and bare ones are mixed, two may have one number.
  static func partner(of placeholder: Placeholder, in wanted: [Placeholder]) -> Placeholder? {
    let same = wanted.filter { $0.reference == placeholder.reference }
    return same.first { placeholder.type.takes($0.type) } ?? same.first
  }

  static func holds(_ piece: some Collection<UInt8>, in text: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: piece) }
  }

  /// Whether a placeholder without a number, such as `%s`, is in `text` more often than in `other`. Each of them takes a value of its
  /// own, whatever the grammar of the file is.
  static func isMoreOften(_ placeholder: Placeholder, _ text: [UInt8], than other: [UInt8]) -> Bool {
    let written = text[placeholder.range]
    guard written.count == 2, written.first == UInt8(ascii: "%") else { return false }
    return count(written, in: text) > count(written, in: other)
  }

  private static func count(_ piece: ArraySlice<UInt8>, in text: [UInt8]) -> Int {
    text.indices.count { text[$0...].starts(with: piece) }
  }
}
