import Testing

@testable import CopyLint

@Suite struct `Term bases` {
  /// Rows as `language term=replacements mode part`, and problems as `line message`.
  private func read(_ text: String, _ path: String = "terms.tbx") -> (rows: [String], problems: [String]) {
    let document = Document(path: path, bytes: Array(text.utf8))
    let base = TermBase(document)
    let rows = base.languages.flatMap { language in
      base.rows(of: language).map { row in
        "\(language) \(row.term)=\(row.replacements.joined(separator: "|")) \(row.mode) \(row.partOfSpeech)"
      }
    }
    let problems = base.problems.map { problem in
      "\(problem.range.map { document.place(of: $0).line } ?? 0) \(problem.message)"
    }
    return (rows, problems)
  }

  /// The terms of one concept in English, with data categories as attributes.
  private func terms(_ terms: String) -> String {
    "<tbx><text><body><conceptEntry><langSec xml:lang=\"en\">\(terms)</langSec></conceptEntry></body></text></tbx>"
  }

  private func term(_ text: String, _ status: String = "", _ more: String = "") -> String {
    let note = status.isEmpty ? "" : "<termNote type=\"administrativeStatus\">\(status)</termNote>"
    return "<termSec><term>\(text)</term>\(note)\(more)</termSec>"
  }

