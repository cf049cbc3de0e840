import Testing
import fast_path

@testable import CopyLint
@testable import Readability

@Suite(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct FastPathCorpusTests {
  /// `make fast-path` does the same with texts at random.
  @Test func `gives what ICU gives on every plain string, with placeholders and without`() throws {
    var comparison = Comparison(locale: "en")
    var neutral: [NeutralRange] = []
    var differences: [String] = []
    for file in try files() {
      let document = try file.document()
      let format = try #require(allFormats.first { $0.recognizes(document) })
      for entry in format.read(document, options: ReadingOptions()).entries {
        let text = Array(entry.sentence.utf8)
        guard isPlain(text.span) else { continue }
        findNeutralRanges(in: text.span, syntax: entry.syntax, into: &neutral)
        for ranges in [[], neutral.map(\.range)] {
          if let difference = comparison.difference(text, neutral: ranges) { differences.append(difference) }
        }
      }
    }
    #expect(differences == [])
    #expect(comparison.texts > 10_000)
    print("The fast path and ICU were compared on \(comparison.texts) texts, \(comparison.tokens) tokens.")
  }

  private func files() throws -> [Corpus.File] {
    let files = try Corpus.files()
    return Corpus.readsAll ? files : files.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
  }

  private func isPlain(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while start < text.count {
      let line = Line(of: text, from: start)
      if !line.isPlain { return false }
      start = line.range.upperBound
    }
    return true
  }
}
