import Foundation
import Readability
import Testing

struct LanguageTests {
  @Test func `are listed as they are in their folder`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Readability/Languages").standardized
    var codes: [String] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let found = text.matches(of: /= Language\(\s*"([a-z]{2,3})"/).map { String($0.1) }
      codes += found
    }
    #expect(codes.sorted() == allLanguages.map(\.code))
  }

  @Test func `are found by their codes`() {
    for language in allLanguages { #expect(Language(locale: language.code)?.code == language.code) }
    if Language(locale: "xx") != nil { Issue.record("found") }
  }

  /// The table of Documentation/Formulas.md: | language | `formula` | author | scale | limit | bands | error |
  @Test func `are in the documentation with their formulas, limits and errors`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Formulas.md").standardized
    var rows: [[String]] = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 7, cells[1].hasPrefix("`") { rows.append(cells) }
    }
    var expected = allLanguages.flatMap(\.formulas)
    #expect(rows.count == expected.count)
    var counts = Counts()
    counts.words = 100
    counts.sentences = 10
    for row in rows {
      let name = row[1].replacing("`", with: "")
      let error = Double(row[6].split(separator: " ")[0]) ?? .nan
      let index = expected.firstIndex {
        $0.name == name && $0.limit == Double(row[4]) && $0.bands.isEmpty == (row[5] == "no")
          && abs(($0.standardError(of: counts) ?? .nan) - error) < 0.06
      }
      #expect(index != nil, "\(row)")
      if let index { expected.remove(at: index) }
    }
  }

  @Test func `have formulas with names of their own`() {
    #expect(Set(allFormulas.map(\.name)).count == allFormulas.count)
    for formula in allFormulas {
      #expect(formula.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
      #expect(formula.value(of: Counts()) == nil)
    }
  }

  @Test func `order bands from easy to hard`() {
    for formula in allFormulas where !formula.bands.isEmpty {
      let bounds = formula.bands.map(\.bound)
      #expect(bounds == (formula.scale == .ease ? bounds.sorted(by: >) : bounds.sorted()), "\(formula.name)")
    }
  }

  @Test(arguments: [("de-AT", "de"), ("EN_us", "en"), ("nb", "nb"), ("no", "nb")])
  func `are found by locale`(locale: String, code: String) {
    if allLanguages.contains(where: { $0.code == code }) { #expect(Language(locale: locale)?.code == code) }
  }
}
