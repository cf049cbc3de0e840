import Testing

@testable import copy_lint

/// Apps whose texts are all in the code, and in no file that names a language.
@Suite struct `The language of code` {
  private static func view(_ texts: String...) -> String {
    let lines = texts.map { "    Text(\"\($0)\")\n" }.joined()
    return "import SwiftUI\nstruct A: View {\n  var body: some View {\n    VStack {\n\(lines)    }\n  }\n}\n"
  }

  private static let spanish = view(
    "No se pudo guardar la reserva. Revisa tu conexión y vuelve a intentarlo en unos minutos.",
    "Selecciona una fecha para ver los horarios que están disponibles.")

  private static let korean = view("저장하지 못했습니다. 다시 시도해 주세요.", "날짜를 선택하세요.")

  @Test(arguments: [("es", spanish), ("ko", korean)])
  func `is the source language, with a word on why`(locale: String, code: String) {
    let files = ["App/A.swift": code, "App/Assets.xcassets/Contents.json": "{\"info\":{\"version\":1}}"]
    let machine = MemoryMachine(files)
    let checked = machine.run("check", ".")
    #expect(
      checked.messages.contains(
        "copy-lint: The source language is “\(locale)”. The text in the code is in this language, such as in "
          + "“App/A.swift”. If that's wrong, set “sourceLocale”."), "\(checked.messages)")
    #expect(checked.output.hasPrefix("file "), "\(checked.output)")
    #expect(!checked.output.contains("Reading grade"), "\(checked.output)")
    #expect(machine.run("dump", ".").output.contains("\"locale\":\"\(locale)\""))
    #expect(!machine.run("grade", ".").output.contains("App/A.swift  en"))
    #expect(machine.run("init").output.contains("The source language is “\(locale)”. The text in the code"))
  }

  @Test func `is as the settings say`() {
    let machine = MemoryMachine(["App/A.swift": Self.spanish, ".copy-lint.yml": "sourceLocale: en\n"])
    #expect(machine.run("dump", ".").output.contains("\"locale\":\"en\""))
  }

  @Test func `is English beside a file of English strings`() {
    let machine = MemoryMachine([
      "App/A.swift": Self.spanish, "App/en.lproj/Localizable.strings": "\"a\" = \"Open the box\";\n",
    ])
    #expect(machine.run("dump", "App/A.swift").output.contains("\"locale\":\"es\""))
    #expect(!machine.run("dump", ".").output.contains("\"locale\":\"es\""))
  }

  @Test(arguments: [
    // One word many times.
    view("Neu", "Neu 2", "Neu 3", "Neu 4", "Pro", "Pro 2", "Pro 3"),
    // Spanish or Portuguese.
    view("Buscar", "Cancelar", "Por ti"),
    // Names in another script.
    view("Moscow (Москва)", "Saint Petersburg", "Names of both cities"), "let a = 1\n", "",
  ])
  func `is English where it isn't sure`(code: String) {
    let machine = MemoryMachine(["App/A.swift": code])
    #expect(!machine.run("check", ".").messages.contains("source language"))
    #expect(machine.run("init").output.contains("The source language is “en”."))
  }
}
