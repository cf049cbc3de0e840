import Testing

@testable import CopyLint

@Suite(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct TextLanguageCorpusTests {
  /// Files that are named after a language may still be in English; no file is taken for a third language.
  @Test func `tells the language of real files, or says nothing`() throws {
    var right = 0
    var wrong: [String] = []
    for file in try Corpus.files(of: ["apple-strings", "android-xml", "json", "properties", "arb"]) {
      guard case .locale(let name)? = PathLocale(path: file.path) else { continue }
      var language = TextLanguage()
      let document = try file.document()
      let format = try #require(allFormats.first { $0.recognizes(document) })
      for entry in format.read(document, options: ReadingOptions()).entries { language.add(entry.text) }
      guard language.words >= 20, let sure = language.sure, sure != "en" || name == "en" else { continue }
      if sure == name.prefix(while: { $0 != "-" }) {
        right += 1
      } else {
        wrong.append("\(file.path): \(sure)")
      }
    }
    #expect(wrong == [])
    #expect(right >= 300)
  }
}
