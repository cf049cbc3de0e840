import Testing

@testable import CopyLint

/// Fixes of real files leave every placeholder and tag as it was. `stray-percent` is left out: a percent sign that is no
/// placeholder is what it fixes.
@Suite(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct CorpusFixTests {
  static let folders = [
    "apple-strings", "stringsdict", "xcstrings", "json", "arb", "android-xml", "po", "qt-ts", "resx", "xliff",
    "properties", "yaml", "ftl",
  ]

  @Test(arguments: folders)
  func `no fix alters a placeholder or a tag`(folder: String) throws {
    var checker = Checker(configuration: Configuration())
    var fixed = 0
    for (number, file) in try Corpus.files(of: [folder]).enumerated() where Corpus.readsAll || number % 9 == 0
    {
      let document = try file.document()
      guard document.isEditable, let format = checker.format(of: document),
        let report = checker.check(document)
      else { continue }
      for applicability in [Applicability.safe, .unsafe] {
        let edits = disjoint(
          report.findings.filter {
            $0.finding.applicability == applicability && $0.finding.rule != "stray-percent"
          }.compactMap(\.edit))
        guard !edits.isEmpty else { continue }
        fixed += edits.count
        let changed = Document(path: document.path, bytes: document.applying(edits))
        let before = format.read(document, options: ReadingOptions()).entries
        let after = format.read(changed, options: ReadingOptions()).entries
        try #require(before.count == after.count, "\(file.path)")
        for (old, new) in zip(before, after) where old.sentence != new.sentence {
          #expect(fixedParts(of: old) == fixedParts(of: new), "\(file.path) \(old.key)")
        }
      }
    }
    print("\(folder): \(fixed) fixes")
  }

  /// Placeholders, tags, entities and addresses, as they are written.
  private func fixedParts(of entry: Entry) -> [String] {
    var ranges: [NeutralRange] = []
    let bytes = Array(entry.sentence.utf8)
    findNeutralRanges(in: bytes.span, syntax: entry.syntax, into: &ranges)
    return ranges.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Of two edits that overlap, the first.
  private func disjoint(_ edits: [Edit]) -> [Edit] {
    var result: [Edit] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = result.last, edit.range.lowerBound < last.range.upperBound || edit.range == last.range {
        continue
      }
      result.append(edit)
    }
    return result
  }
}
