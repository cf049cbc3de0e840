import Synchronization
import Testing

@testable import CopyLint

@Suite struct `Sound edits` {
  @Test(arguments: [0, 1, 3, 10])
  func `how often a file is read does not grow with its edits`(wrongOfTen: Int) {
    let counts = [100, 1_000, 4_000].map { count in
      let file = TrickyFile((0..<count).map { $0 % 10 < wrongOfTen ? "A a" : "a" })
      return file.applied()?.count == count ? file.format.readings : 0
    }
    #expect(Set(counts).count == 1 && counts[0] > 0 && counts[0] < 10)
  }

  @Test func `what spoils the rest of a file leads to a bounded number of readings`() {
    let file = TrickyFile((0..<2_000).map { _ in "S" })
    #expect(file.applied() == nil)
    #expect(file.format.readings <= EditTrials.mostReadings + 3)
  }

  @Test(arguments: [
    (["a", "A", "a"], "b|A|b"),
    (["aAa", "a", "AA", ""], "bAb|b|AA|"),
    // One that spoils all that follows, in front and at the end.
    (["S", "a", "a"], "S|b|b"),
    (["a", "a", "S", ""], "b|b|S|"), (["a", "S"], "b|2"),
    (["a", "S", "A", "S", "aS"], "b|S|A|S|b2"),
    // One with a problem, and one that spoils another entry.
    (["a", "P", "a", "P"], "b|P|b|P"),
    (["a", "F", "a", "a"], "b|F|b|b"),
    (["A"], "none"), (["S", ""], "none"), (["a"], "b"), ([], "none"),
  ])
  func `what can't be written does not hold back the others`(texts: [String], expected: String) {
    #expect(TrickyFile(texts).shown == expected)
  }

  @Test func `the same edits are made as when each is tried alone`() {
    var state: UInt64 = 7
    for _ in 0..<300 {
      func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      let texts = (0...random(6)).map { _ in
        String((0..<random(5)).map { _ in Array("aaaaAASP ")[random(9)] })
      }
      let file = TrickyFile(texts)
      #expect(file.shown == file.shownOneByOne, "\(texts)")
    }
  }
}

/// A file of texts, one a line, with an edit for each of their letters. “a” becomes “b”; the others can't be written:
/// “A” reads as another text, “S” swallows all lines below, “P” brings a problem, and “F” changes the last text.
private struct TrickyFile {
  let format = TrickyFormat()
  let document: Document
  let edits: [Edit]

  init(_ texts: [String]) {
    let document = Document(path: "a.tricky", bytes: Array(texts.map { $0 + "\n" }.joined().utf8))
    self.document = document
    let written: [Character: String] = ["a": "b", "A": "1", "S": "2", "P": "3", "F": "4"]
    edits = document.bytes.enumerated().compactMap { index, byte in
      written[Character(Unicode.Scalar(byte))].map {
        Edit(range: index..<index + 1, bytes: Array($0.utf8), text: $0)
      }
    }
  }

  func applied() -> (bytes: [UInt8], count: Int)? {
    document.applyingSound(edits, format: format)
  }

  var shown: String {
    applied().map { shown($0.bytes) } ?? "none"
  }

  /// What came of trying each edit alone, then all together that could be written so.
  var shownOneByOne: String {
    func bytes(_ edits: [Edit]) -> [UInt8]? {
      let bytes = document.applying(edits)
      let isMeant =
        !edits.isEmpty
        && document.verifies(bytes, after: edits, format: format)
      return isMeant ? bytes : nil
    }
    return (bytes(edits) ?? bytes(edits.filter { bytes([$0]) != nil })).map(shown) ?? "none"
  }

  private func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(), as: UTF8.self).replacing("\n", with: "|")
  }
}

private final class TrickyFormat: Format {
  let name = "tricky"
  let extensions = ["tricky"]
  private let count = Atomic(0)

  var readings: Int { count.load(ordering: .relaxed) }

  func recognizes(_ document: Document) -> Bool { true }

  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    count.add(1, ordering: .relaxed)
    var drafts = Drafts(of: document)
    var start = 0
    for line in document.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      let raw = String(decoding: line, as: UTF8.self)
      drafts.entries.append(
        StringDraft(
          key: "\(drafts.entries.count)", text: raw.replacing("1", with: "?"), locale: "en",
          range: start..<start + line.count))
      if raw.contains("3") { drafts.problems.append(Problem(rule: "three", message: "", range: nil)) }
      if raw.contains("2") { break }
      start += line.count + 1
    }
    let isChanged = document.bytes.contains(UInt8(ascii: "4"))
    if isChanged, let last = drafts.entries.indices.last { drafts.entries[last].text += "!" }
    strings.add(drafts)
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? { Array(text.utf8) }
}
