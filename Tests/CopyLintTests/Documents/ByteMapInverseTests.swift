import Testing

@testable import CopyLint

struct ByteMapInverseTests {
  /// The text "a\nb" of the document `xxa\nb`, where `\n` is written as an escape.
  static let escaped = ByteMap(
    start: 2,
    runs: [
      ByteMap.Run(text: 0, textLength: 1, document: 2, documentLength: 1),
      ByteMap.Run(text: 1, textLength: 1, document: 3, documentLength: 2),
      ByteMap.Run(text: 2, textLength: 1, document: 5, documentLength: 1),
    ])

  @Test(arguments: [
    (2..<6, 0..<3), (2..<3, 0..<1), (3..<5, 1..<2), (5..<6, 2..<3), (2..<2, 0..<0), (6..<6, 3..<3),
    (5..<5, 2..<2),
    (1..<2, nil), (5..<7, nil), (7..<7, nil),
  ])
  func `finds the text of a piece of the document`(_ document: Range<Int>, _ text: Range<Int>?) {
    #expect(Self.escaped.textRange(of: document, textCount: 3) == text)
    if let text, !text.isEmpty { #expect(Self.escaped.documentRange(of: text) == document) }
  }

  @Test(arguments: [(2..<6, 0..<4), (2..<2, 0..<0), (6..<6, 4..<4), (1..<3, nil), (5..<7, nil)])
  func `finds it where the text stands as it is`(_ document: Range<Int>, _ text: Range<Int>?) {
    #expect(ByteMap(start: 2).textRange(of: document, textCount: 4) == text)
  }
}
