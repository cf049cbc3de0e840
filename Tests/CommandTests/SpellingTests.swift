import Testing

@testable import copy_lint

/// One spelling for all words: American or British.
@Suite struct SpellingTests {
  private func found(_ texts: [String], _ settings: String = "") -> [String] {
    let strings = texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined()
    let run = MemoryMachine(["en.lproj/a.strings": strings, ".copy-lint.yml": settings]).run(
      "check", "--rule", "terminology-variant", "--format", "xcode", ".")
    return run.output.split(separator: "\n").map {
      String($0.split(separator: ": ", maxSplits: 1).last ?? "")
    }
  }

  @Test(arguments: [
    // Of five words, three are American, though “cancelled” has the majority among its own kind.
    (
      ["Pick a color", "Favorites", "Canceled", "Cancelled", "It was cancelled"],
      [
        "note: Write “Canceled” instead of “Cancelled”. 3 other words have US spelling. “sourceLocale” can choose one. (terminology-variant)",
        "note: Write “canceled” instead of “cancelled”. 3 other words have US spelling. “sourceLocale” can choose one. (terminology-variant)",
      ]
    ),
    (
      ["Pick a colour", "Favourites", "COLORS"],
      [
        "note: Write “COLOURS” instead of “COLORS”. 2 other words have UK spelling. “sourceLocale” can choose one. (terminology-variant)"
      ]
    ),
    (["Pick a colour", "Favourites", "Customise it"], []),
    (
      ["Pick a color", "Favorites", "Visualisation"],
      [
        "note: Write “Visualization” instead of “Visualisation”. 2 other words have US spelling. “sourceLocale” can choose one. (terminology-variant)"
      ]
    ),
  ])
  func `most words decide`(texts: [String], expected: [String]) { #expect(found(texts) == expected) }

  @Test func `a file of a region is never told to write as another one`() {
    let texts = ["Pick a color", "Favorites", "Cancelled"].enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }
      .joined()
    let files = ["en-GB.lproj/a.strings": texts]
    #expect(
      MemoryMachine(files).run("check", "--rule", "terminology-variant", "--format", "xcode", ".").output
        == "")
  }

  @Test(arguments: [
    (
      "en-US", ["Pick a colour"],
      "Write “color” instead of “colour”. With “sourceLocale: en-US”, the app has US spelling."
    ),
    (
      "en-GB", ["Your favorites"],
      "Write “favourites” instead of “favorites”. With “sourceLocale: en-GB”, the app has UK spelling."
    ),
    (
      "en-AU", ["Colors", "Favourite"],
      "Write “Colours” instead of “Colors”. With “sourceLocale: en-AU”, the app has UK spelling."
    ),
  ])
  func `the settings decide first`(locale: String, texts: [String], expected: String) {
    #expect(found(texts, "sourceLocale: \(locale)\n") == ["note: \(expected) (terminology-variant)"])
  }
}
