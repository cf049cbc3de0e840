internal import CGlossary
internal import Readability

/// The words and phrases that rules know in one language, from `Glossary/Lists`. What a rule replaces is in the glossary.
public struct WordLists: Sendable {
  /// A list; `keys` has its name in the file.
  enum Name: Int {
    case nextStepVerbs, nextStepPhrases, failureWords, diagnosticWords, riskWords, negatives, secondNegatives,
      knownAbbreviations, controlNouns, senseWords
    case instructionVerbs, colors, shownVerbs, secondCues, shouted
    case gestures, gestureWords, gestureFollowers, gesturePhrases, gestureGoals, states, imageOpenings,
      photoOpenings, imageSeries
    case hintOpenings, negativeOpenings, positiveOpenings, vagueReasons, commandVerbs, commandNouns,
      commandObjects, objectVerbs, actionOpenings
    case typeEndings, typeOpenings, typeComplements, genericLinkParts, pluralEndings
    /// From here on a text is compared as a whole, as `Subject.phrase()` gives it.
    case vagueErrors, vagueStates, vagueFillers, vagueQuestions, bareVerbs, genericLinks, moreLinks,
      controlKinds
  }

  /// In the order of `Name`.
  fileprivate static let keys = [
    "next-step-verbs", "next-step-phrases", "failure-words", "diagnostic-words", "risk-words", "negatives",
    "second-negatives", "known-abbreviations", "control-nouns", "sense-words", "instruction-verbs", "colors",
    "shown-verbs", "second-cues", "shouted",
    "gestures", "gesture-words", "gesture-followers", "gesture-phrases", "gesture-goals", "states",
    "image-openings", "photo-openings", "image-series", "hint-openings", "negative-openings",
    "positive-openings", "vague-reasons", "command-verbs", "command-nouns", "command-objects", "object-verbs",
    "action-openings", "type-endings", "type-openings", "type-complements", "generic-link-parts",
    "plural-endings", "vague-errors", "vague-states", "vague-fillers", "vague-questions", "bare-verbs",
    "generic-links", "more-links", "control-kinds",
  ]

  private var sets: [WordSet]
  /// For each list, a bit for each way a word of it begins: the low five bits of its first byte.
  private var openings: [UInt32]
  /// For each list, a bit for each way a word of it ends, as in `openings`.
  private var endings: [UInt32]
  /// The first words of the phrases of links inside of texts.
  private(set) var linkOpenings = WordSet()
  /// The words of the longest phrase that is looked for inside of texts.
  private(set) var longest = 1

  /// Empty lists.
  public init() {
    sets = Array(repeating: WordSet(), count: Self.keys.count)
    openings = Array(repeating: 0, count: Self.keys.count)
    endings = openings
  }

  /// The lists that the program carries; empty for a language that has none.
  ///
  /// - Parameter language: subtag in small letters.
  public static func builtIn(language: String) -> WordLists {
    for number in 0..<cglossary_list_count() {
      let file = unsafe cglossary_list(number)
      guard unsafe String(cString: file.language) == language else { continue }
      return WordLists(unsafe [UInt8](UnsafeBufferPointer(start: file.bytes, count: Int(file.count))).span)
    }
    return WordLists()
  }

  /// - Parameter file: `[name]` begins a list, `#` a comment; commas and line ends part the words.
  init(_ file: Span<UInt8>) {
    self.init()
    var list: Int?
    var start = 0
    var index = 0
    while index <= file.count {
      let byte = index < file.count ? file[index] : 0x0A
      if byte == 0x0A || byte == UInt8(ascii: ",") {
        let range = Self.trimmed(file, start..<index)
        if let first = range.first.map({ file[$0] }) {
          if first == UInt8(ascii: "[") {
            let name = String(copying: file.extracting(range.lowerBound + 1..<range.upperBound - 1))
            list = Self.keys.firstIndex(of: name)
          } else if first == UInt8(ascii: "#") {
            while index < file.count, file[index] != 0x0A { index += 1 }
          } else if let list {
            insert(file.extracting(range), into: list)
          }
        }
        start = index + 1
      }
      index += 1
    }
  }

  /// Whether a word or phrase is in a list.
  ///
  /// - Parameter text: UTF-8, in any case, "'" for an apostrophe.
  func contains(_ text: Span<UInt8>, in name: Name) -> Bool { sets[name.rawValue].contains(text) }

  /// Whether the word or phrase with this hash is in a list.
  func contains(hash: UInt64, in name: Name) -> Bool { sets[name.rawValue].contains(hash: hash) }

  /// Whether a whole text is in a list, as `Subject.phrase()` gives it.
  func contains(_ phrase: String, in name: Name) -> Bool { contains(phrase.utf8.span, in: name) }

  /// Whether a text that begins with this byte may be in a list: spares most texts the rest. Case folding may change the
  /// first byte of a letter beyond ASCII.
  func mayBegin(with byte: UInt8, in name: Name) -> Bool {
    let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    return !isLetter && !isEmpty(name) || openings[name.rawValue] & 1 << UInt32(byte & 31) != 0
  }

  /// Whether a text whose last letter ends in this byte may be in a list, as above.
  func mayEnd(with byte: UInt8, in name: Name) -> Bool {
    !byte.isASCIILetter && !isEmpty(name) || endings[name.rawValue] & 1 << UInt32(byte & 31) != 0
  }

  /// Whether the list has no words, so that its rules know nothing in this language.
  func isEmpty(_ name: Name) -> Bool { sets[name.rawValue].isEmpty }

  private mutating func insert(_ text: Span<UInt8>, into list: Int) {
    var words = 1
    for index in text.indices where text[index] == 0x20 { words += 1 }
    if list < Name.vagueErrors.rawValue { longest = max(longest, words) }
    if list == Name.genericLinkParts.rawValue {
      linkOpenings.insert(text.extracting(0..<text.firstIndex(of: 0x20, 0x20, from: 0)))
    }
    openings[list] |= 1 << UInt32(text[0] & 31)
    let last = text[text.count - 1]
    // Case folding may change the last byte of a letter beyond ASCII into one of ASCII.
    endings[list] |= last.isASCIILetter ? 1 << UInt32(last & 31) : .max
    sets[list].insert(text)
  }

  private static func trimmed(_ file: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, file[lower] <= 0x20 { lower += 1 }
    while upper > lower, file[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }
}

extension WordLists.Name {
  /// As the file calls it.
  var key: String { WordLists.keys[rawValue] }
}
