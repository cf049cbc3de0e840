internal import Readability

/// The words of a file that may be the app's own, each with the texts that have it. Words and texts are hashes.
package struct WordUses: Sendable {
  struct Word: Sendable {
    var hash: UInt64
    /// Each once.
    var texts: [UInt64]
    /// Whether it is in lowercase somewhere, or is known to be a word: others may be names.
    var isWord: Bool
  }

  private(set) var words: [Word] = []
  /// All texts that were looked at.
  var texts = TextCount()
  private var places = HashTable<UInt32>()
  /// Pairs of a word and a text.
  private var pairs = HashTable<Void>()

  /// Adds a word of a text.
  ///
  /// - Returns: whether it is the first such word.
  mutating func add(_ word: UInt64, in text: UInt64, isWord: Bool) -> Bool {
    let known = places[word].map { Int($0) }
    let place = known ?? words.count
    if known == nil {
      places.set(UInt32(place), for: word)
      words.append(Word(hash: word, texts: [], isWord: isWord))
    }
    if isWord { words[place].isWord = true }
    if pairs.insert(max(1, mixed(word ^ text, 0x9E37_79B9_7F4A_7C15))) { words[place].texts.append(text) }
    return known == nil
  }

  /// Adds the words of the next part of the file, or of the next file.
  mutating func append(_ other: WordUses) {
    texts.formUnion(other.texts)
    for word in other.words {
      for text in word.texts { _ = add(word.hash, in: text, isWord: word.isWord) }
    }
  }
}

/// A word in the form in which its uses are counted: lowercase letters, no plural, no “'s”. `Scripts/build-word-shares` makes the
/// same form.
///
/// - Parameter word: UTF-8.
func countedForm(of word: Span<UInt8>) -> [UInt8] {
  var form: [UInt8] = []
  for index in word.indices {
    // A clitic ends the word.
    if word[index] == UInt8(ascii: "'") || word[index] >= 0x80 { break }
    form.append(word[index].isASCIICapital ? word[index] | 0x20 : word[index])
  }
  if form.count > 4, form.suffix(3).elementsEqual("ies".utf8) {
    form.removeLast(3)
    form.append(UInt8(ascii: "y"))
  } else if form.count > 4, ["sses", "xes", "ches", "shes"].contains(where: { hasSuffix(form, $0) }) {
    form.removeLast(2)
  } else if form.count > 3, form.last == UInt8(ascii: "s"),
    !["ss", "us", "is"].contains(where: { hasSuffix(form, $0) })
  {
    form.removeLast()
  }
  return form
}

private func hasSuffix(_ word: [UInt8], _ ending: StaticString) -> Bool {
  word.count >= ending.utf8CodeUnitCount
    && ending.withUTF8Buffer { unsafe word.suffix($0.count).elementsEqual($0) }
}

extension WordSet {
  /// Whether it has a word, or the form in which its uses are counted.
  func holds(_ word: Span<UInt8>) -> Bool {
    !isEmpty && (contains(word) || contains(countedForm(of: word).span))
  }
}
