import Testing

@testable import copy_lint

/// Signs that stand where a translation belongs.
@Suite struct StandInTests {
  @Test func `are found, and are not done`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings":
        "\"a\" = \"Save the file\";\n\"b\" = \"Open\";\n\"c\" = \"to\";\n\"d\" = \"None\";\n",
      "de.lproj/a.strings": "\"a\" = \"---\";\n\"b\" = \"Öffnen\";\n\"c\" = \"...\";\n\"d\" = \"–\";\n",
    ])
    let found = machine.run("--translations", "--format", "xcode", "--rule", "untranslated", ".").output
    #expect(
      found
        == "de.lproj/a.strings:1:8: warning: Translate this. It has signs in place of words. (untranslated)\n"
    )
    let report = machine.run("--translations", "--format", "json", ".").output
    #expect(report.contains("\"needsReview\":1"), "\(report.suffix(3000))")
  }
}