  @Test func `TBX-Basic of 2008 is read`() {
    let (rows, problems) = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
      <martif type="TBX-Basic" xml:lang="en">
       <martifHeader><fileDesc><sourceDesc><p>Words of an app</p></sourceDesc></fileDesc></martifHeader>
       <text><body>
        <termEntry id="c1">
         <descrip type="definition">Where trips are kept.</descrip>
         <langSet xml:lang="en-US">
          <tig><term>trip list</term>
           <termNote type="partOfSpeech">noun</termNote>
           <termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></tig>
          <ntig><termGrp><term>itinerary <hi>index</hi></term>
           <termNote type="partOfSpeech">noun</termNote>
           <termNoteGrp><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termNoteGrp>
          </termGrp></ntig>
         </langSet>
         <langSet xml:lang="de">
          <tig><term>Reiseliste</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></tig>
          <tig><term>Itinerar</term><termNote type="administrativeStatus">supersededTerm-admn-sts</termNote></tig>
         </langSet>
        </termEntry>
       </body></text>
      </martif>
      """)
    #expect(problems == [])
    #expect(
      rows == [
        "en trip list= note noun", "en itinerary index=trip list suggest noun",
        "de Reiseliste= note phrase", "de Itinerar=Reiseliste suggest phrase",
      ])
  }

  @Test func `TBX of 2019 is read with elements for its data categories`() {
    let (rows, problems) = read(
      """
      <tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"
        xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic">
       <tbxHeader><fileDesc><sourceDesc><p>Words</p></sourceDesc></fileDesc></tbxHeader>
       <text><body><conceptEntry id="c1"><min:subjectField>Travel</min:subjectField>
        <langSec xml:lang="en"><basic:definition>A place that people visit.</basic:definition>
         <termSec><term>stop</term><min:administrativeStatus>preferredTerm-admn-sts</min:administrativeStatus></termSec>
         <termSec><term>POI</term><basic:termType>acronym</basic:termType>
          <min:administrativeStatus>deprecatedTerm-admn-sts</min:administrativeStatus>
          <basic:usageNote>Nobody knows it.</basic:usageNote></termSec>
         <termSec><term>visit</term><min:partOfSpeech>verb</min:partOfSpeech>
          <min:administrativeStatus>supersededTerm-admn-sts</min:administrativeStatus></termSec>
        </langSec></conceptEntry></body></text></tbx>
      """)
    #expect(problems == [])
    #expect(
      rows == ["en stop= note phrase", "en POI=stop suggest abbreviation", "en visit=stop suggest verb"])
  }

  @Test func `notes, definitions and case come along`() throws {
    let text = terms(
      term("stop", "preferredTerm-admn-sts")
        + term(
          "POI", "deprecatedTerm-admn-sts",
          "<termNote type=\"termType\">initialism</termNote><note>Say &amp; write it out.</note>"
            + "<admin type=\"source\">Style guide</admin>"))
    var glossary = Glossary()
    glossary.add(TermBase(Document(path: "a.tbx", bytes: Array(text.utf8))))
    let row = try #require(glossary.terms.last)
    #expect(row.note == "Say & write it out.")
    #expect(row.source == "Style guide")
    #expect(row.isCaseSensitive && row.rule == .jargon)
    let example = GlossaryExample(glossary: glossary)
    #expect(example.show("Your POI, poi") == "Your ⟦POI⟧, poi ~> Your stop, poi")
  }

  @Test(arguments: [
    // Admitted terms are used where nothing is preferred, then those without a status, then nothing.
    (["preferred", "admitted", "deprecated"], "en b= note phrase, en c=a suggest phrase"),
    (["admitted", "", "deprecated"], "en c=a suggest phrase"),
    (["", "", "superseded"], "en c=a|b suggest phrase"),
    (["deprecated", "deprecated", "obsolete"], "en c=(reword) suggest phrase"),
    (["", "", ""], ""),
  ])
  func `the replacement is the best term of the concept`(statuses: [String], expected: String) {
    let text = terms(zip(["a", "b", "c"], statuses).map { term($0, $1) }.joined())
    let rows = read(text).rows.joined(separator: ", ")
    #expect(rows.hasSuffix(expected) && rows.isEmpty == expected.isEmpty)
  }

  @Test func `two concepts that disagree are shown and never written`() {
    let rows = read(
      """
      <tbx><text><body>
      <conceptEntry><langSec xml:lang="en">\(term("save", "preferred"))\(term("persist", "deprecated"))</langSec></conceptEntry>
      <conceptEntry><langSec xml:lang="en">\(term("keep", "preferred"))\(term("Persist", "deprecated"))</langSec></conceptEntry>
      <conceptEntry><langSec xml:lang="en">\(term("flat", "preferred"))\(term("save", "deprecated"))</langSec></conceptEntry>
      </body></text></tbx>
      """
    ).rows
    #expect(
      rows == [
        "en save=flat|(reword) suggest phrase", "en persist=save|keep suggest phrase", "en keep= note phrase",
        "en flat= note phrase",
      ])
  }

  @Test(arguments: [
    ("<html/>", "1 Start with “<tbx>” or “<martif>” instead of “html”. This is not a TBX file."),
    (
      "<tbx>\n<conceptEntry>\n<langSec><termSec/></langSec></conceptEntry></tbx>",
      "3 Add “xml:lang” to this tag, such as “en”. Its terms have no language."
    ),
    (
      "<tbx><conceptEntry><langSec xml:lang=\"en\">\n<termSec></termSec></langSec></conceptEntry></tbx>",
      "2 Add a “<term>” in here, or remove the tag."
    ),
    (
      "<tbx><conceptEntry><langSec xml:lang=\"en\"><tig>\n<term> </term></tig></langSec></conceptEntry></tbx>",
      "2 Write a term that begins with a letter or digit and is at most 1,000 bytes long."
    ),
    (
      "<tbx><conceptEntry><langSec xml:lang=\"en\">\n<tig><term>a</term><termNote type=\"administrativeStatus\">odd"
        + "</termNote></tig></langSec></conceptEntry></tbx>",
      "2 Write a status such as “deprecatedTerm-admn-sts” instead of “odd”."
    ),
    (
      "<tbx><conceptEntry>\n</tbx>",
      "1 Close “<conceptEntry>”. The next closing tag is “</tbx>”."
    ),
  ])
  func `a mistake has its place`(text: String, problem: String) {
    #expect(read(text).problems == [problem])
  }

  @Test func `what is right in a bad file is read`() {
    let text = terms(
      term("a", "preferred") + term("b", "odd") + term("", "deprecated") + term("c", "deprecated"))
    let (rows, problems) = read(text)
    #expect(rows == ["en a= note phrase", "en c=a suggest phrase"])
    #expect(problems.count == 2)
    #expect(read(String(text.prefix(text.count - 40))).rows.count == 2)
  }

  @Test(arguments: [
    ("terms.tbx", "", true), ("TERMS.TBX", "", true), ("terms.xml", "<?xml version=\"1.0\"?><martif/>", true),
    ("terms.xml", "<tbx/>", true), ("terms.xml", "<resources/>", false), ("terms.csv", "a,b", false),
  ])
  func `known by its extension or its first tag`(path: String, text: String, expected: Bool) {
    #expect(TermBase.recognizes(Document(path: path, bytes: Array(text.utf8))) == expected)
  }

  @Test func `a preferred term is right whatever lower layers say`() {
    var glossary = Glossary.builtIn(language: "en")
    let text = terms(term("utilize", "preferred") + term("use", "deprecated"))
    glossary.add(TermBase(Document(path: "a.tbx", bytes: Array(text.utf8))))
    let example = GlossaryExample(glossary: glossary)
    #expect(example.show("Utilize data") == "Utilize data")
    #expect(example.show("You use data") == "You ⟦use⟧ data ~> You utilize data")
  }

  /// Each of 2,000 terms had all the others and the whole definition.
  @Test func `what a concept says of thousands of terms is no longer than its file`() {
    let all = (0..<1_000).map { term("right\($0)", "preferred") + term("wrong\($0)", "deprecated") }.joined()
    let definition = "<descrip type=\"definition\">\(String(repeating: "long ", count: 20_000))</descrip>"
    let text = terms(definition + all)
    let base = TermBase(Document(path: "a.tbx", bytes: Array(text.utf8)))
    let rows = base.rows(of: "en")
    #expect(rows.count == 2_000)
    #expect(rows.reduce(0) { $0 + $1.record.count } < 64 * text.utf8.count)
    #expect(rows.first { $0.term == "wrong0" }?.replacements.prefix(2) == ["right0", "right1"])
    #expect(rows.allSatisfy { $0.note.isEmpty })
    let short = TermBase(
      Document(path: "a.tbx", bytes: Array(terms(definition + term("wrong", "deprecated")).utf8)))
    #expect(short.rows(of: "en").first?.note.isEmpty == false)
  }

  @Test func `any cut and any change is read without a crash`() {
    let text = Array(terms(term("a", "preferred") + term("b", "deprecated", "<note>c</note>")).utf8)
    for end in text.indices {
      _ = TermBase(Document(path: "a.tbx", bytes: Array(text[..<end])))
      for byte in [UInt8(ascii: "<"), UInt8(ascii: "\""), 0x20, 0xFF] {
        var changed = text
        changed[end] = byte
        _ = TermBase(Document(path: "a.tbx", bytes: changed))
      }
    }
  }
}
