import Testing

@testable import CopyLint

extension `Glossary matching` {
  @Test func `each sentence has its own case, and so has each text`() {
    let example = GlossaryExample()
    #expect(
      example.show(
        "Save Prior to Export. We met Prior to Export day. SAVE PRIOR TO EXPORT. We said PRIOR TO.")
        == "Save ⟦Prior to⟧ Export. We met Prior to Export day. SAVE ⟦PRIOR TO⟧ EXPORT. We said PRIOR TO."
        + " -> Save Before Export. We met Prior to Export day. SAVE BEFORE EXPORT. We said PRIOR TO.")
    #expect(example.show("We met Prior to Export day") == "We met Prior to Export day")
    #expect(example.show("Save Prior to Export") == "Save ⟦Prior to⟧ Export -> Save Before Export")
    #expect(example.show("We said PRIOR TO it") == "We said PRIOR TO it")
  }

  @Test func `brands keep their words, in their own case only`() {
    var glossary = Glossary.builtIn(language: "en")
    glossary.protect(["Utilize Pro", "Terminate"])
    let example = GlossaryExample(glossary: glossary)
    #expect(example.show("Utilize Pro") == "Utilize Pro")
    #expect(example.show("Terminate") == "Terminate")
    #expect(example.show("Utilize more") == "⟦Utilize⟧ more -> Use more")
    #expect(example.show("terminate it") == "⟦terminate⟧ it ?> end it")
  }

  @Test func `an allowed term is left alone in every form`() {
    var glossary = Glossary.builtIn(language: "en")
    glossary.allow(["Utilize", "in order to"])
    let example = GlossaryExample(glossary: glossary)
    #expect(example.show("In order to go on, utilized data") == "In order to go on, utilized data")
  }

  @Test func `terms of mode note are found on demand`() {
    var glossary = Glossary.builtIn(language: "en")
    #expect(GlossaryExample(glossary: glossary).show("Purchase it") == "Purchase it")
    glossary.findsNotes = true
    #expect(GlossaryExample(glossary: glossary).show("Purchase it") == "⟦Purchase⟧ it ?> Buy it")
  }

  @Test(arguments: [
    ("instantiate", true), ("Instantiated", true), ("interoperability", true), ("hotkeys", true),
    ("purchase", false),
    ("settings", false), ("", false), ("utilize", false), ("instantiate data", false), ("overwritten", false),
    ("via", false),
  ])
  func `one-word terms are unfamiliar in every form`(word: String, isUnfamiliar: Bool) {
    #expect(Glossary.builtIn(language: "en").isUnfamiliar(word.utf8.span) == isUnfamiliar)
  }
}
