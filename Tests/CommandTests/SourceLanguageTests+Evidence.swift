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

  @Test func `is English though one translation began as a copy of another`() {
    // All have all strings. A few are still in English, and nearly all of the Esperanto in Catalan.
    let sentences = [
      "en": "This is the list with the number", "ca": "Aquesta és la llista amb el número",
      "fr": "Voici la liste avec le numéro", "de": "Das ist die Liste mit der Nummer",
      "it": "Questo è l'elenco con il numero",
    ]
    let left = ["ca": 0, "de": 20, "en": 0, "eo": 0, "fr": 20, "it": 20]
    var files: [String: String] = [:]
    for (language, count) in left {
      let texts = (0..<200).map { number in
        let other = language == "eo" ? "ca" : language
        return "\"k\(number)\": \"\(sentences[number < count ? "en" : other] ?? "") \(number)\""
      }
      files["i18n/\(language).json"] = "{\(texts.joined(separator: ","))}"
    }
    let run = MemoryMachine(files).run("init").output
    #expect(run.contains("The source language is “en”."), "\(run)")
    files["project.inlang.json"] = "{\"sourceLanguageTag\": \"ca\", \"a\": 1}"
    let named = MemoryMachine(files).run("init").output
    #expect(named.contains("The source language is “ca”."), "\(named)")
  }
}
