/// One thing that a rule wants to be true of a string.
enum Condition: Sendable, Equatable {
  case role(RoleSet)
  /// The text has one of these characters.
  case sign(Signs)
  /// The text has at least that many of them in a row.
  case run(Signs, atLeast: Int)
  /// What is known of each string.
  case fact(SubjectFacts)
  /// A word of the list is in it.
  case word(WordLists.Name)
  /// A phrase of the list begins at one of its words.
  case phrase(WordLists.Name)
  /// It begins with a phrase of the list.
  case opening(WordLists.Name)
  /// All of it is a phrase of the list, and so short.
  case whole(WordLists.Name, atMost: Int)
  /// A term of the glossary that this rule reports.
  case term(Glossary.Rule)
  /// So many words.
  case words(ClosedRange<Int>)
  /// So many bytes.
  case bytes(ClosedRange<Int>)
  /// A sentence of more words.
  case sentence(longerThan: Double)
  /// The last character is one of these, white space aside.
  case ending(Signs)
  case syntax([Syntax])
  /// The language has words in this list.
  case knows(WordLists.Name)
  /// The source has one of these characters.
  case sourceSign(Signs)
  /// Always met: what the rule looks at besides the text.
  case reads(TextContext)
}

extension When {
  /// The string has one of these roles.
  public static func role(_ roles: Role...) -> When { When(.role(RoleSet(roles))) }

  static func role(in roles: RoleSet) -> When { When(.role(roles)) }

  /// The text has one of these characters.
  public static func sign(_ signs: Signs) -> When { When(.sign(signs)) }

  /// The text has at least that many of these characters in a row.
  public static func run(of signs: Signs, atLeast length: Int) -> When {
    When(.run(signs, atLeast: length))
  }

  static func word(in list: WordLists.Name) -> When { When(.word(list)) }

  static func phrase(in list: WordLists.Name) -> When { When(.phrase(list)) }

  static func opens(with list: WordLists.Name) -> When { When(.opening(list)) }

  /// The whole text, punctuation aside, is a phrase of the list.
  static func wholeText(in list: WordLists.Name, atMost bytes: Int = 64) -> When {
    When(.whole(list, atMost: bytes))
  }

  /// The glossary has a term for this rule in the text.
  public static func term(_ rule: Glossary.Rule) -> When { When(.term(rule)) }

  /// The text has at least so many words: `.words(4...)`.
  public static func words(_ range: PartialRangeFrom<Int>) -> When {
    When(.words(range.lowerBound...Int.max))
  }

  /// The text has so many words at most: `.words(...3)`.
  public static func words(_ range: PartialRangeThrough<Int>) -> When { When(.words(0...range.upperBound)) }

  /// The text has no more bytes of UTF-8.
  public static func bytes(_ range: PartialRangeThrough<Int>) -> When { When(.bytes(0...range.upperBound)) }

  /// The text has more bytes of UTF-8.
  public static func bytes(moreThan limit: Double) -> When {
    limit < 0x1p62 ? When(.bytes(Int(limit) + 1...Int.max)) : .never
  }

  /// A sentence of the text has more words.
  public static func sentence(longerThan words: Double) -> When { When(.sentence(longerThan: words)) }

  /// The text ends in one of these characters.
  public static func ends(in signs: Signs) -> When { When(.ending(signs)) }

  /// The placeholders of the text are written in one of these grammars.
  public static func syntax(_ syntaxes: Syntax...) -> When { When(.syntax(syntaxes)) }

  static func knows(_ list: WordLists.Name) -> When { When(.knows(list)) }

  /// The text is a translation, and its source has one of these characters.
  public static func sourceSign(_ signs: Signs) -> When { When(.sourceSign(signs)) }

  /// The rule also looks at these, so the same text may have other findings elsewhere.
  public static func reads(_ context: TextContext) -> When { When(.reads(context)) }

  static func fact(_ fact: SubjectFacts) -> When { When(.fact(fact)) }
}
