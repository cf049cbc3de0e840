import Readability

/// Reads a TBX file: `martif` of 2008 and `tbx` of 2019, with data categories as attributes (DCA) or as elements (DCT).
struct TBXReader {
  /// The outermost elements, of 2008, of 2019 and of TBX-Min.
  static let roots = ["martif", "tbx", "TBX"]

  /// The terms of a concept in one language, as they are and as rows.
  struct Concept {
    /// The same for all languages of one concept.
    var number: Int
    /// BCP 47.
    var locale: String
    var language: String
    var terms: [TBXTerm]
    var rows: [TermRow]
  }

  private(set) var concepts: [Concept] = []
  private(set) var problems: [Problem]
  private let xml: XMLTree

  init(_ document: Document) {
    xml = XMLTree(document)
    problems = xml.problems
  }

  mutating func read() {
    guard let root = xml.root else { return }
    let name = xml.bytes[xml.localName(of: root)]
    guard Self.roots.contains(where: { name.elementsEqual($0.utf8) }) else {
      let found = quoted(String(decoding: name, as: UTF8.self))
      return report("Start with “<tbx>” or “<martif>” instead of \(found). This is not a TBX file.", at: root)
    }
    var node = root
    while node < xml.nodes[root].next {
      if isConcept(node) {
        readConcept(node)
        node = xml.nodes[node].next
      } else {
        node += 1
      }
    }
    problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private mutating func readConcept(_ concept: Int) {
    let general = xml.category("definition", of: concept)
    for section in xml.children(of: concept) where isLanguage(section) {
      guard let locale = xml.attribute("xml:lang", of: section) ?? xml.attribute("lang", of: section) else {
        report("Add “xml:lang” to this tag, such as “en”. Its terms have no language.", at: section)
        continue
      }
      let definition = xml.category("definition", of: section) ?? general ?? ""
      var terms: [TBXTerm] = []
      for child in xml.children(of: section) where isTerm(child) {
        if let term = readTerm(child) { terms.append(term) }
      }
      guard !terms.isEmpty else { continue }
      let language = Locale(locale).language
      concepts.append(
        Concept(
          number: concept, locale: canonicalLocale(locale) ?? language, language: language, terms: terms,
          rows: TBXTerm.rows(of: terms, definition: definition)))
    }
  }

  private mutating func readTerm(_ section: Int) -> TBXTerm? {
    // Below `termGrp` in the longer form of 2008.
    guard let element = xml.first("term", in: section) else {
      report("Add a “<term>” in here, or remove the tag.", at: section)
      return nil
    }
    let text = xml.words(of: element)
    guard !text.isEmpty, text.utf8.count <= GlossaryIndex.longestTerm,
      GlossaryHead(of: text.utf8.span, at: 0) != nil
    else {
      report("Write a term that begins with a letter or digit and is at most 1,000 bytes long.", at: element)
      return nil
    }
    var term = TBXTerm(text: text)
    if let status = xml.category("administrativeStatus", of: section)
      ?? xml.category("normativeAuthorization", of: section) ?? xml.category("termStatus", of: section)
    {
      term.status = TBXTerm.Status(name: status)
      if term.status == nil {
        report("Write a status such as “deprecatedTerm-admn-sts” instead of \(quoted(status)).", at: section)
      }
    }
    term.partOfSpeech = xml.category("partOfSpeech", of: section)?.lowercased() ?? ""
    term.type = xml.category("termType", of: section)?.lowercased() ?? ""
    term.note = xml.category("usageNote", of: section) ?? xml.category("note", of: section) ?? ""
    term.source = xml.category("source", of: section) ?? ""
    return term
  }

  private func isConcept(_ node: Int) -> Bool {
    xml.isElement(node, "conceptEntry") || xml.isElement(node, "termEntry") || xml.isElement(node, "entry")
  }

  private func isLanguage(_ node: Int) -> Bool {
    xml.isElement(node, "langSec") || xml.isElement(node, "langSet") || xml.isElement(node, "langGroup")
  }

  private func isTerm(_ node: Int) -> Bool {
    xml.isElement(node, "termSec") || xml.isElement(node, "tig") || xml.isElement(node, "ntig")
      || xml.isElement(node, "termGroup")
  }

  private mutating func report(_ message: String, at node: Int) {
    problems.append(Problem(rule: "syntax-error", message: message, range: xml.nodes[node].range))
  }
}
