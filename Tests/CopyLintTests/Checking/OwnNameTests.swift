import Testing

@testable import CopyLint

/// A fix of any rule leaves a project's own names as they are.
@Suite struct `Names of the project` {
  private func findings(
    _ text: String, _ role: Role, _ locale: String = "en", _ change: (inout Configuration) -> Void
  ) -> [Finding] {
    var configuration = Configuration()
    configuration.rules["starts-lowercase"] = Configuration.RuleSettings(level: .on(.note))
    change(&configuration)
    var checker = Checker(configuration: configuration)
    var entry = Entry(key: "a", text: text, locale: locale)
    entry.role = role
    return checker.check(entry).findings.filter { $0.replacement != nil }
  }

  @Test(arguments: [
    ("open logo", "en", "open"), ("öffner Logo", "de", "öffner"), ("page! Saved", "en", "page"),
    ("logo de caméra", "fr", "logo"),
  ])
  func `keep their small letter at the start`(text: String, locale: String, name: String) {
    #expect(!findings(text, .accessibilityLabel, locale) { _ in }.isEmpty)
    #expect(findings(text, .accessibilityLabel, locale) { $0.brands = [name] }.isEmpty)
    #expect(findings(text, .accessibilityLabel, locale) { $0.familiar = [name] }.isEmpty)
  }

  @Test(arguments: [
    ("Utilize it now.", "Utilize"), ("Save the  log file", "log"), ("Tap OK...", "OK..."),
    ("We will e-mail you via Foo", "via"), ("Terminate the app", "Terminate"),
  ])
  func `are not replaced, whatever finds them`(text: String, name: String) {
    let found = findings(text, .body) { $0.brands = [name] }
    for finding in found { #expect(!finding.range.overlaps(range(of: name, in: text)), "\(finding)") }
  }

  @Test func `may lose a second one of the same`() {
    let found = findings("Open the ntfy ntfy page", .body) { $0.brands = ["ntfy"] }
    #expect(found.map(\.replacement) == ["ntfy"])
  }

  @Test func `are no part of a longer word`() {
    let found = findings("opener logo", .accessibilityLabel) { $0.brands = ["open"] }
    #expect(found.map(\.rule) == ["starts-lowercase"])
  }

  private func range(of name: String, in text: String) -> Range<Int> {
    let (text, name) = (Array(text.utf8), Array(name.utf8))
    let start = text.indices.first { text[$0...].starts(with: name) } ?? 0
    return start..<start + name.count
  }
}
