import Testing

@testable import CopyLint

@Suite struct ByteMapTests {
  /// `He said \"hi\" 3` in the document at 10: the escapes take two bytes each.
  private let escaped = ByteMap(runs: [
    .init(text: 0, textLength: 8, document: 10, documentLength: 8),
    .init(text: 8, textLength: 1, document: 18, documentLength: 2),
    .init(text: 9, textLength: 2, document: 20, documentLength: 2),
    .init(text: 11, textLength: 1, document: 22, documentLength: 2),
    .init(text: 12, textLength: 2, document: 24, documentLength: 2),
  ])

  @Test(arguments: [
    (0..<2, 10..<12),  // He
    (8..<9, 18..<20),  // the first quote, its escape whole
    (9..<11, 20..<22),  // hi
    (8..<12, 18..<24),  // “hi”
    (0..<14, 10..<26),
    (12..<14, 24..<26),
  ])
  func `maps over escapes`(text: Range<Int>, document: Range<Int>) {
    #expect(escaped.documentRange(of: text) == document)
  }

  @Test func `maps one to one where nothing is escaped`() {
    #expect(ByteMap(start: 100).documentRange(of: 5..<9) == 105..<109)
  }

  @Test func `gives no range where the text is joined from two places`() {
    let joined = ByteMap(runs: [
      .init(text: 0, textLength: 4, document: 50, documentLength: 4),
      .init(text: 4, textLength: 4, document: 10, documentLength: 4),
    ])
    #expect(joined.documentRange(of: 2..<6) == nil)
    #expect(joined.documentRange(of: 0..<4) == 50..<54)
    #expect(joined.documentRange(of: 4..<8) == 10..<14)
  }

  @Test func `gives no range outside of the text`() {
    #expect(escaped.documentRange(of: 20..<30) == nil)
  }

  @Test func `an empty range is a point`() {
    #expect(escaped.documentRange(of: 9..<9) == 20..<20)
  }
}
