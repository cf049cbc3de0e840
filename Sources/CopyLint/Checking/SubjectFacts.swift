/// What is true of a string, a bit each: what nearly every rule asks first.
///
/// Read once for each string, in one pass over its bytes and one over its tokens. A rule states in `needs` what has to be
/// true before it can find anything, and no other string is shown to it.
public struct SubjectFacts: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  // What it is.
  static let accessibilityLabel = SubjectFacts(bit: 0)
  static let accessibilityHint = SubjectFacts(bit: 1)
  static let accessibilityValue = SubjectFacts(bit: 2)
  static let accessibilityAction = SubjectFacts(bit: 3)
  static let inputLabel = SubjectFacts(bit: 4)
  /// `Role.isSpoken`.
  static let spoken = SubjectFacts(bit: 5)
  /// The name of a control: a spoken label, a button, a link, a menu item, a tab, a toggle.
  static let control = SubjectFacts(bit: 6)
  static let toggle = SubjectFacts(bit: 7)
  /// `Role.isError`.
  static let error = SubjectFacts(bit: 8)
  /// An error, or what tells people something: the message of an alert, a toast, an announcement.
  static let message = SubjectFacts(bit: 9)
  /// A confirmation, or the title of an alert.
  static let question = SubjectFacts(bit: 10)
  static let purpose = SubjectFacts(bit: 11)
  /// It is no translation.
  static let sourceText = SubjectFacts(bit: 12)
  /// It is one form of several.
  static let form = SubjectFacts(bit: 13)
  /// It is a form for some numbers.
  static let plural = SubjectFacts(bit: 14)
  /// A string of the same control is known.
  static let sibling = SubjectFacts(bit: 15)
  /// The file states how long it may be.
  static let limited = SubjectFacts(bit: 16)

  // Its bytes.
  static let blank = SubjectFacts(bit: 17)
  /// Two dots in a row.
  static let dots = SubjectFacts(bit: 18)
  /// Two of “!?,” in a row.
  static let marks = SubjectFacts(bit: 19)
  /// Two spaces in a row, or one at an end.
  static let looseSpaces = SubjectFacts(bit: 20)
  /// “(”.
  static let bracket = SubjectFacts(bit: 21)
  /// “%”, or the first byte of “٪”.
  static let percent = SubjectFacts(bit: 22)
  static let nonASCII = SubjectFacts(bit: 23)
  /// The first byte of U+2000 to U+2FFF.
  static let generalPunctuation = SubjectFacts(bit: 24)
  /// The first byte of a quotation mark beyond ASCII.
  static let quotation = SubjectFacts(bit: 25)
  /// A byte that may begin a character nobody sees.
  static let hidden = SubjectFacts(bit: 26)
  /// One of “?!;:”, or the first byte of “«”.
  static let frenchSign = SubjectFacts(bit: 27)
  /// Nothing but letters, digits and the dots or underscores between them.
  static let keyShape = SubjectFacts(bit: 28)
  /// A full stop, or a character beyond ASCII, at the end.
  static let stop = SubjectFacts(bit: 29)

  /// A bracket or a quotation mark, or two commas.
  static let pairMark = SubjectFacts(bit: 54)

  // What was found in it.
  static let placeholder = SubjectFacts(bit: 30)
  /// No word, no figure and nothing neutral.
  static let wordless = SubjectFacts(bit: 31)
  /// More than `many` words.
  static let manyWords = SubjectFacts(bit: 32)
  /// Two words in a row that are as long and begin alike.
  static let likeNeighbors = SubjectFacts(bit: 33)
  /// A word in capitals.
  static let capitals = SubjectFacts(bit: 34)
  /// `Token.isHard`.
  static let hardWord = SubjectFacts(bit: 35)
  /// Its measure is over the limit, or fails it.
  static let overGrade = SubjectFacts(bit: 36)
  /// A term of the glossary.
  static let term = SubjectFacts(bit: 37)
  // Words of `WordLists`, as `WordMarks` has them.
  static let negative = SubjectFacts(bit: 38)
  static let secondNegative = SubjectFacts(bit: 39)
  static let instructionVerb = SubjectFacts(bit: 40)
  static let controlNoun = SubjectFacts(bit: 41)
  static let senseWord = SubjectFacts(bit: 42)
  static let color = SubjectFacts(bit: 43)
  /// It may be, or hold, a phrase for a link that does not say where it leads.
  static let linkWord = SubjectFacts(bit: 53)

  // What it translates; true of pairs only.
  /// The source is the same, byte by byte.
  static let sameAsSource = SubjectFacts(bit: 44)
  /// The two do not end in the same letter of ASCII.
  static let otherEnd = SubjectFacts(bit: 45)
  /// One of the two begins or ends with white space, or has several lines.
  static let pairSpace = SubjectFacts(bit: 46)
  /// One of the two has a placeholder.
  static let pairPlaceholder = SubjectFacts(bit: 47)
  /// One of the two has markup.
  static let pairMarkup = SubjectFacts(bit: 48)
  static let sourceAddress = SubjectFacts(bit: 49)
  static let sourceDigit = SubjectFacts(bit: 50)
  static let sourceAmpersand = SubjectFacts(bit: 51)
  static let sourceMeasure = SubjectFacts(bit: 52)

  /// Not true of any string: the need of a rule that has nothing to say of a string by itself.
  static let never = SubjectFacts(bit: 63)
}

extension SubjectFacts {
  /// No sentence of fewer words is too long, unless a setting says so.
  static let many = 20

  /// What a role says.
  init(_ role: Role) {
    self = []
    switch role.container {
    case .none: break
    case .accessibility:
      insert(.spoken)
      switch role.part {
      case .label: formUnion([.accessibilityLabel, .control])
      case .hint: insert(.accessibilityHint)
      case .value: insert(.accessibilityValue)
      case .action: insert(.accessibilityAction)
      default: break
      }
    case .alert, .confirmation, .error, .navigation, .toast, .notification, .emptyState:
      if role == .confirmationTitle || role == .confirmationMessage || role == .alertTitle {
        insert(.question)
      }
      if role == .alertMessage || role == .toast { insert(.message) }
      if role.isError { formUnion([.error, .message]) }
    }
    switch role.part {
    case .button, .destructiveButton, .cancelButton, .link, .menuItem, .tab: insert(.control)
    case .toggle: formUnion([.control, .toggle])
    case .inputLabel: formUnion([.inputLabel, .spoken])
    case .announcement: formUnion([.message, .spoken])
    case .purpose: insert(.purpose)
    default: break
    }
  }
}
