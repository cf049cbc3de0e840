internal import CGlossary
internal import Readability

/// The terms of one language, layered: later layers replace or remove the terms of earlier ones.
///
/// A glossary keeps the bytes of its files and an index of where the terms begin. A row is read when its term turns up
/// in a text, so startup costs next to nothing.
public struct Glossary: Sendable {
  /// Language subtag, such as `en`: it decides how words inflect.
  public let language: String
  /// Whether terms of mode `note` are among the matches. Even if not, they keep shorter terms from matching.
  package var findsNotes = false
  var index = GlossaryIndex()

  /// A glossary without terms.
  public init(language: String = "en") {
    self.language = language
  }

  /// The default glossary of a language, which is part of the program. A language without a glossary gets the few terms that
  /// turn up in every language, such as “Lorem ipsum”.
  ///
  /// - Parameter language: subtag in lowercase letters.
  public static func builtIn(language: String) -> Glossary {
    var glossary = Glossary(language: language)
    let name = builtInPath(language: language) == nil ? "und" : language
    for number in 0..<cglossary_count() {
      let file = unsafe cglossary_file(number)
      guard unsafe String(cString: file.language) == name else { continue }
      if let compiled = unsafe GlossaryIndex(compiled: file) {
        glossary.index = compiled
      } else {
        let bytes = unsafe [UInt8](UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
        glossary.index = GlossaryIndex(trusted: bytes, language: language)
      }
    }
    return glossary
  }

  /// The index of a default glossary, as the program carries it.
  package static func compile(_ file: [UInt8], language: String) -> [UInt8] {
    GlossaryIndex(trusted: file, language: language).compiled()
  }

  /// The path in the repository of the file that is the default glossary of a language; nil when there is none.
  package static func builtInPath(language: String) -> String? {
    for number in 0..<cglossary_count() {
      let file = unsafe cglossary_file(number)
      if unsafe String(cString: file.language) == language { return unsafe String(cString: file.path) }
    }
    return nil
  }

  /// The number of its terms, without removed ones.
  public var count: Int { index.rows.elements.count { $0.kind == .term } }

  /// All terms, in the order of their rows.
  public var terms: [Term] {
    index.rows.indices.filter { index.rows[$0].kind == .term }.map { term(at: $0) }
  }

  /// Removes terms that the project may use, including inflected forms.
  ///
  /// - Parameter terms: as the glossary writes them, in any case.
  public mutating func allow(_ terms: [String]) {
    for term in terms { index.remove(Array(term.utf8)) }
  }

  /// Keeps names as they are: no term is found in them.
  ///
  /// - Parameter names: in the case that they are written in.
  public mutating func protect(_ names: [String]) {
    for name in names { index.addName(Array(name.utf8)) }
  }

  /// Whether a word is a one-word term that readers should not have to know: mode `fix` or `suggest`, any form.
  ///
  /// - Parameter word: UTF-8, in any case.
  package func isUnfamiliar(_ word: Span<UInt8>) -> Bool {
    guard !index.rows.isEmpty, let head = GlossaryHead(of: word, at: 0), head.end == word.count else {
      return false
    }
    if isUnfamiliar(hash: head.hash, form: .base) { return true }
    guard language == "en" else { return false }
    let stems = EnglishStems(of: word, 0..<head.end)
    for number in 0..<stems.count {
      let stem = stems[number]
      if isUnfamiliar(hash: stem.hash, form: stem.form) { return true }
    }
    return false
  }

  private func isUnfamiliar(hash: UInt64, form: WordForm) -> Bool {
    var row = index.first(hash)
    while row >= 0 {
      let candidate = index.rows[row]
      if candidate.kind == .term, candidate.tail == 0 {
        let facts = index.facts(ofRow: row)
        if facts.isActive, facts.rule.hasHardWords, facts.mode != .note, facts.partOfSpeech.takes(form) {
          return true
        }
      }
      row = Int(candidate.next)
    }
    return false
  }
}
