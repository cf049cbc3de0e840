import Testing

@testable import CopyLint

/// What a file of Swift code asks other files about its own literals.
@Suite struct AskedMemberTests {
  @Test(arguments: [
    (#"FileTip(line: "Two files")"#, true), (#"FileTip(line: "files")"#, true),
    (#"FileTip(line: "\(a)")"#, true), (#"FileTip(line: "" + name)"#, true),
    // Whatever others do with them, these are no texts.
    (#"FileTip(line: "")"#, false), (#"FileTip(line: "file_list")"#, false),
    (#"FileTip(line: "fileList")"#, false), (#"FileTip(line: "→")"#, false),
  ])
  func `a literal that can be a text asks what others show`(code: String, asks: Bool) {
    var options = ReadingOptions()
    options.findsMemberUses = true
    let document = Document(path: "A.swift", bytes: Array("let a = \(code)\n".utf8))
    let uses = SwiftCode().read(document, options: options).memberUses
    #expect((!uses.asked.isEmpty || !uses.askedRoles.isEmpty) == asks)
  }

  @Test func `a type has each ancestor once, in a circle of them, too`() {
    var file = MemberUses()
    file.types = [1, 2, 3]
    file.inheritances = [
      .init(type: 1, from: 2), .init(type: 2, from: 3), .init(type: 3, from: 1), .init(type: 1, from: 9),
    ]
    file.declarations = [.init(type: 3, value: 0, lastWord: 0, member: 7)]
    let ancestors = Ancestors([file], file.declarations)
    #expect(ancestors.common(1, 2, with: 7) == 3)
    #expect(ancestors.common(1, 2, with: 8) == nil)
    #expect(ancestors.declares(7, above: 1) { _ in true })
    #expect(!ancestors.declares(7, above: 1) { _ in false })
    // No file has a type 9.
    #expect(!ancestors.declares(7, above: 9) { _ in true })
  }
}
