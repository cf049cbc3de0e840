import CopyLint

/// Writes comments into a file and reads it again: those stay that then belong to their strings, and change nothing else.
struct CommentTrials {
  /// A string that is to have a comment.
  struct Wish {
    var key: String
    var text: SuppressionText
    /// Where it may be written; see `CommentPlaces`.
    var places: [TextChange]
  }

  private let document: Document
  private let format: any Format
  private let options: ReadingOptions
  private let wishes: [Wish]
  private let before: Reading
  /// What is made so far, by the wish.
  private var made: [Int: TextChange] = [:]
  private var readings = 0

  /// Far more than a file takes in which each string has one place for comments.
  private static let mostReadings = 64

  /// - Parameter wishes: one for each key at most.
  init(_ wishes: [Wish], in document: Document, format: any Format, options: ReadingOptions) {
    self.document = document
    self.format = format
    self.options = options
    self.wishes = wishes
    before = format.read(document, options: options)
  }

  /// The changes that can be made together, by the index of their wish.
  mutating func run() -> [Int: TextChange] {
    var open = Array(wishes.indices)
    var round = 0
    while true {
      let tried = open.filter { wishes[$0].places.count > round }
      if tried.isEmpty { break }
      settle(tried, round)
      open.removeAll { made[$0] != nil }
      round += 1
    }
    // What was tried together and left out may have held the others.
    guard !made.isEmpty, sound([:])?.isEmpty == true else { return [:] }
    return made
  }

  /// Takes over those of `tried` that are sound; tries them by halves where nobody knows which of them are not.
  private mutating func settle(_ tried: [Int], _ round: Int) {
    guard readings < Self.mostReadings else { return }
    var changes: [Int: TextChange] = [:]
    for number in tried { changes[number] = wishes[number].places[round] }
    if let sound = sound(changes) {
      for number in sound { made[number] = changes[number] }
    } else if tried.count > 1 {
      settle(Array(tried[..<(tried.count / 2)]), round)
      settle(Array(tried[(tried.count / 2)...]), round)
    }
  }

  /// Which of `tried`, made together with all that is made, give their strings the comment; nil when something else
  /// changed.
  private mutating func sound(_ tried: [Int: TextChange]) -> [Int]? {
    readings += 1
    let changes = made.merging(tried) { old, _ in old }.sorted { $0.key < $1.key }.map(\.value)
    let edited = Document(
      path: document.path, bytes: document.inserting(changes), isNamed: document.isNamed)
    let after = format.read(edited, options: options)
    guard before.entries.count == after.entries.count, after.problems.count <= before.problems.count else {
      return nil
    }
    var numbers: [String: Int] = [:]
    for number in made.keys { numbers[wishes[number].key] = number }
    for number in tried.keys { numbers[wishes[number].key] = number }
    var right: Set<Int> = []
    var wrong: Set<Int> = []
    for (old, new) in zip(before.entries, after.entries) {
      guard old.key == new.key, old.locale == new.locale, old.variant == new.variant else { return nil }
      let number = numbers[old.key]
      if old.text != new.text {
        guard let number, tried[number] != nil else { return nil }
        wrong.insert(number)
      } else if old.comment != new.comment {
        guard let number else { return nil }
        let keepsOld = old.comment.map { new.comment?.contains($0) ?? false } ?? true
        let isThere = new.comment.map(wishes[number].text.isIn) ?? false
        if keepsOld, isThere { right.insert(number) } else { wrong.insert(number) }
      }
    }
    guard made.keys.allSatisfy({ right.contains($0) && !wrong.contains($0) }) else { return nil }
    return right.subtracting(wrong).filter { tried[$0] != nil }.sorted()
  }
}
