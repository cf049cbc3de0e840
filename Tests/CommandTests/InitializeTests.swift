import Testing

@testable import copy_lint

@Suite struct InitializeTests {
  @Test func `writes a configuration that fits and that it can read`() {
    let machine = MemoryMachine([
      "App/fr.lproj/a.strings": "\"a\" = \"b\";", "Kit/fr.lproj/b.strings": "\"a\" = \"b\";",
    ])
    let run = machine.run("init")
    #expect(
      run
        == .init(
          code: 0,
          output: """
            Wrote “.copy-lint.yml”. Check it, then run “copy-lint”.
            The source language is “fr”. “App/fr.lproj/a.strings” is in this language, and no file names another.
            paths: 2 files with strings, in “App”, “Kit”.
            platform: ios, because of “App/fr.lproj/a.strings”.
            A first check: 0 errors and 0 warnings in 2 strings of 2 files.

            """, messages: ""))
    let text = machine.text(".copy-lint.yml") ?? ""
    #expect(text.contains("paths:\n  - App\n  - Kit\n"))
    #expect(text.contains("\nsourceLocale: fr\n"))
    #expect(text.contains("\nplatform: ios\n"))
    #expect(machine.run("-q", "-v").messages == "copy-lint: The settings are those of “.copy-lint.yml”.\n")
    // What it offers in comments can be switched on as it is.
    let offered = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isSetting =
        line.hasPrefix("# ") && (line.contains(": ") || line.hasSuffix(":") || line.contains("  -"))
      return isSetting && line.dropFirst(2).first?.isUppercase != true
        ? String(line.dropFirst(2)) : String(line)
    }.joined(separator: "\n")
    machine[".copy-lint.yml"] = Array(offered.utf8)
    #expect(
      machine.run("-q").messages
        == "copy-lint: .copy-lint.yml:35:5: Change the path “Legal/**”, or delete it. No checked file matches it.\n"
    )
  }

  @Test func `ends with the command for a few languages where there are many`() {
    var files = ["App/en.lproj/a.strings": "\"a\" = \"Save\";"]
    for locale in ["af", "ar", "be", "bg", "ca", "cs", "da", "de", "el", "es", "et"] {
      files["App/\(locale).lproj/a.strings"] = "\"a\" = \"x\";"
    }
    let last = "“copy-lint --locale de,fr --translations”.\n"
    #expect(MemoryMachine(files).run("init").output.hasSuffix(last))
    files["App/et.lproj/a.strings"] = nil
    #expect(!MemoryMachine(files).run("init").output.hasSuffix(last))
  }

  @Test func `offers no word of the dictionary as the app's own`() {
    let texts = (0..<30).map { "\"k\($0)\" = \"Remove the redundant patchset \($0) from here\";\n" }.joined()
    let machine = MemoryMachine(["App/en.lproj/a.strings": texts])
    let output = machine.run("init").output
    #expect(!output.contains("“redundant”"), "\(output)")
    #expect(machine.text(".copy-lint.yml")?.contains("redundant") == false)
  }

  @Test func `offers no name that is a word where it has no capital`() {
    var english = ""
    var german = ""
    for number in 0..<6 {
      english += "\"k\(number)\" = \"Open the Reports here \(number), or all reports\";\n"
      german += "\"k\(number)\" = \"Open the Reports here \(number), or all reports\";\n"
    }
    let machine = MemoryMachine(["en.lproj/a.strings": english, "de.lproj/a.strings": german])
    #expect(!machine.run("init").output.contains("brands"))
  }

  @Test func `takes the folders with strings, and names what it leaves out`() {
    let texts = (0..<40).map { "  <string name=\"a\($0)\">Open the tea box \($0)</string>\n" }.joined()
    var files = [
      "app/src/main/res/values/strings.xml": "<resources>\n\(texts)</resources>",
      "app/src/main/res/values-de/strings.xml": "<resources>\n\(texts)</resources>",
      "3rdparty/tea/values/strings.xml": "<resources>\n<string name=\"x\">Open the tea</string></resources>",
    ]
    // More than init used to look at, and before the folder in the alphabet.
    for number in 0..<60 { files["aaa/\(number).xml"] = "<a/>" }
    let machine = MemoryMachine(files)
    let run = machine.run("init")
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        "paths: 2 files with strings, in “app/src/main/res”. Left out, with few strings: “3rdparty/tea”.\n"
      ), "\(run.output)")
    #expect(run.output.contains("because of “app/src/main/res/values-de/strings.xml”"), "\(run.output)")
    #expect(run.output.contains(" in 40 strings of 1 file."), "\(run.output)")
    #expect(machine.text(".copy-lint.yml")?.contains("paths:\n  - app/src/main/res\n\n") == true)
  }

  @Test(arguments: [
    ("SDKROOT = macosx;", "macos"), ("MACOSX_DEPLOYMENT_TARGET = 13.0;", "macos"),
    ("SDKROOT = iphoneos;", "ios"), ("buildSettings = {};", "ios"),
    ("IPHONEOS_DEPLOYMENT_TARGET = 16.0;\nMACOSX_DEPLOYMENT_TARGET = 13.0;", "ios"),
    ("SDKROOT = auto;\nSUPPORTED_PLATFORMS = \"iphoneos macosx\";\nMACOSX_DEPLOYMENT_TARGET = 13.0;", "ios"),
  ])
  func `knows an app for the Mac by its project`(settings: String, expected: String) {
    let machine = MemoryMachine([
      "App/en.lproj/a.strings": "\"a\" = \"Open it\";", "App/App.xcodeproj/project.pbxproj": settings,
    ])
    let output = machine.run("init").output
    let file = expected == "ios" ? "App/en.lproj/a.strings" : "App/App.xcodeproj/project.pbxproj"
    #expect(output.contains("platform: \(expected), because of “\(file)”."), "\(output)")
    #expect(machine.text(".copy-lint.yml")?.contains("\nplatform: \(expected)\n") == true)
  }

  @Test(arguments: [
    ("SDKROOT = macosx;", "platform: macos, because of “App.xcodeproj/project.pbxproj”."),
    ("SDKROOT = iphoneos;", "platform: ios, because of “App.xcodeproj/project.pbxproj”."),
    ("SDKROOT = iphoneos;\nMACOSX_DEPLOYMENT_TARGET = 13.0;", nil),
  ])
  func `knows the platform of an app that has its texts in the code`(settings: String, expected: String?) {
    let machine = MemoryMachine([
      "App/A.swift": "import SwiftUI\nText(\"Sign in to go on\")\n",
      "App.xcodeproj/project.pbxproj": settings,
    ])
    let lines = machine.run("init").output.split(separator: "\n").filter { $0.hasPrefix("platform: ") }
    #expect(lines.map(String.init) == (expected.map { [$0] } ?? []))
  }

  @Test func `takes in the folders of code that has no words yet`() {
    let machine = MemoryMachine([
      "App/Sources/Home/Views/A.swift": "import SwiftUI\nText(\"Sign in to go on\")\n",
      "App/Sources/Data/Store.swift": "struct Store {}\n",
      "App/Tests/StoreTests.swift": "struct StoreTests {}\n",
      "App/Resources/en.lproj/a.strings": "\"a\" = \"Open it\";",
      "App/Resources/Tool.swift": "struct Tool {}\n",
    ])
    #expect(machine.run("init").code == 0)
    #expect(
      machine.text(".copy-lint.yml")?.contains("\npaths:\n  - App/Resources\n  - App/Sources\n") == true)
  }

  @Test func `knows the platform in the folder itself`() {
    let machine = MemoryMachine(["strings.xml": "<resources><string name=\"a\">Open</string></resources>"])
    var environment = machine.environment
    environment.workingFolder = { "/home/values" }
    machine["/home/values/strings.xml"] = Array(
      "<resources><string name=\"a\">Open</string></resources>".utf8)
    #expect(run(arguments: ["init"], environment: environment) == 0)
    #expect(machine.text("values/.copy-lint.yml")?.contains("\nplatform: android\n") == true)
  }

  @Test func `proposes names that translations leave as they are`() {
    let english = (0..<4).map { "\"a\($0)\" = \"Send the order \($0) with Teapot to Settings\";\n" }.joined()
    let german = (0..<4).map { "\"a\($0)\" = \"Schicke Bestellung \($0) mit Teapot an Einstellungen\";\n" }
      .joined()
    let machine = MemoryMachine([
      "en.lproj/a.strings": english, "de.lproj/a.strings": german,
      "App.xcodeproj/project.pbxproj": "developmentRegion = en;",
    ])
    let run = machine.run("init")
    #expect(
      run.output.contains(
        "brands: “Teapot” (4 strings, the same in 1 language). They are capitalized in mid-sentence.\n"),
      "\(run.output)")
    let text = machine.text(".copy-lint.yml") ?? ""
    #expect(text.contains("\nbrands: [Teapot]\n"), "\(text)")
    #expect(machine.run("-q").messages == "")
  }

  @Test(
    arguments: [
      (["Ask Zorbly about it"], []),
      (
        ["Please ask Zorbly about it", "Did you tell Zorbly?", "Only with Zorbly Pro, or without"], ["Zorbly"]
      ),
      // A word that is small elsewhere, a title, and the start of a sentence are no names.
      (["Add some Pages now", "See the Pages here", "Look at Pages there", "Print these pages"], []),
      (["Add to Home Zorbly", "Go to Top Zorbly", "Up to All Zorbly"], []),
      (["It is done. Zorbly", "All is well! Zorbly", "Come here: Zorbly"], []),
      // A label with an abbreviation is not a name.
      (["Open AI Settings now", "See the AI Settings here", "Look at AI Settings there"], []),
    ] as [([String], [String])])
  func `takes words for names that have capitals inside several sentences`(
    texts: [String], expected: [String]
  ) {
    let strings = texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined()
    let machine = MemoryMachine(["en.lproj/a.strings": strings])
    let project = Project(root: "/home", workingFolder: "/home", machine.environment)
    let file = SourceFile(path: "en.lproj/a.strings", location: "/home/en.lproj/a.strings", isNamed: false)
    let files = StringFiles(among: [file], "en", project, machine.environment)
    #expect(AppNames(in: files).names.map(\.text) == expected)
  }

  @Test func `never writes over a file`() {
    let machine = MemoryMachine([".copy-lint.yml": "brands: [X]"])
    let message = "copy-lint: Move “.copy-lint.yml” away first. Files are never overwritten.\n"
    #expect(machine.run("init") == .init(code: 2, output: "", messages: message))
    #expect(machine.text(".copy-lint.yml") == "brands: [X]")
  }

  @Test func `keeps the overrides that “--add-suppressions” wrote`() {
    let machine = MemoryMachine(["locales/en.json": "{\"a\": \"Utilize it\", \"b\": \"Commence\"}"])
    #expect(machine.run("check", "--add-suppressions", ".").code == 0)
    let old = machine.text(".copy-lint.yml") ?? ""
    let run = machine.run("init")
    #expect(run.code == 0 && run.messages == "")
    #expect(
      run.output.contains("\noverrides: the one item of the old “.copy-lint.yml” is kept.\n"), "\(run.output)"
    )
    let text = machine.text(".copy-lint.yml") ?? ""
    #expect(text.hasSuffix("# Other limits for some files or keys.\n" + old), "\(text)")
    #expect(text.contains("sourceLocale: en"))
    #expect(machine.run("-q") == .init(code: 0, output: "", messages: ""))
  }

  @Test(arguments: [
    "overrides:\n  - {keys: [a], rules: all-off}\nbrands: [X]\n", "overrides:\n", "overrides: []\n",
  ])
  func `keeps no other file`(text: String) {
    let machine = MemoryMachine([".copy-lint.yml": text])
    #expect(machine.run("init").code == 2)
    #expect(machine.text(".copy-lint.yml") == text)
  }

  @Test func `quotes names that YAML would read as something else`() {
    let machine = MemoryMachine(["no/a.strings": "", "a: b/c.strings": "", "-x/c.strings": ""])
    #expect(machine.run("init").code == 0)
    #expect(machine.text(".copy-lint.yml")?.contains("  - \"-x\"\n  - \"a: b\"\n  - \"no\"\n") == true)
  }
}
