import Testing

@testable import copy_lint

/// What `init` chooses where several languages or files would do.
@Suite struct InitializeChoiceTests {
  private static let texts = (0..<30).map { "\"k\($0)\" = \"Open the tea box \($0)\";\n" }.joined()
  private static let json = "{\"a\": \"Open the file and save it.\", \"b\": \"Please enter your name.\"}"
  private static let locales = [
    "i18n/en_AU/t.json": json, "i18n/en_GB/t.json": json, "i18n/en_US/t.json": json,
    "i18n/de_DE/t.json": json,
  ]

  @Test(arguments: [
    ([:], "The other languages have the same strings as “i18n/en_US/t.json”."),
    (["crowdin.yml": "files:\n  - source: /i18n/en_US/t.json\n"], "“crowdin.yml” names it."),
    (["app/utils/i18n.ts": "init({ fallbackLng: \"en-US\" })"], "“app/utils/i18n.ts” names it."),
    (["next-i18next.config.js": "x = { defaultLocale: 'en-US' }"], "“next-i18next.config.js” names it."),
    (["app/i18n.ts": "init({ fallbackLng: lng })"], "same strings as “i18n/en_US/t.json”."),
    (
      ["app/i18n.ts": "init({ fallbackLng: 'en' })"],
      "“app/i18n.ts” names it. Files fit “en-AU”, “en-GB” as well: set “sourceLocale” if that is the source."
    ),
  ])
  func `takes en-US, and says why`(settings: [String: String], reason: String) {
    let machine = MemoryMachine(Self.locales.merging(settings) { $1 })
    let line =
      machine.run("init").output.split(separator: "\n").first { $0.contains("source language") } ?? ""
    #expect(line.hasPrefix("The source language is “en-US”. ") && line.hasSuffix(reason), "\(line)")
  }

  @Test func `takes en-GB where the settings name it`() {
    let machine = MemoryMachine(Self.locales.merging(["crowdin.yml": "- source: /i18n/en_GB/t.json"]) { $1 })
    #expect(machine.run("init").output.contains("The source language is “en-GB”. “crowdin.yml” names it."))
  }

