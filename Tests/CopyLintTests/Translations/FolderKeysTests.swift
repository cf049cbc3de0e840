import Testing

@testable import CopyLint

@Suite struct `The keys of a folder` {
  @Test func `a key counts as another file's only if another file has it`() {
    let keys = FolderKeys.all(of: [["save", "send"], ["send", "stop"], []])
    let names = ["save", "send", "stop", "open"]
    #expect(names.map { keys[0].hasOther($0) } == [false, true, true, false])
    #expect(names.map { keys[1].hasOther($0) } == [true, true, false, false])
    #expect(names.map { keys[2].hasOther($0) } == [true, true, true, false])
  }

  @Test func `files know each other's strings, and prefer their own`() throws {
    let checker = Checker()
    let files = try ["First", "Second"].map { text in
      let content = "{ \"same\": \"\(text)\", \"\(text)\": \"x\" }"
      let read = checker.read(Document(path: "en.json", bytes: Array(content.utf8)))
      let file = try #require(read)
      var strings = SourceStrings(locale: "en")
      strings.add(file.strings, path: "\(text).json")
      return strings
    }
    let joined = SourceStrings.join(files)
    #expect(joined.map { $0.key("same")?.forms.all.first?.text } == ["First", "Second"])
    #expect(joined.map { $0.key("First") != nil } == [true, true])
    #expect(joined.map(\.count) == [2, 2])
  }
}
