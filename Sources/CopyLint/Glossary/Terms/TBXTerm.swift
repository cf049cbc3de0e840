/// A term of a concept, in one language.
struct TBXTerm {
  /// What the concept says of a term.
  enum Status {
    case preferred, admitted, forbidden

    /// `deprecatedTerm-admn-sts` of TBX-Basic, `notRecommended` of TBX-Min, and what tools write for them.
    init?(name: String) {
      switch name.lowercased().filter(\.isLetter) {
      case "preferredtermadmnsts", "preferredterm", "preferred", "legaltermadmnsts",
        "standardizedtermadmnsts",
        "standardizedterm", "legalterm":
        self = .preferred
      case "admittedtermadmnsts", "admittedterm", "admitted", "regulatedtermadmnsts", "regulatedterm":
        self = .admitted
      case "deprecatedtermadmnsts", "deprecatedterm", "deprecated", "notrecommended", "supersededtermadmnsts",
        "supersededterm", "superseded", "obsolete":
        self = .forbidden
      default: return nil
      }
    }
  }

  var text: String
  /// nil when the file says nothing of it.
  var status: Status?
  var partOfSpeech = ""
  var type = ""
  var note = ""
  var source = ""

  init(text: String) {
    self.text = text
  }

  /// Each row has what its concept says of all: more bytes than these are left out, or a concept of thousands of terms would take
  /// the square of its size.
  private static let mostReplacements = 4 << 10
  private static let mostDefinitions = 64 << 10

  /// What the terms of one concept in one language say to a writer.
  static func rows(of terms: [TBXTerm], definition: String) -> [TermRow] {
    let isTold = terms.contains { $0.status != nil }
    guard isTold else { return [] }
    let replacements = replacements(among: terms)
    let isShort = terms.count == 1 || definition.utf8.count * terms.count <= mostDefinitions
    return terms.compactMap { term in
      guard let status = term.status else { return nil }
      var row = TermRow(
        term: term.text, partOfSpeech: term.rowPartOfSpeech, isCaseSensitive: term.isShortForm,
        mode: status == .forbidden ? .suggest : .note)
      if status == .forbidden { row.replacements = replacements.isEmpty ? ["(reword)"] : replacements }
      row.note = term.note.isEmpty && isShort ? definition : term.note
      row.source = term.source
      return row
    }
  }

  /// The preferred terms, else the admitted ones, else those without a status. “|” would split a text in two.
  private static func replacements(among terms: [TBXTerm]) -> [String] {
    for status in [Status.preferred, .admitted, nil] {
      let found = terms.filter { $0.status == status && !$0.text.contains("|") }
      guard !found.isEmpty else { continue }
      var left = mostReplacements
      return found.prefix { term in
        left -= term.text.utf8.count
        return left >= 0
      }.map(\.text)
    }
    return []
  }

  /// How the terms of a concept are translated into another language. A term that may not be written in the source
  /// language is one all the same, where it is.
  static func translations(
    of sources: [TBXTerm], into targets: [TBXTerm], locale: String
  ) -> [TranslationTerm] {
    // The best come first: a message shows the first.
    let right =
      targets.filter { $0.status == .preferred } + targets.filter { $0.status == nil }
      + targets.filter { $0.status == .admitted }
    let rightTexts = right.map(\.text)
    let allowed = Set(rightTexts)
    let wrong = targets.filter { $0.status == .forbidden && !allowed.contains($0.text) }.map(\.text)
    return sources.map { source in
      var term = TranslationTerm(
        locale: locale, source: source.text, targets: rightTexts, forbidden: wrong)
      term.isCaseSensitive = source.isShortForm
      return term
    }
  }

  private var rowPartOfSpeech: Glossary.PartOfSpeech {
    if isShortForm { return .abbreviation }
    switch partOfSpeech {
    case "noun", "propernoun": return .noun
    case "verb": return .verb
    case "adjective": return .adjective
    case "adverb": return .adverb
    default: return .phrase
    }
  }

  private var isShortForm: Bool { type == "acronym" || type == "initialism" || type == "abbreviation" }
}
