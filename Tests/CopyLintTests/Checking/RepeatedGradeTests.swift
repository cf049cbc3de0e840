import Testing

@testable import CopyLint

/// A hard sentence that a file has more than once counts once, where it has to be changed only once in mind.
@Suite struct RepeatedGradeTests {
  private static let hard =
    "Notwithstanding any contrary configuration, participation constitutes acknowledgement of organizational policies"

  private func found(in path: String, _ text: String) -> [String] {
    var configuration = Configuration()
    configuration.onlyRules = ["grade-too-high"]
    var checker = Checker(configuration: configuration)
    let report = checker.check(Document(path: path, bytes: Array(text.utf8)))
    return report?.findings.map { "\($0.key) \($0.locale) \($0.finding.severity)" } ?? []
  }

  @Test func `the forms of a message get one finding`() {
    let message = "{count, plural, one {\(Self.hard) of one person.} other {\(Self.hard) of # people.}}"
    #expect(found(in: "locales/en.json", "{\"terms\": \"\(message)\"}") == ["terms en error"])
  }

  @Test func `strings of their own get a finding each`() {
    let found = found(in: "locales/en.json", "{\"a\": \"\(Self.hard).\", \"b\": \"\(Self.hard) today.\"}")
    #expect(found == ["a en error", "b en error"])
  }

  @Test(arguments: [hard, "You agree."])
  func `a copy in another variety of English gets none`(copy: String) {
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="a" datatype="plaintext" source-language="en" target-language="en-US"><body>
      <trans-unit id="terms"><source>\(Self.hard)</source><target>\(copy)</target></trans-unit>
      </body></file></xliff>
      """
    #expect(found(in: "en-US.xliff", text) == ["terms en error"])
  }
}
