import Testing

@testable import copy_lint

extension SourceLanguageTests {
  /// In path order the first thousand files are translations.
  @Test func `is found in a large app without reading much of it`() {
    var files: [String: String] = [:]
    for module in 100..<150 {
      for language in [
        "ar", "de", "es", "fr", "it", "ja", "nb", "pl", "pt-rBR", "ru", "sv", "th", "tr", "uk", "vi",
      ] {
        for number in 0..<2 {
          files["m\(module)/res/values-\(language)/strings\(number).xml"] = Self.android("x")
        }
      }
      files["m\(module)/res/values/strings0.xml"] = Self.android(Self.english)
    }
    let machine = MemoryMachine(files)
    #expect(
      machine.run("init").output.contains(
        "The source language is “en”. The text in 50 files is in this language"))
    // All files are read once, to find those with strings; their language is clear from a few.
    #expect(machine.pathsRead.count <= files.count + 600)
  }

  @Test func `is found when several others keep a fifth more`() {
    let machine = MemoryMachine([:])
    for (language, count) in [("de", 122), ("en", 100), ("fr", 120), ("pl", 110)] {
      let texts = (0..<count).map { "\"k\($0)\": \"\(language) \($0)\"" }.joined(separator: ",")
      machine["l/\(language).json"] = Array("{\(texts)}".utf8)
    }
    #expect(
      machine.run("init").output.contains(
        "The source language is “en”. The other languages have the same strings as “l/en.json”."))
  }

  @Test func `is found when the others keep strings that are gone`() {
    let machine = MemoryMachine([:])
    for (language, count) in [("de", 102), ("en", 100), ("fr", 90)] {
      let texts = (0..<count).map { "\"k\($0)\": \"\(language) \($0)\"" }.joined(separator: ",")
      machine["l/\(language).json"] = Array("{\(texts)}".utf8)
    }
    #expect(
      machine.run("init").output.contains(
        "The source language is “en”. The other languages have the same strings as “l/en.json”."))
  }
}
