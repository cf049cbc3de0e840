/// What is known about a string, one bit for each fact. Conditions are made of them, and of what a rule adds: signs, roles,
/// phrases.
struct SubjectFacts: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  // What it is. The commonest come first: of the facts that a rule needs, the last chooses which rules are looked at.
  /// It is not a translation.
  static let sourceText = SubjectFacts(bit: 0)
  /// What it translates is known.
  static let translated = SubjectFacts(bit: 1)
  /// The same, and it has a text itself. The facts about pairs below are true only of these.
  static let pair = SubjectFacts(bit: 2)
  /// It is one form of several.
  static let form = SubjectFacts(bit: 3)
  /// It is a form for some numbers.
  static let plural = SubjectFacts(bit: 4)
  /// A string of the same control is known.
  static let sibling = SubjectFacts(bit: 5)
  /// The file states how long it may be.
  static let limited = SubjectFacts(bit: 6)

  // Its text.
  static let blank = SubjectFacts(bit: 7)
  /// It begins or ends with a space.
  static let spaceAtEdge = SubjectFacts(bit: 8)
  /// Nothing but letters and digits of ASCII, dots and underscores, and one of the latter.
  static let keyShape = SubjectFacts(bit: 9)
  static let placeholder = SubjectFacts(bit: 10)
  /// No word, no number and nothing neutral.
  static let wordless = SubjectFacts(bit: 11)
  /// More than `many` words.
  static let manyWords = SubjectFacts(bit: 12)
  /// Two words in a row with the same length and beginning.
  static let likeNeighbors = SubjectFacts(bit: 13)
  /// A word in capitals.
  static let capitals = SubjectFacts(bit: 14)
  /// `Token.isHard`.
  static let hardWord = SubjectFacts(bit: 15)
  /// Its grade is above the limit, or may be.
  static let overGrade = SubjectFacts(bit: 16)
  // Words of `WordLists`, as `WordMarks` has them.
  static let negative = SubjectFacts(bit: 17)
  static let secondNegative = SubjectFacts(bit: 18)
  static let instructionVerb = SubjectFacts(bit: 19)
  static let controlNoun = SubjectFacts(bit: 20)
  static let senseWord = SubjectFacts(bit: 21)
  static let color = SubjectFacts(bit: 22)
  /// A phrase for a link that does not say where it leads may begin with one of its words.
  static let linkWord = SubjectFacts(bit: 23)

  // The pair.
  /// The source is the same, byte by byte.
  static let sameAsSource = SubjectFacts(bit: 24)
  /// The two do not end in the same letter of ASCII.
  static let otherEnd = SubjectFacts(bit: 25)
  /// One of the two begins or ends with white space, or has several lines.
  static let pairSpace = SubjectFacts(bit: 26)
  /// One of the two has a placeholder.
  static let pairPlaceholder = SubjectFacts(bit: 27)
  /// One of the two has markup.
  static let pairMarkup = SubjectFacts(bit: 28)
  static let sourceAddress = SubjectFacts(bit: 29)
  static let sourceMeasure = SubjectFacts(bit: 30)

  /// The first bit that is left to what rules add.
  static let own = 31

  /// No sentence of fewer words is too long, unless a setting says so.
  static let many = 20
}
