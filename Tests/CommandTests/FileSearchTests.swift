import Testing

@testable import copy_lint

@Suite struct FileSearchTests {
  @Test func `says where it stops`() {
    let deep = (0..<65).map { "d\($0)/" }.joined()
    let machine = MemoryMachine(["a.strings": "\"a\" = \"A\";", "\(deep)b.strings": "\"b\" = \"B\";"])
    let run = machine.run("check", ".", "-q")
    #expect(run.code == 2)
    let shown = (0..<64).map { "d\($0)" }.joined(separator: "/")
    #expect(run.messages == "copy-lint: Name “\(shown)” itself. Folders are searched 64 deep.\n")
  }

  @Test func `finds the same in any number of threads`() {
    var files = [".copy-lint.yml": "exclude: [Folder60/Old, Gone, Folder7]\n"]
    for number in 0..<100 {
      let folder = "Folder\(number)"
      files["\(folder)/en.lproj/a.strings"] = "\"a\" = \"Commence the tea\";\n"
      files["\(folder)/View.swift"] = "import SwiftUI\nlet view = Text(\"Commence \(number)\")\n"
      if number == 60 { files["\(folder)/Old/d.strings"] = "\"d\" = \"Commence\";\n" }
      if number % 40 == 2 { files["\(folder)/lang/fr/auth.php"] = "<?php\nreturn ['save' => 'Garder'];\n" }
    }
    let folders = [1, 31, 61].map { "Folder\($0)/b.strings" }
    let faults = Dictionary(uniqueKeysWithValues: folders.map { ("\($0)/c.strings", "") })
    func check(_ files: [String: String], _ jobs: Int) -> MemoryMachine.Run {
      MemoryMachine(files).run("check", "--format", "json", "--jobs", "\(jobs)")
    }

    let one = check(files, 1)
    #expect(one.output.contains("\"files\":198"))
    #expect(one.messages.contains("“Gone”") && !one.messages.contains("/Old"))
    #expect(one.messages.contains("lang/fr"))
    let faulty = check(files.merging(faults) { $1 }, 1)
    #expect(
      faulty.messages.hasPrefix(
        folders.map { "copy-lint: Rename the folder “\($0)”. It is named like a file.\n" }.joined()))
    for jobs in [2, 3, 8] {
      #expect(check(files, jobs) == one)
      #expect(check(files.merging(faults) { $1 }, jobs) == faulty)
    }
  }

  private func paths(_ names: [String], _ arguments: [String], configuration: String? = nil) -> [String] {
    let machine = MemoryMachine(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    machine[".copy-lint.yml"] = configuration.map { Array($0.utf8) }
    let run = machine.run(arguments + ["--format", "json"])
    return run.output.split(separator: "{\"path\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `walks folders in the order of names, without hidden and foreign ones`() {
    let names = [
      "b.strings", "a.strings", "a/z.strings", "B.strings", ".build/x.strings", ".git/x.strings",
      "node_modules/x.strings", "Pods/x.strings", "app/sampledata/en.json", "cypress/locales/en.json",
      "notes.txt", "Strings.strings2",
    ]
    #expect(paths(names, ["."]) == ["B.strings", "a.strings", "a/z.strings", "b.strings"])
  }

  @Test func `reads the translations in an xcloc, but not the copies of their sources`() {
    let names = [
      "de.xcloc/Localized Contents/de.xliff", "de.xcloc/Source Contents/en.lproj/a.strings",
      "Source Contents/b.strings",
    ]
    #expect(
      paths(names, ["."]) == ["Source Contents/b.strings", "de.xcloc/Localized Contents/de.xliff"])
    #expect(paths(names, ["de.xcloc"]) == ["de.xcloc/Localized Contents/de.xliff"])
  }

  @Test func `takes each file once`() {
    #expect(paths(["a/x.strings"], ["a", "a/x.strings", "./a//x.strings", "/home/a"]) == ["a/x.strings"])
  }

  @Test func `checks Strings without arguments, else all that is here`() {
    #expect(paths(["Strings/x.strings", "y.strings"], []) == ["Strings/x.strings"])
    #expect(paths(["a/x.strings", "y.strings"], []) == ["a/x.strings", "y.strings"])
    #expect(
      paths(["a/x.strings", "y.strings"], [], configuration: "paths: [a]") == ["a/x.strings"])
  }

  @Test func `leaves out what the configuration excludes, but not what is named`() {
    let names = ["Legal/a.strings", "Debug.strings", "b.strings"]
    let configuration = "exclude: [Legal, \"**/Debug*.strings\"]"
    #expect(paths(names, ["."], configuration: configuration) == ["b.strings"])
    #expect(paths(names, ["Debug.strings"], configuration: configuration) == ["Debug.strings"])
  }

  @Test(arguments: [
    ("a", "/home/a"), ("./a/../b/", "/home/b"), ("../../..", "/"), ("/x//y/.", "/x/y"), ("", "/home"),
  ])
  func `makes paths absolute`(path: String, expected: String) {
    #expect(absolutePath(path, in: "/home") == expected)
  }

  @Test(arguments: [
    ("/home/a/b", "/home", "a/b"), ("/home", "/home", nil), ("/homestead/a", "/home", nil), ("/a", "/", "a"),
  ])
  func `makes paths relative`(path: String, folder: String, expected: String?) {
    #expect(relativePath(path, in: folder) == expected)
  }
}
