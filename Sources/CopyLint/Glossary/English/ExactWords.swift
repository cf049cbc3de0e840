internal import Readability

/// Words that are compared letter by letter. One hash finds a word: a `switch` compares it with each of them in turn.
struct ExactWords: ExpressibleByArrayLiteral, Sendable {
  private var hashes = HashTable<Void>()

  init(arrayLiteral words: String...) {
    for word in words { _ = hashes.insert(byteHash(word.utf8.span)) }
  }

  func contains(_ word: String) -> Bool { hashes.contains(byteHash(word.utf8.span)) }
}
