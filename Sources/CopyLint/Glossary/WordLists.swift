internal import CGlossary
internal import Readability

/// The words and phrases that rules know in one language, from `Glossary/Lists`. What a rule replaces is in the glossary.
///
/// One table holds the words of all lists, and says of each which lists it is in.
package struct WordLists: Sendable {
  /// A list; `key` is its name in the file.
  enum Name: Int, CaseIterable {
    case nextStepVerbs, nextStepPhrases, failureWords, diagnosticWords, riskWords, negatives, secondNegatives,
      knownAbbreviations, controlNouns, senseWords
    case instructionVerbs, colors, shownVerbs, secondCues, shouted
    case gestures, gestureWords, gestureFollowers, gesturePhrases, gestureGoals, states, imageOpenings,
      photoOpenings, imageSeries
    case hintOpenings, negativeOpenings, positiveOpenings, vagueReasons, commandVerbs, commandNouns,
      commandObjects, objectVerbs, actionOpenings
    case typeEndings, typeOpenings, typeComplements, genericLinkParts, pluralEndings
    case sureTypeEndings, buttonThings, typeThings, typeVerbs, noPurposes, functionWords, doubledWords,
      stepOpenings, articles
    /// Only in `common`.
    case codeWords, codeHeads, supportWords, abbreviations, shortForms, iconWords, symbolParts
    /// From here on, a text is compared as a whole, as `Subject.phrase()` gives it.
    case vagueErrors, vagueStates, vagueFillers, vagueQuestions, bareVerbs, genericLinks, moreLinks,
      controlKinds
    /// How a text begins or ends if its words alone show what it is: `roleFromText`.
    case tellingTexts

    static let count = tellingTexts.rawValue + 1
  }

  /// Lists that a word is in.
  struct Membership: OptionSet, BitwiseCopyable {
    let rawValue: UInt64

    /// It begins a phrase for a link inside of a text.
    static let linkOpening = Membership(rawValue: 1 << 63)

    init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    init(_ name: Name) {
      rawValue = 1 << UInt64(name.rawValue)
    }
  }

  /// How the words of a list begin and end, a bit for each: the low five bits of the first byte and of the last.
  struct Edges: BitwiseCopyable {
    var openings: UInt32 = 0
    var endings: UInt32 = 0
  }

  /// What is the same in every language: abbreviations, names of icons, words of programs.
  static let common = builtIn(language: "und")
  /// Signs of English, in a text that should be in another language.
  static let english = builtIn(language: "en")

  var words = HashTable<UInt64>()
  /// By list; empty when all are.
  var edges = CarriedArray<Edges>()
  /// The words of the longest phrase that is looked for inside of texts.
  var longest = 1

  /// Empty lists.
  package init() {}

  /// The built-in lists; empty for a language without any.
  ///
  /// - Parameter language: subtag in lowercase letters.
  package static func builtIn(language: String) -> WordLists {
    for number in 0..<cglossary_list_count() {
      let file = unsafe cglossary_list(number)
      guard unsafe String(cString: file.language) == language else { continue }
      if let compiled = unsafe WordLists(compiled: file) { return compiled }
      return WordLists(unsafe UnsafeBufferPointer(start: file.bytes, count: Int(file.count)).span)
    }
    return WordLists()
  }

  /// The lists that a word or phrase is in.
  ///
  /// - Parameter text: UTF-8, in any case, "'" for an apostrophe.
  func membership(of text: Span<UInt8>) -> Membership {
    words.isEmpty ? [] : membership(ofHash: WordSet.hash(text))
  }

  /// The lists that the word or phrase with this hash is in.
  func membership(ofHash hash: UInt64) -> Membership { Membership(rawValue: words[hash] ?? 0) }

  /// Whether a word or phrase is in a list.
  ///
  /// - Parameter text: UTF-8, in any case, "'" for an apostrophe.
  func contains(_ text: Span<UInt8>, in name: Name) -> Bool {
    // Most words begin or end like none of the list, and need no hash.
    guard text.count > 0, mayBegin(with: text[0], in: name),
      mayEnd(with: text[text.count - 1], in: name)
    else { return false }
    return membership(of: text).contains(Membership(name))
  }

  /// Whether the word or phrase with this hash is in a list.
  func contains(hash: UInt64, in name: Name) -> Bool { membership(ofHash: hash).contains(Membership(name)) }

  /// Whether a whole text is in a list, as `Subject.phrase()` gives it.
  func contains(_ phrase: String, in name: Name) -> Bool { contains(phrase.utf8.span, in: name) }

  /// Whether a text that begins with this byte may be in a list: most texts need no further look. Case folding may change the
  /// first byte of a letter beyond ASCII.
  func mayBegin(with byte: UInt8, in name: Name) -> Bool {
    let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    return !isLetter && !isEmpty(name) || edges(of: name).openings & 1 << UInt32(byte & 31) != 0
  }

  /// Whether a text whose last letter ends in this byte may be in a list, as above.
  func mayEnd(with byte: UInt8, in name: Name) -> Bool {
    !byte.isASCIILetter && !isEmpty(name) || edges(of: name).endings & 1 << UInt32(byte & 31) != 0
  }

  /// Whether the list has no words, so that its rules know nothing in this language.
  func isEmpty(_ name: Name) -> Bool { edges(of: name).openings == 0 }

  private func edges(of name: Name) -> Edges { edges.isEmpty ? Edges() : edges[name.rawValue] }
}

extension WordLists.Name {
  /// As the file calls it: `next-step-verbs`.
  var key: String {
    "\(self)".reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
