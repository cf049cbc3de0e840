internal import Readability

/// What rules and the glossary ask about a word before they look at the words around it. Each token has the marks of its
/// word (`Token.marks`), which are made once for most words.
struct WordMarks: OptionSet {
  let rawValue: UInt32

  /// The marks were made; a token without this bit has no marks yet.
  static let known = WordMarks(rawValue: 1 << 0)
  /// A term of the glossary may begin with it, whatever comes next.
  static let beginsTerm = WordMarks(rawValue: 1 << 1)
  // Words of `WordLists`.
  static let negative = WordMarks(rawValue: 1 << 2)
  static let secondNegative = WordMarks(rawValue: 1 << 3)
  static let instructionVerb = WordMarks(rawValue: 1 << 4)
  static let controlNoun = WordMarks(rawValue: 1 << 5)
  static let senseWord = WordMarks(rawValue: 1 << 6)
  static let color = WordMarks(rawValue: 1 << 7)
  /// A phrase for a link that does not say where it leads may begin with it.
  static let linkWord = WordMarks(rawValue: 1 << 8)

  /// No everyday dictionary has the word, which has letters only.
  static let rare = WordMarks(rawValue: 1 << 9)

  /// In the upper half: what the next word of a term may begin with.
  private static let nextLetters = WordMarks(rawValue: 0xFFFF_0000)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The terms of the glossary that may begin with it.
  var openings: TermOpenings {
    TermOpenings(
      standsAlone: contains(.beginsTerm), nextLetters: UInt16(truncatingIfNeeded: rawValue >> 16))
  }

  /// A function, because an initializer would copy its arguments.
  static func marks(
    of word: Span<UInt8>, _ kind: Token.Kind, in glossary: Glossary, _ lists: WordLists
  ) -> WordMarks {
    var marks = WordMarks.known
    let openings = glossary.openings(with: word)
    if openings.standsAlone { marks.insert(.beginsTerm) }
    marks.formUnion(WordMarks(rawValue: UInt32(openings.nextLetters) << 16))
    guard kind == .word else { return marks }
    let membership = lists.membership(of: word)
    if !membership.isDisjoint(with: Self.marked) {
      for (list, mark, _) in Self.lists where membership.contains(list) { marks.insert(mark) }
    }
    if membership.contains(.linkOpening) { marks.insert(.linkWord) }
    if glossary.language == "en", isRare(word) { marks.insert(.rare) }
    return marks
  }

  /// What the marks of all its words say about a text.
  var facts: SubjectFacts {
    var facts: SubjectFacts = []
    if isSubset(of: [.known, .beginsTerm, .rare, .nextLetters]), contains(.known) { return facts }
    if contains(.linkWord) || !contains(.known) { facts.insert(.linkWord) }
    for (_, mark, fact) in Self.lists where contains(mark) || !contains(.known) { facts.insert(fact) }
    return facts
  }

  /// Only lowercase letters, apart from the first.
  private static func isRare(_ word: Span<UInt8>) -> Bool {
    guard word.count >= fewestLetters, word[0].isASCIILetter else { return false }
    for index in 1..<word.count where !word[index].isASCIISmall { return false }
    return Subject.common.map { !$0.contains(word) } ?? false
  }

  /// Shorter ones are mostly names of files or abbreviations.
  private static let fewestLetters = 4
  private static let marked = lists.reduce(into: WordLists.Membership()) { $0.formUnion($1.0) }
  private static let lists: [(WordLists.Membership, WordMarks, SubjectFacts)] = [
    (WordLists.Membership(.negatives), .negative, .negative),
    (WordLists.Membership(.secondNegatives), .secondNegative, .secondNegative),
    (WordLists.Membership(.instructionVerbs), .instructionVerb, .instructionVerb),
    (WordLists.Membership(.controlNouns), .controlNoun, .controlNoun),
    (WordLists.Membership(.senseWords), .senseWord, .senseWord),
    (WordLists.Membership(.colors), .color, .color),
  ]
}
