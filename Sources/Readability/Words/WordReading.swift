/// What is known of a word or figure from its own bytes.
struct WordReading {
  /// What it adds to the sums of its text, and how it uses capitals.
  var sums: WordSums
  /// Its traits where its capital tells nothing.
  var traits: Token.Traits
  /// Syllables as read aloud.
  var syllables: UInt8
  var exceptions: Exceptions
  /// What the project says of it.
  var marks: UInt32 = 0

  /// What most words have none of.
  struct Exceptions: OptionSet {
    let rawValue: UInt8

    /// A capital in mid-sentence makes it a name.
    static let name = Exceptions(rawValue: 1)
    /// As a name it is familiar.
    static let familiarName = Exceptions(rawValue: 2)
    /// It is familiar in any case.
    static let familiar = Exceptions(rawValue: 4)
    /// It has more letters or syllables than its sums can tell.
    static let large = Exceptions(rawValue: 8)
  }
}
