import Testing

@testable import CopyLint

/// What each column of a row does, and how layers lie on each other.
@Suite struct `Glossary columns` {
  /// The rows without their header: term, replacement, part of speech, match, case, roles, mode.
  private func glossary(_ layers: [String]) -> Glossary {
    var glossary = Glossary()
    for layer in layers {
      let text = "term,replacement,part_of_speech,match,case,roles,mode\n" + layer
      let problems = glossary.add(Document(path: "en.csv", bytes: Array(text.utf8)))
      #expect(problems == [])
    }
    return glossary
  }

  @Test(arguments: [
    // Modes.
    ("gizmo,thing,noun,,,,fix", "Your ⟦gizmo⟧ -> Your thing"),
    ("gizmo,thing,noun,,,,suggest", "Your ⟦gizmo⟧ ~> Your thing"),
    ("gizmo,thing|part,noun,,,,suggest", "Your ⟦gizmo⟧ ?> Your thing"),
    ("gizmo,thing,noun,,,,note", "Your gizmo"),
    ("gizmo,thing,noun,,,,off", "Your gizmo"),
    ("gizmo,thing,noun,,,,", "Your ⟦gizmo⟧ ~> Your thing"),
    ("gizmo,(remove),phrase,,,,fix", "Your ⟦gizmo⟧ app -> Your app"),
    ("gizmo,(reword),phrase,,,,fix", "Your ⟦gizmo⟧"),
    // Case.
    ("POI,stop,noun,,sensitive,,fix", "Your ⟦POI⟧ -> Your stop"),
    ("POI,stop,noun,,sensitive,,fix", "Your poi"),
    ("poi,stop,noun,,fold,,fix", "⟦Poi⟧ -> Stop"),
    // The whole string.
    ("gizmo found,here it is,phrase,whole,,,fix", "⟦Gizmo found⟧! -> Here it is!"),
    ("gizmo found,here it is,phrase,whole,,,fix", "The gizmo found you"),
    ("gizmo found,here it is,phrase,any,,,fix", "The ⟦gizmo found⟧ you -> The here it is you"),
    // Parts of speech.
    ("frob,change,verb,,,,fix", "It ⟦frobs⟧ -> It changes"),
    ("frob,change,verb,,,,fix", "⟦Frobbing⟧ it -> Changing it"),
    ("frob,change,noun,,,,fix", "Two ⟦frobs⟧ -> Two changes"),
    ("frob,change,noun,,,,fix", "Frobbing it"),
    ("frob,change,phrase,,,,fix", "Two frobs"),
    ("frob,change,adjective,,,,fix", "A ⟦frob⟧ hat -> A change hat"),
    // Contexts: a longer row of mode note protects a phrase.
    ("gizmo,thing,noun,,,,fix\ngizmo shop,,phrase,,,,note", "The gizmo shop"),
    (
      "gizmo,thing,noun,,,,fix\ngizmo shop,,phrase,,,,note",
      "The ⟦gizmo⟧ and the gizmo shop -> The thing and the gizmo shop"
    ),
    // Forms: a row of its own says what holds for one form only.
    ("frob,change,verb,,,,fix\nfrobbed,,phrase,,,,note", "It ⟦frobs⟧ -> It changes"),
    ("frob,change,verb,,,,fix\nfrobbed,,phrase,,,,note", "It was frobbed"),
    ("gizmos,things,phrase,,,,fix", "One gizmo, two ⟦gizmos⟧ -> One gizmo, two things"),
  ])
  func `each column does what it says`(rows: String, line: String) {
    let example = GlossaryExample(glossary: glossary([rows]))
    #expect(example.show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [("button", true), ("error", true), ("title", false), ("unknown", false)])
  func `a row keeps to its roles`(role: String, isFound: Bool) throws {
    let glossary = glossary(["gizmo,thing,noun,,,button|error,fix"])
    let example = GlossaryExample(glossary: glossary, role: try #require(Role(identifier: role)))
    #expect(example.show("Your gizmo") == (isFound ? "Your ⟦gizmo⟧ -> Your thing" : "Your gizmo"))
  }

  @Test(arguments: [
    (["gizmo,thing,noun,,,,fix", "gizmo,part,noun,,,,fix"], "Your ⟦gizmo⟧ -> Your part"),
    (["gizmo,thing,noun,,,,fix", "GIZMO,part,noun,,,,fix"], "Your ⟦gizmo⟧ -> Your part"),
    (["gizmo,thing,noun,,,,fix", "gizmo,,,,,,off"], "Your gizmo"),
    (["gizmo,thing,noun,,,,fix", "gizmo,,,,,,note"], "Your gizmo"),
    (
      ["gizmo,thing,noun,,,,fix", "gizmo,,,,,,off", "gizmo,part,noun,,,,suggest"], "Your ⟦gizmo⟧ ~> Your part"
    ),
    (["gizmo,,,,,,off", "gizmo,thing,noun,,,,fix"], "Your ⟦gizmo⟧ -> Your thing"),
    (
      ["gizmo,thing,noun,,,,fix", "widget,part,noun,,,,fix"],
      "Your ⟦gizmo⟧ and ⟦widget⟧ -> Your thing and part"
    ),
    (["gizmo,thing,noun,,,,fix", "gizmo shop,store,noun,,,,fix"], "A ⟦gizmo shop⟧ -> A store"),
  ])
  func `a later layer replaces and removes`(layers: [String], line: String) {
    let example = GlossaryExample(glossary: glossary(layers))
    #expect(example.show(GlossaryExample.text(of: line)) == line)
  }

  @Test func `many terms with one head are all found`() {
    let rows = (0..<3_000).map { "open plan\($0) file,show item\($0),phrase,,,,fix" }.joined(separator: "\n")
    let example = GlossaryExample(glossary: glossary([rows]))
    for number in [0, 7, 999, 2_999] {
      let text = "Please open plan\(number) file now"
      #expect(example.show(text) == "Please ⟦open plan\(number) file⟧ now -> Please show item\(number) now")
    }
    #expect(example.show("Please open plan3000 file now") == "Please open plan3000 file now")
  }
}