  @Test func `says where no file tells the source language`() {
    let machine = MemoryMachine([
      "locales/de.json": "{\"home.save\":\"Sichern\",\"home.open\":\"Öffnen\"}",
      "locales/fr.json": "{\"home.save\":\"Garder\",\"home.open\":\"Ouvrir\"}",
    ])
    let output = machine.run("init").output
    #expect(
      output.contains(
        "The source language may be “de”: no file tells. Set “sourceLocale” to the language that the app is written in.\n"
      ),
      "\(output)")
  }

  /// “id” is Indonesian, too.
  @Test(arguments: [
    ([], "exclude: [assets/labels/label_feedback_id.json]"),
    (["assets/labels/label_feedback_en.json"], "# exclude: "),
  ])
  func `leaves out a file whose name ends in an identifier`(others: [String], line: String) {
    var files = ["assets/labels/label_feedback_id.json": Self.json, "assets/labels/label.json": Self.json]
    for path in others { files[path] = Self.json }
    let machine = MemoryMachine(files)
    let output = machine.run("init").output
    let settings = machine.text(".copy-lint.yml") ?? ""
    #expect(settings.split(separator: "\n").contains { $0.hasPrefix(line) }, "\(settings)")
    #expect(output.contains("1 other language") == !others.isEmpty, "\(output)")
  }

  @Test func `leaves out the names of languages`() {
    let machine = MemoryMachine([
      "src/languages.json": "{\"en\":\"English\",\"de\":\"Deutsch\"}",
      "src/locales/en.json": "{\"home.save\":\"Save it\"}",
    ])
    let output = machine.run("init").output
    #expect(!output.contains("Left out, with few strings"), "\(output)")
    #expect(machine.text(".copy-lint.yml")?.contains("paths:\n  - src/locales\n") == true)
  }

  @Test func `leaves out a file that has the strings of another again`() {
    let machine = MemoryMachine([
      "App/en.lproj/a.strings": Self.texts, "App/de.lproj/a.strings": Self.texts,
      "fastlane/Frozen.strings": "/* Generated File. Do not edit. */\n" + Self.texts,
    ])
    let output = machine.run("init").output
    #expect(
      output.contains(
        "exclude: “fastlane/Frozen.strings” has the strings of “App/en.lproj/a.strings” again.\n"),
      "\(output)")
    #expect(machine.text(".copy-lint.yml")?.contains("\nexclude: [fastlane/Frozen.strings]\n") == true)
  }

  @Test func `counts what the run that it names counts`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings": "\"a\" = \"No network connectivity\";\n",
      "de.lproj/a.strings": "\"a\" = \"Anmelden  bitte\";\n",
    ])
    let output = machine.run("init").output
    #expect(
      output.contains(
        "A first check of “en” alone: 1 error and 0 warnings in 1 string of 1 file. “copy-lint --locale en” shows"
      ),
      "\(output)")
    #expect(machine.run("--locale", "en").output.contains("1 error, 0 warnings."))
  }

  @Test func `asks the code beside the folder of strings that it names, as the next run does`() {
    let machine = MemoryMachine([
      "app/src/main/res/values/strings.xml":
        "<resources><string name=\"icon\">Icon</string><string name=\"open\">Open the box</string></resources>",
      "app/src/main/java/A.kt": "Icon(painter, contentDescription = stringResource(R.string.icon))",
    ])
    #expect(
      machine.run("init").output.contains("A first check: 0 errors and 1 warning in 2 strings of 1 file."))
    #expect(machine.text(".copy-lint.yml")?.contains("- app/src/main/res") == true)
    #expect(machine.run("--quiet").output.contains("label-generic"))
  }

  @Test func `takes no samples for the app's strings, nor their names for languages`() {
    let strings =
      "{" + (0..<40).map { "\"key\($0)\": \"Open the tea box \($0)\"" }.joined(separator: ",") + "}"
    let more = "{" + (0..<90).map { "\"a\($0)\": \"The box is open \($0)\"" }.joined(separator: ",") + "}"
    let machine = MemoryMachine([
      "packages/app/locales/en.json": strings, "packages/app/locales/de.json": strings,
      "packages/core/tests/fixtures/locales/no-examples.json": more,
      "packages/core/tests/fixtures/locales/fr.json": more,
      "packages/core/__tests__/locales/is-Safe-Mode-Test.json": more,
    ])
    let run = machine.run("init")
    #expect(
      machine.text(".copy-lint.yml")?.contains("paths:\n  - packages/app/locales\n\n") == true, "\(run)")
    #expect(run.output.contains("translations: 1 other language."), "\(run)")
  }

  @Test func `leaves samples out of the folders that it takes`() {
    let strings = { (name: String) in
      "<resources>" + (0..<9).map { "<string name=\"\(name)\($0)\">Open it</string>" }.joined()
        + "</resources>"
    }
    var files = ["lib/samples/values/strings.xml": strings("s")]
    for name in "abcdefghij" { files["lib/\(name)/values/strings.xml"] = strings(String(name)) }
    let machine = MemoryMachine(files)
    let run = machine.run("init")
    #expect(machine.text(".copy-lint.yml")?.contains("exclude: [\"**/samples/**\"]") == true, "\(run)")
    #expect(run.output.contains("exclude: “**/samples/**” is for tests or examples."), "\(run)")
  }

  @Test func `takes a module with few strings of an app with many`() {
    let strings = { (count: Int) in
      "<resources>" + (0..<count).map { "<string name=\"a\($0)\">Open it</string>" }.joined() + "</resources>"
    }
    let machine = MemoryMachine([
      "app/src/main/res/values/strings.xml": strings(300), "wear/src/main/res/values/strings.xml": strings(3),
    ])
    _ = machine.run("init")
    #expect(
      machine.text(".copy-lint.yml")?.contains(
        "paths:\n  - app/src/main/res\n  - wear/src/main/res\n\n") == true)
  }

  @Test func `names no platform of an app for two`() {
    let strings = (0..<9).map { "<string name=\"a\($0)\">Open it</string>" }.joined()
    let machine = MemoryMachine([
      "android/res/values/strings.xml": "<resources>\(strings)</resources>",
      "ios/en.lproj/a.strings": Self.texts,
    ])
    #expect(!machine.run("init").output.contains("platform:"))
    #expect(machine.text(".copy-lint.yml")?.contains("\n# platform: web\n") == true)
  }

  @Test func `names no folder that isn't there`() {
    let machine = MemoryMachine()
    #expect(
      machine.run("init").output == """
        Wrote “.copy-lint.yml”. No file here has strings: set “paths” when there is one.
        The source language is “en”. No file here names another language.

        """)
    #expect(machine.text(".copy-lint.yml")?.contains("\n# paths: [Strings]\n") == true)
  }

  @Test func `names no settings of tools, and says how to get at strings in code`() {
    let code = "<?php\nreturn ['save' => 'Save it'];\n"
    let machine = MemoryMachine([
      "api-docs/openapi.json": "{\"info\": {\"title\": \"Save it\"}}",
      "boost.json": "{\"guidelines\": \"Save it\"}",
      "composer.json": "{\"description\": \"Save it\"}",
      "docs/data.csv": "a,b\n1,2\n",
      "pnpm-lock.yaml": "lockfileVersion: '9.0'\npackages:\n  a: b\n",
      "resources/views/vendor/a.xml": "<a/>",
      "resources/lang/en/auth.php": code,
      "resources/lang/en/home.php": code,
    ])
    let run = machine.run("init")
    #expect(
      run.output.hasPrefix(
        "Wrote “.copy-lint.yml”. No file here has strings: set “paths” when there is one.\n"),
      "\(run.output)")
    #expect(
      run.messages.hasPrefix("copy-lint: ") && run.messages.contains("“resources/lang/en/auth.php”"),
      "\(run.messages)")
    #expect(machine.text(".copy-lint.yml")?.contains("\n# paths: [Strings]\n") == true)
    // As a check of it: nothing was checked.
    #expect(run.code == machine.run().code && run.code == 2)
  }

  @Test(arguments: [
    "pnpm-lock.yaml", "docker-compose.yml", "docker-compose.prod.yml", ".github/workflows/ci.yml",
    "openapi.yaml", "openapi.json", "composer.json", "package-lock.json", "tsconfig.app.json",
  ])
  func `takes no file of tools for strings, even if it is named`(path: String) {
    let text = path.hasSuffix("json") ? "{\"a\": \"Save it\"}" : "a: Save it\n"
    let machine = MemoryMachine([path: text])
    #expect(machine.run(path).messages.contains("Its format is unknown."))
    let format = path.hasSuffix("json") ? "json" : "yaml"
    let settings = "formats: [{path: \"\(path)\", format: \(format)}]\n"
    let named = MemoryMachine([path: text, ".copy-lint.yml": settings])
    #expect(!named.run(path).messages.contains("Its format is unknown."))
  }

  @Test func `what people edit comes before what a tool makes of it`() {
    let text = "\"a\" = \"Utilize it\";\n"
    let machine = MemoryMachine([
      "en.lproj/a.strings": text, "copy/Frozen.strings": "/* Generated File. Do not edit. */\n" + text,
    ])
    let output = machine.run("check", ".").output
    #expect(output.hasPrefix("en.lproj/a.strings\n"), "\(output)")
    #expect(output.contains("The same at copy/Frozen.strings:2."), "\(output)")
  }
}
