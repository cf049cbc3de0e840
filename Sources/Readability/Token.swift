/// One unit of a text that rules look at: a word, a figure or a neutral piece.
public struct Token: Sendable, Equatable {
  /// What a token is.
  public enum Kind: UInt8, Sendable {
    /// Letters, with the hyphens and apostrophes inside them. Counted.
    case word
    /// A number, date, price or the like ("24/7", "$5.99"). Counted as one word.
    case figure
    /// A placeholder, tag, URL or address. Never counted, never matched, never changed.
    case neutral
  }

  /// What is known about the form of a word.
  @frozen public struct Traits: OptionSet, Sendable {
    // Rules ask for them in every word, so the numbers are in the rules: to call a function for each takes longer than to look.
    public let rawValue: UInt16
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The first letter is a capital.
    @inlinable public static var capitalized: Traits { Traits(rawValue: 1 << 0) }
    /// Two or more letters, all of them capitals.
    @inlinable public static var allCapitals: Traits { Traits(rawValue: 1 << 1) }
    /// Spelled out letter by letter ("URL", "HTTPS").
    @inlinable public static var acronym: Traits { Traits(rawValue: 1 << 2) }
    /// A capital after a lowercase letter ("OneDrive").
    @inlinable public static var camelCase: Traits { Traits(rawValue: 1 << 3) }
    /// At least one digit.
    @inlinable public static var digit: Traits { Traits(rawValue: 1 << 4) }
    /// Joined from parts by a hyphen.
    @inlinable public static var hyphenated: Traits { Traits(rawValue: 1 << 5) }
    /// The first counted token of its sentence.
    @inlinable public static var sentenceStart: Traits { Traits(rawValue: 1 << 6) }
    /// Known to most readers, so it counts two syllables at most in the adjusted grade. Names are, unless they are
    /// jargon. Only asked about words of three or more syllables: shorter ones never have it.
    @inlinable public static var familiar: Traits { Traits(rawValue: 1 << 7) }
    /// A name by its form: capitalized in mid-sentence, with a digit, with capitals inside or throughout.
    /// Never jargon of three or more syllables.
    @inlinable public static var name: Traits { Traits(rawValue: 1 << 8) }
  }

  /// First UTF-8 byte in the text.
  package var start: Int32
  /// The byte after the last.
  package var end: Int32
  /// What the token is.
  public var kind: Kind
  /// Syllables as read aloud; 0 when the token is not counted.
  public var syllables: UInt8
  /// The form of the word.
  public var traits: Traits
  /// Index into the sentences of the analysis.
  public var sentence: Int32
  /// What `Vocabulary.marks` says of the word; 0 where it was not asked.
  package var marks: UInt32 = 0

  package init(
    start: Int32, end: Int32, kind: Kind, syllables: UInt8 = 0, traits: Traits = [], sentence: Int32 = 0
  ) {
    self.start = start
    self.end = end
    self.kind = kind
    self.syllables = syllables
    self.traits = traits
    self.sentence = sentence
  }

  /// UTF-8 offsets in the text.
  public var range: Range<Int> { Int(start)..<Int(end) }
}
