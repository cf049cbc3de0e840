import Testing

@testable import copy_lint

/// Values that Laravel writes as `:name`, in files that tell of it by their folder and texts.
@Suite struct LaravelNameTests {
  private func found(
    _ english: String, _ spanish: String, folder: String = "lang", ending: String = "json",
    settings: String = ""
  ) -> String {
    func file(_ text: String, _ locale: String) -> String {
      ending == "json"
        ? "{\"a.b\": \"Try again in :seconds seconds\", \"c.d\": \"\(text)\"}"
        : "\(locale):\n  a: \"Try again in :seconds seconds\"\n  c: \"\(text)\"\n"
    }
    return MemoryMachine([
      "\(folder)/en.\(ending)": file(english, "en"), "\(folder)/es.\(ending)": file(spanish, "es"),
      ".copy-lint.yml": settings + "sourceLocale: en\n",
    ]).run("--translations", "--rule", "placeholder-mismatch", ".").output
  }

  @Test(arguments: ["json", "yml"])
  func `are looked for in translations`(ending: String) {
    for folder in ["lang", "resources/lang"] {
      let output = found("Wait :minutes minutes", "Espere unos minutos", folder: folder, ending: ending)
      #expect(output.contains("Add “:minutes”. The source shows a value there."), "\(output)")
      #expect(output.contains("1 error"), "\(output)")
    }
    #expect(
      found("Wait :minutes minutes", "Espere :minutos minutos").contains(
        "Write “:minutes” instead of “:minutos”."))
    #expect(found("Wait", "Espere :minutes").contains("Remove “:minutes” here, or add it to the source."))
  }

  @Test(arguments: [
    ("Wait :minutes minutes", "Espere :minutes minutos"),
    ("The :attribute is gone", ":Attribute ya no existe"),
    ("Wait :count minute|Wait :count minutes", "Espere :count minuto|Espere :count minutos"),
    ("For example: PDF", "例如:PDF"),
    ("Hello", "Hola :smile:"),
    ("At 10:30", "A las 10:30"),
  ])
  func `are not seen in a text without values`(english: String, spanish: String) {
    let output = found(english, spanish)
    #expect(output.contains("“placeholder-mismatch” finds nothing"), "\(output)")
  }

  @Test func `are not looked for elsewhere`() {
    let pair = ("Wait :minutes minutes", "Espere unos minutos")
    #expect(found(pair.0, pair.1, folder: "i18n").contains("finds nothing"))
    // Values of another kind.
    #expect(found(pair.0 + " for {name}", pair.1 + " para {name}").contains("finds nothing"))
  }

  @Test func `can be set`() {
    let output = found(
      "Wait :minutes minutes", "Espere unos minutos", folder: "i18n",
      settings: "formats: [{path: \"i18n/*.json\", format: json, syntax: laravel}]\n")
    #expect(output.contains("Add “:minutes”."), "\(output)")
    let wrong = MemoryMachine([
      "a.json": "{}", ".copy-lint.yml": "formats: [{path: a.json, format: json, syntax: laravell}]\n",
    ]).run("a.json").messages
    #expect(wrong.contains("“laravel”"), "\(wrong)")
  }
}
