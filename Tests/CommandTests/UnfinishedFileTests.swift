import Testing

@testable import copy_lint

@Suite struct `Files that nobody finished` {
  /// What Git leaves of a merge, around two lines.
  private static func merge(_ ours: String, _ theirs: String) -> String {
    "<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> topic\n"
  }

  private static let files: [(path: String, text: String)] = [
    ("en.lproj/A.strings", merge("\"a\" = \"Open it\";", "\"a\" = \"Show it\";")),
    ("locales/en.json", "{\n\(merge("\"a\":\"Open it\",", "\"a\":\"Show it\",")) \"b\":\"Save it\"}\n"),
    (
      "res/values/strings.xml",
      "<resources>\n\(merge("<string name=\"a\">Open</string>", "<string name=\"a\">Show</string>"))</resources>\n"
    ),
    ("Web.properties", "b=Save it\n\(merge("a=Open it", "a=Show it"))"),
    ("locales/en.yml", "en:\n\(merge("  a: Open it", "  a: Show it"))"),
    (
      "po/de.po",
      "msgid \"\"\nmsgstr \"\"\n\n\(merge("msgid \"a\"\nmsgstr \"b\"", "msgid \"a\"\nmsgstr \"c\""))"
    ),
  ]

  @Test(arguments: files)
  func `get one error for the marks of Git`(path: String, text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.hasPrefix("<<<<") } ?? 0) + 1
    let run = MemoryMachine([path: text]).run("--rule", "syntax-error", "--format", "xcode", path)
    #expect(run.code == 1)
    #expect(
      run.output
        == "\(path):\(line):1: error: Finish the merge in this file. Git left its marks here. (syntax-error)\n",
      "\(run)")
  }

  @Test func `may have a line of signs`() {
    let text = "a=Save it\n# =======\n# >>>>>>> and <<<<<<< are arrows\nb=Open it\n"
    #expect(MemoryMachine(["Web.properties": text]).run("--rule", "syntax-error", "-q", ".").output == "")
  }

  @Test func `are not in UTF-16 where Java reads them`() {
    let machine = MemoryMachine([:])
    machine["Web.properties"] = [0xFF, 0xFE] + Array("a=Save it now\n".utf8).flatMap { [$0, 0] }
    let run = machine.run("--format", "xcode", ".")
    #expect(
      run.code == 1 && run.output.contains("error: Save this file as UTF-8. Java doesn't read UTF-16."),
      "\(run)")
  }
}
