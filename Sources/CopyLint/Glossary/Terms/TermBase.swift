import Readability

/// The terms of a TBX file (ISO 30042) as rows of a glossary, language by language.
///
/// A term that its concept deprecates is a row with the preferred term as its replacement. A preferred or admitted term
/// is a row of mode `note`: it is right, whatever lower layers say. A term without a status makes no row by itself.
package struct TermBase: Sendable {
  /// What is wrong with the file, in its order; the rest was read.
  package private(set) var problems: [Problem]
  private var sections: [(language: String, rows: [TermRow])] = []
  private let concepts: [TBXReader.Concept]

  /// Whether a file is TBX: by its extension, or by its outermost element.
  package static func recognizes(_ document: Document) -> Bool {
    if document.path.lowercased().hasSuffix(".tbx") { return true }
    guard let name = XMLRoot.name(in: document.bytes, from: document.textStart) else { return false }
    return TBXReader.roots.contains { document.bytes[name].elementsEqual($0.utf8) }
  }

  package init(_ document: Document) {
    var reader = TBXReader(document)
    reader.read()
    problems = reader.problems
    concepts = reader.concepts
    for concept in reader.concepts where !concept.rows.isEmpty {
      let place = sections.firstIndex { $0.language == concept.language } ?? sections.count
      if place == sections.count { sections.append((concept.language, [])) }
      sections[place].rows += concept.rows
    }
    for index in sections.indices { sections[index].rows = TermRow.joined(sections[index].rows) }
  }

  /// The languages of its rows, as subtags, in the order of the file.
  package var languages: [String] { sections.map(\.language) }

  /// What the terms of each concept in the source language are called in the other languages of the file.
  ///
  /// - Parameter sourceLocale: BCP 47; its language counts.
  package func translations(from sourceLocale: String) -> [TranslationTerm] {
    let language = Locale(sourceLocale).language
    var terms: [TranslationTerm] = []
    var first = 0
    while first < concepts.count {
      let end = concepts[first...].firstIndex { $0.number != concepts[first].number } ?? concepts.count
      let sections = concepts[first..<end]
      first = end
      for source in sections where source.language == language {
        for target in sections where target.language != language {
          terms += TBXTerm.translations(of: source.terms, into: target.terms, locale: target.locale)
        }
      }
    }
    return terms
  }

  func rows(of language: String) -> [TermRow] {
    sections.first { $0.language == language }?.rows ?? []
  }
}

extension Glossary {
  /// Adds a layer from the terms of a TBX file in this language.
  package mutating func add(_ base: TermBase) {
    index.add(base.rows(of: language))
  }
}
