import Foundation
import Testing

@testable import CopyLint

/// Replacements in the sentences of real files. Each is made by itself, and what comes into the sentence is looked at.
@Suite(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct ReplacementCorpusTests {
  @Test(arguments: ["corpus", "corpus-2"])
  func `no replacement breaks its sentence, and what is safe can be written`(name: String) throws {
    var checker = Checker(configuration: Configuration())
    var made = 0
    var sentences: [(old: Entry, new: Entry, rule: String)] = []
    for path in try Self.paths(in: name) {
      let bytes = [UInt8](try Data(contentsOf: Self.folder(name).appending(path: path)))
      guard let report = checker.check(Document(path: path, bytes: bytes)) else { continue }
      for reported in report.findings {
        let finding = reported.finding
        if finding.applicability == .safe || finding.applicability == .unsafe {
          #expect(reported.edit != nil, "\(path) \(reported.key) \(finding.rule)")
        }
        guard let replacement = finding.replacement, let range = reported.textRange else { continue }
        made += 1
        var text = Array(reported.text.utf8)
        text.replaceSubrange(range, with: replacement.utf8)
        sentences.append(Self.pair(reported, String(decoding: text, as: UTF8.self)))
        let faults = ReplacementFault.found(
          in: reported.text, after: String(decoding: text, as: UTF8.self),
          language: String(reported.locale.prefix { $0 != "-" }))
        #expect(
          faults.isEmpty,
          "\(path) \(finding.rule): \(String(decoding: text, as: UTF8.self)) ← \(finding.words) in \(reported.text)"
        )
      }
    }
    print("\(name): \(made) replacements")
    Self.expectNoNewFindings(after: sentences, by: &checker)
    #expect(made > 0)
  }

  private static func pair(
    _ reported: ReportedFinding, _ text: String
  ) -> (old: Entry, new: Entry, rule: String) {
    var old = Entry(key: reported.key, text: reported.text, locale: reported.locale)
    old.role = reported.role
    old.roleSource = .given
    var new = Entry(key: reported.key, text: text, locale: reported.locale)
    new.role = reported.role
    new.roleSource = .given
    return (old, new, reported.finding.rule)
  }

  /// What the advice makes of a sentence has no finding of a rule that had nothing to say before.
  private static func expectNoNewFindings(
    after sentences: [(old: Entry, new: Entry, rule: String)], by checker: inout Checker
  ) {
    // What translations need is seen only next to their source.
    for (old, new, rule) in sentences where old.language == "en" {
      var before = Set(checker.check(old).findings.map(\.rule))
      // "Authentication failed" is too short for it, and lacks the next step as much.
      before.insert("error-no-next-action")
      let added = checker.check(new).findings.filter { $0.severity > .note && !before.contains($0.rule) }
      #expect(added.isEmpty, "\(rule) brings \(added.map(\.rule)): \(new.sentence) ← \(old.sentence)")
    }
  }

  @Test(arguments: [
    ("Search in the drop-down list", "Search in the list list", "a word comes twice"),
    ("This is an unexpected error", "This is an the problem", "two articles"),
    ("An executable", "A app", "“a” before a vowel"),
    ("An attempt", "An try", "“an” before a consonant"),
    ("Two attempt(s)", "Two try(s)", "brackets after a verb, which are no plural"),
    ("It enables developers to build", "It turns on developers to build", "a person is turned on or off"),
    ("Not allowed in order to keep it", "Not allowed to keep it", "“not … in order to” lost its purpose"),
    ("It isn’t done in order to save", "It isn’t done to save", "“not … in order to” lost its purpose"),
  ])
  func `the net holds`(_ text: String, _ replaced: String, _ fault: String) {
    #expect(ReplacementFault.found(in: text, after: replaced, language: "en").contains(fault))
    #expect(ReplacementFault.found(in: replaced, after: replaced, language: "en") == [])
  }

  private static func folder(_ name: String) throws -> URL {
    try #require(Corpus.folder).deletingLastPathComponent().appending(path: name)
  }

  /// The files that the list of a corpus names, or a sample of them.
  private static func paths(in name: String) throws -> [String] {
    let list = try String(contentsOf: folder(name).appending(path: "MANIFEST.tsv"), encoding: .utf8)
    return list.split(separator: "\n").dropFirst().enumerated().compactMap { number, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard Corpus.readsAll || number % 9 == 0 else { return nil }
      return "\(cells[0])/\(cells[1].replacing("/", with: "+"))/\(cells[2])"
    }
  }
}
