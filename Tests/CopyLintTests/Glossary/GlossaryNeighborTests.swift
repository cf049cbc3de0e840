import Testing

@testable import CopyLint

/// What is next to a term makes it right or wrong, as its row says.
@Suite struct `Neighbors of a term` {
  private func shows(_ row: String, _ line: String, _ platform: Configuration.Platform? = nil) {
    var glossary = Glossary()
    let header = "term,replacement,part_of_speech,mode,not_after,not_before,after,before,platform\n"
    #expect(glossary.add(Document(path: "en.csv", bytes: Array((header + row).utf8))) == [])
    var example = GlossaryExample(glossary: glossary)
    example.platform = platform
    #expect(example.show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    // Words, their plurals, and what may be between.
    ("gizmo,thing,noun,fix,base,,,,", "The base gizmo"), ("gizmo,thing,noun,fix,base,,,,", "The bases-gizmo"),
    ("gizmo,thing,noun,fix,base,,,,", "The “base” gizmo"),
    ("gizmo,thing,noun,fix,base,,,,", "The base. ⟦Gizmo⟧ -> The base. Thing"),
    ("gizmo,thing,noun,fix,base,,,,", "The baser ⟦gizmo⟧ -> The baser thing"),
    ("gizmo,thing,noun,fix,,shop|store,,,", "The gizmo stores"),
    ("gizmo,thing,noun,fix,,shop,,,", "The ⟦gizmo⟧, shop -> The thing, shop"),
    ("gizmo,thing,noun,fix,,,the,,", "The ⟦gizmo⟧ -> The thing"), ("gizmo,thing,noun,fix,,,the,,", "A gizmo"),
    ("gizmo,thing,noun,fix,,,,shop,", "A gizmo"),
    ("gizmo,thing,noun,fix,,,the,shop,", "A ⟦gizmo⟧ shop -> A thing shop"),
    // Classes.
    ("gizmo,thing,noun,fix,{number},,,,", "3 gizmos"),
    ("gizmo,thing,noun,fix,,{number},,,", "Gizmo 3"),
    ("gizmo,thing,noun,fix,{name},,,,", "Your Acme gizmo"),
    ("gizmo,thing,noun,fix,{name},,,,", "Your HTTP gizmo"),
    ("gizmo,thing,noun,fix,{name},,,,", "Acme ⟦gizmo⟧ -> Acme thing"),
    ("gizmo,thing,noun,fix,,{placeholder},,,", "The gizmo “%@”"),
    ("gizmo,thing,noun,fix,,{word},,,", "Gizmo shop"),
    ("gizmo,thing,noun,fix,,{word},,,", "The ⟦gizmo⟧ of you -> The thing of you"),
    ("gizmo,thing,noun,fix,,{edge},,,", "Your gizmo"), ("gizmo,thing,noun,fix,,{edge},,,", "Your gizmo: it"),
    ("gizmo,thing,noun,fix,,{edge},,,", "Your ⟦gizmo⟧ is -> Your thing is"),
  ])
  func `decide where it is found`(row: String, line: String) { shows(row, line) }

  @Test(arguments: [
    (Configuration.Platform.ios, "Your ⟦gizmo⟧ -> Your thing"), (.web, "Your ⟦gizmo⟧ -> Your part"),
    (.macos, "Your gizmo"), (nil, "Your gizmo"),
  ])
  func `and a platform has a row of its own`(platform: Configuration.Platform?, line: String) {
    shows("gizmo,thing,noun,fix,,,,,ios|android\ngizmo,part,noun,fix,,,,,web", line, platform)
  }

  @Test func `the platforms of a row are those of the configuration`() {
    #expect(Glossary.platforms == Configuration.Platform.allCases.map(\.rawValue))
  }

  @Test func `a term tells its neighbors`() {
    var glossary = Glossary()
    let row = "term,not_after,before,platform\ngizmo,base|{name},shop,web\n"
    #expect(glossary.add(Document(path: "en.csv", bytes: Array(row.utf8))) == [])
    let term = glossary.terms.first
    #expect(term?.neighbors == Glossary.Neighbors(notAfter: ["base", "{name}"], before: ["shop"]))
    #expect(term?.platforms == ["web"])
  }
}
