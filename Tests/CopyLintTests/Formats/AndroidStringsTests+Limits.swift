import Testing

@testable import CopyLint

extension AndroidStringsTests {
  @Test func `an unfinished file gives what it has`() {
    let cut = Self.text("a").replacing("</resources>\n", with: "") + "<string name=\"b\">B"
    let reading = read(cut, Self.path)
    #expect(reading.entries.map(\.text) == ["a", "B"])
    #expect(reading.problems.map(\.rule) == ["syntax-error"])
    let other = problems(in: "⟦<resource>⟧</resource>", Self.path).problems
    #expect(
      other == ["syntax-error: Put the strings inside “<resources>”. Android can't read the file without it."]
    )
  }

  @Test func `deep and long texts take no time`() {
    let deep = Self.text(String(repeating: "<b>", count: 20_000) + String(repeating: "</b>", count: 20_000))
    #expect(read(deep, Self.path).entries.count == 1)
    let long = Self.text(String(repeating: "&amp; \\n  \"a\" ", count: 20_000))
    #expect(read(long, Self.path).entries.count == 1)
  }
}
