import Testing

@testable import copy_lint

/// Files of languages that are code, which no format reads.
@Suite struct `Languages in code` {
  private func messages(_ files: [String: String], _ arguments: String...) -> String {
    MemoryMachine(files.merging(["locales/en.json": "{\"a.b\":\"Save it\"}"]) { $1 })
      .run(["check", "."] + arguments).messages
  }

  @Test(arguments: [
    ("locales/de.js", "export default {\n  save: 'Sichern',\n}\n", "JavaScript"),
    ("src/i18n/en.ts", "const a = 1\nexport default { save: 'Save' }\n", "TypeScript"),
    ("src/locales/de/index.ts", "export default {\n  save: 'Sichern' }", "TypeScript"),
    ("i18n/de.cjs", "module.exports = { save: 'Sichern' }", "JavaScript"),
  ])
  func `are told`(path: String, text: String, kind: String) {
    let json = path.prefix(upTo: path.lastIndex(of: ".")!) + ".json"
    #expect(
      messages([path: text])
        == "copy-lint: Put what “\(path)” exports into JSON, such as “\(json)”, to check it. Strings in \(kind) are not read.\n"
    )
    #expect(messages([path: text], "-q") == "")
  }

  @Test(arguments: [
    ("resources/lang/fr/auth.php", "into “resources/lang/fr.json”, which Laravel reads too,"),
    ("lang/zh_CN/auth.php", "into “lang/zh_CN.json”, which Laravel reads too,"),
    ("translations/fr/auth.php", "into JSON, such as “translations/fr/auth.json”,"),
  ])
  func `are told of PHP`(path: String, target: String) {
    #expect(
      messages([path: "<?php\n\nreturn [\n  'save' => 'Garder',\n];\n"])
        == "copy-lint: Put the texts of “\(path)” \(target) to check it. Strings in PHP are not read.\n")
  }

  @Test func `are told in one line`() {
    let text = "export default { save: 'Sichern' }"
    #expect(
      messages(["i18n/de.js": text, "i18n/fr.js": text, "i18n/it.js": text])
        == "copy-lint: Put what “i18n/de.js” and 2 files like it export into JSON, such as “i18n/de.json”, to check them. Strings in JavaScript are not read.\n"
    )
  }

  @Test(arguments: ["lang/fr/auth.json", "lang/fr.json", "lang/fr/home.json"])
  func `are not told where a file that is read has the language`(path: String) {
    let code = "<?php\nreturn ['save' => 'Garder'];\n"
    #expect(messages(["lang/fr/auth.php": code, path: "{\"auth.save\":\"Garder\"}"]) == "")
    let both = messages([
      "lang/fr/auth.php": code, "lang/de/auth.php": code, path: "{\"auth.save\":\"Garder\"}",
    ])
    #expect(both.contains("“lang/de/auth.php” into “lang/de.json”"), "\(both)")
  }

  @Test(arguments: [["-"], ["grade", "-"]])
  func `are not told of standard input`(arguments: [String]) {
    let machine = MemoryMachine(
      ["lang/fr/auth.php": "<?php\nreturn ['save' => 'Garder'];\n"], input: "Save it.\n")
    #expect(machine.run(arguments).messages == "")
  }

  @Test(arguments: [
    ("src/de.js", "export default { save: 'Sichern' }"),
    ("src/i18n/index.ts", "export default { locale: 'de' }"),
    ("locales/de.js", "import moment from 'moment'\nexport default moment.locale('de')"),
    ("lang/fr/load.php", "<?php\nfunction load() { echo 'x'; }"),
    ("node_modules/a/locales/de.js", "export default { save: 'Sichern' }"),
  ])
  func `are not mistaken for code`(path: String, text: String) {
    #expect(messages([path: text]) == "")
  }

  @Test func `are not those that the settings leave out`() {
    #expect(
      messages(["i18n/de.js": "export default { a: 'B' }", ".copy-lint.yml": "exclude: [\"i18n/*.js\"]\n"])
        == "")
  }

  @Test func `is not said of code without words`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings": "\"a.b\" = \"Save it\";\n",
      "App/View.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"Save it\") } }\n",
      "App/Model.swift": "struct Model { let x = 1 }\n",
    ])
    let messages = machine.run("check", "-v", ".").messages
    #expect(
      messages.contains("Left out 1 file where no words that people see were found: 1 .swift.\n"),
      "\(messages)")
    #expect(!messages.contains("known format"), "\(messages)")
  }
}
