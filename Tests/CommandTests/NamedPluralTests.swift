import Testing

@testable import copy_lint

/// Plurals of JSON whose forms are members of an object, as easy_localization has them.
@Suite struct `Plurals by name` {
  private static let english = """
    {
      "invalidURL": "This is not a link to the source of an app.",
      "apps": {"one": "{} app", "other": "{} apps"},
      "hash": {"one": "Certificate hash", "other": "Certificate hashes"},
      "retry": {"one": "Got a {} error, trying again in {} minute", "other": "Got a {} error, trying again in {} minutes"}
    }
    """

  private func run(_ files: [String: String], _ arguments: String...) -> [String] {
    MemoryMachine(files).run(["check", "--translations", "--notes", "--format", "xcode"] + arguments + ["."])
      .output.split(separator: "\n").filter { $0.contains(".json:") }.map(String.init)
  }

  @Test func `are compared form by form`() {
    let polish = """
      {
        "invalidURL": "To nie jest link do źródła aplikacji.",
        "apps": {"one": "{} aplikacja", "few": "{} aplikacje", "many": "aplikacji", "other": "{} aplikacji"},
        "hash": {"one": "Skrót certyfikatu", "many": "Skrótów certyfikatu", "other": "Skrótu certyfikatu"},
        "retry": {"one": "Błąd {}, ponowna próba za {} minutę", "few": "Błąd {}, ponownie za {} minuty",
          "many": "Błąd {}, ponownie za {} minut", "other": "Błąd {}, ponownie za {} minuty"}
      }
      """
    let files = ["translations/en.json": Self.english, "translations/pl.json": polish]
    let rules = "plural-missing,placeholder-mismatch,number-lost,translation-missing,translation-left-over"
    let found = run(files, "--rule", rules)
    #expect(
      found == [
        "translations/pl.json:3:67: error: Add “{}”. This form is used for several numbers. (number-lost)",
        "translations/pl.json:4:81: error: Add the form “few” for Polish (pl). Some numbers need it. (plural-missing)",
      ], "\(found)")
    // Four strings, whatever forms they have.
    let table = MemoryMachine(files).run("check", "--translations", ".").output
    #expect(table.contains(#/\npl +4 +100% +0 +0 +0 /#), "\(table)")
  }

  @Test func `may have forms for single numbers, or no form that other plurals lack too`() {
    let russian =
      "{\"apps\": {\"zero\": \"Нет приложений\", \"one\": \"{} приложение\", \"two\": \"Два\", \"other\": \"{} прил.\"}}"
    let files = ["translations/en.json": Self.english, "translations/ru.json": russian]
    let found = run(files, "--rule", "plural-missing,plural-unused")
    #expect(
      found == [
        "translations/ru.json:1:85: note: Add the forms “few” and “many” for Russian (ru). Some numbers need them. (plural-missing)"
      ], "\(found)")
  }

  @Test func `lack nothing where a language shows no forms`() {
    let files = [
      "translations/en.json": "{\"year\": {\"one\": \"Year\", \"other\": \"Years\"}, \"a\": \"Save\"}",
      "translations/ru.json":
        "{\"year\": {\"one\": \"Год\", \"few\": \"Года\", \"other\": \"Лет\"}, \"a\": \"Сохранить\"}",
      "translations/ja.json": "{\"year\": {\"other\": \"年\"}, \"a\": \"保存\"}",
      "translations/de.json": "{\"year\": {\"one\": \"Jahr\", \"other\": \"Jahre\"}, \"a\": \"Sichern\"}",
    ]
    #expect(run(files, "--rule", "translation-missing,translation-left-over").isEmpty)
    var turned = files
    turned["translations/en.json"] = files["translations/ja.json"]?.replacing("年", with: "year").replacing(
      "保存", with: "Save")
    #expect(run(turned, "--rule", "translation-missing,translation-left-over").isEmpty)
  }

  @Test(arguments: [
    "{\"size\": {\"one\": \"One\", \"two\": \"Two\", \"other\": \"Other\"}}",
    "{\"who\": {\"one\": \"Just me\", \"few\": \"My team\", \"many\": \"Everybody\", \"other\": \"Somebody else\"}}",
    "{\"size\": {\"one\": \"{} tea\", \"other\": \"{} teas\", \"title\": \"Teas\"}}",
    "{\"size\": {\"one\": \"{} tea\", \"other\": {\"a\": \"{} teas\"}}}",
    "{\"one\": \"{} tea\", \"other\": \"{} teas\"}",
    "{\"size\": {\"one\": \"{} tea\", \"many\": \"{} teas\"}}",
  ])
  func `are not any object with such names`(json: String) {
    let output = MemoryMachine(["locales/en.json": json]).run("dump", ".").output
    #expect(output.contains("\"variant\":\"\"") && !output.contains("plural."), "\(output)")
  }
}
