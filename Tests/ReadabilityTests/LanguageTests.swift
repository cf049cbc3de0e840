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
