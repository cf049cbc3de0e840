import Testing

@testable import copy_lint

/// Apps whose words are in code that no format reads.
@Suite struct `Words in code` {
  private static let few = ["i18n/en.json": "{\"a.b\":\"Save it\"}"]

  private func output(_ names: [String], _ files: [String: String] = few, _ arguments: String...) -> String {
    var files = files
    for name in names { files[name] = "<b>Hi</b>" }
    return MemoryMachine(files).run(["check"] + arguments).output
  }

  /// The report in one line.
  private func told(_ names: [String], _ files: [String: String] = few, _ arguments: String...) -> Bool {
    output(names, files).replacing("\n", with: " ").contains("such code")
  }

  @Test func `are told at the end of a run that reads a small file beside them`() {
    let output = output(["src/A.jsx", "src/B.jsx", "src/C.tsx"])
    #expect(output.contains("Copy is clear: 1 string"), "\(output)")
    #expect(
      output.replacing("\n", with: " ").contains(
        "Put the words of 3 .jsx and .tsx files into string files to check them. Words in such code are not read."
      ),
      "\(output)")
  }

  @Test func `are told where nothing is read`() {
    let machine = MemoryMachine(["a/App.vue": "<b>Hi</b>"])
    let told =
      "Put the words of 1 .vue file into string files to check them. Words in such code are not read.\n"
    #expect(machine.run("check").messages.hasSuffix(told))
    #expect(machine.run("init").messages.hasSuffix(told))
  }

  @Test func `are those of Objective-C, apart from libraries`() {
    #expect(told(["App/Home.m", "App/Map.mm"]))
    #expect(!told(["Pods/Home.m", "App/Carthage/Map.m"]))
  }

  @Test func `are not told where there are as many strings`() {
    let strings = ["i18n/en.json": "{\"a.b\":\"Save it\",\"a.c\":\"Open it\"}"]
    #expect(told(["A.jsx", "B.jsx", "C.jsx"], strings))
    #expect(!told(["A.jsx", "B.jsx"], strings))
    // Translations are no other strings.
    let languages = strings.merging(["i18n/de.json": "{\"a.b\":\"Sichern\",\"a.c\":\"Auf\"}"]) { $1 }
    #expect(told(["A.jsx", "B.jsx", "C.jsx"], languages))
  }

  @Test(arguments: [
    ["src/__tests__/A.tsx", "src/B.tsx"], ["src/A.test.tsx", "src/B.tsx"], ["node_modules/a/A.vue", "B.vue"],
    ["docs/a.html", "index.html"], ["Server.kt", "Main.kt"], ["out/a.html"],
  ])
  func `are not told of tests, of other people's code or of a server`(names: [String]) {
    #expect(!told(names))
  }

  @Test func `are told of an app in Kotlin without strings of Android`() {
    let names = ["app/src/main/AndroidManifest.xml", "app/src/main/A.kt", "app/src/main/B.kt"]
    #expect(told(names))
    let path = "app/src/main/res/values/strings.xml"
    #expect(!told(names, [path: "<resources><string name=\"a\">Save it</string></resources>"]))
  }

  @Test func `are not told by a run on a part, or where the settings leave them out`() {
    let names = ["src/A.jsx", "src/B.jsx"]
    #expect(!output(names, Self.few, "i18n").contains("such code"))
    #expect(!output(names, Self.few, "-q").contains("such code"))
    #expect(!output(names, Self.few, "--rule", "jargon").contains("such code"))
    #expect(!told(names, Self.few.merging([".copy-lint.yml": "exclude: [\"src/**\"]\n"]) { $1 }))
    #expect(!told(names, Self.few.merging([".copy-lint.yml": "paths: [i18n]\n"]) { $1 }))
  }
}
