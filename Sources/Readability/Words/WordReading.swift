/// What is known of a word or figure from its own bytes.
struct WordReading {
  /// What a capital in mid-sentence makes of the word.
  enum Capital: UInt8 {
    case nothing, name, familiarName
  }

  /// Letters and digits, in scalars.
  var letters: UInt32
  /// Its traits where its capital tells nothing.
  var traits: Token.Traits
  /// Syllables as read aloud.
  var syllables: UInt8
  var capital: Capital

  /// The traits in mid-sentence.
  var namedTraits: Token.Traits {
    switch capital {
    case .nothing: traits
    case .name: traits.union(.name)
    case .familiarName: traits.union([.name, .familiar])
    }
  }
}
