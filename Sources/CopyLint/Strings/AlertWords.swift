private import CGlossary
internal import Readability

/// What the words of an alert or a button show of it: that something failed, that it asks before something is done, or that it
/// deletes something.
struct AlertWords: Sendable {
  /// What each word and phrase is a sign of, by their hashes.
  private var signs = HashTable<Sign>()

  /// The words that the program carries.
  static let builtIn = AlertWords(
    unsafe String(
      decoding: UnsafeBufferPointer(
        start: cglossary_alert_words(), count: Int(cglossary_alert_words_count())),
      as: UTF8.self))

  /// - Parameter lists: names in brackets, and below them lines of words.
  init(_ lists: String) {
    var sign: Sign?
    for line in lists.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        sign = Sign(rawValue: String(line.dropFirst().dropLast()))
        continue
      }
      guard let sign else { continue }
      for phrase in line.split(separator: ",") {
        signs.set(sign, for: byteHash(String(phrase.drop { $0 == " " }).utf8.span))
      }
    }
  }

  /// What a text makes of a title or message of an alert: an error, a question, or an alert whatever is around it, as “Saved
  /// successfully”; nil when it shows nothing.
  ///
  /// - Parameter text: UTF-8, or a key with words in it, such as `import_failed`.
  func container(of text: Span<UInt8>) -> Role.Container? {
    // The marks of Chinese, Japanese and Arabic.
    if asks(text) || text.ends(with: "？") || text.ends(with: "؟") { return .confirmation }
    if fails(text) || titlesFailure(text) { return .error }
    return succeeds(text) ? .alert : nil
  }

  /// Whether a button with this text deletes something: “Remove trip”, “Clear all data”.
  ///
  /// - Parameter text: UTF-8.
  func loses(_ text: Span<UInt8>) -> Bool {
    // Two words are in it.
    let words = SmallWords(text.extracting(0..<min(text.count, 40)), most: 2)
    guard words.count > 0 else { return false }
    return signs[words.hash(0...0)] == .loss || words.count > 1 && signs[words.hash(0...1)] == .loss
  }

  /// Whether an alert with this text tells an error, though the same words may be advice or a rule elsewhere: “This name is
  /// already taken”.
  ///
  /// - Parameter text: UTF-8.
  func refuses(_ text: Span<UInt8>) -> Bool {
    let words = SmallWords(text)
    return (0..<words.count).contains { last in
      (max(0, last - 2)...last).contains { signs[words.hash($0...last)] == .refusal }
    }
  }

  private func succeeds(_ text: Span<UInt8>) -> Bool {
    let words = SmallWords(text)
    return (0..<words.count).contains { signs[words.hash($0...$0)] == .success }
  }

  /// Whether it asks for a yes or no: “Delete it? It is gone then.”, “Do you wish to go on”, but not “What do you want?”.
  private func asks(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while start < text.count {
      let end = endOfSentence(text, from: start)
      let sentence = text.extracting(start..<end)
      let isQuestion = end < text.count && text[end] == UInt8(ascii: "?")
      let opening = openings(of: sentence)
      if opening == .asking || isQuestion && opening != .wondering { return true }
      start = end + 1
    }
    return false
  }

  /// Whether a sentence says that something went wrong, and asks for nothing.
  private func fails(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while start < text.count {
      let end = endOfSentence(text, from: start)
      let isQuestion = end < text.count && text[end] == UInt8(ascii: "?")
      if !isQuestion, failsHere(text.extracting(start..<end)) { return true }
      start = end + 1
    }
    return false
  }

  /// The place of the sign that ends a sentence, or the end; a dot inside of a word ends none.
  private func endOfSentence(_ text: Span<UInt8>, from start: Int) -> Int {
    for index in start..<text.count {
      switch text[index] {
      case 0x0A: return index
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        let next = index + 1 < text.count ? text[index + 1] : 0x20
        if next <= 0x20 || next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") || next >= 0x80 {
          return index
        }
      default: break
      }
    }
    return text.count
  }

  private enum Sign: String, BitwiseCopyable {
    case failure, judgment, title, inability, refusal, success, fact, asking, wondering, condition, loss
  }

  /// “Erreur”, “오류!”
  private func titlesFailure(_ text: Span<UInt8>) -> Bool {
    var end = text.count
    while end > 0, [0x20, UInt8(ascii: "!"), UInt8(ascii: ".")].contains(text[end - 1]) { end -= 1 }
    return signs[byteHash(text.extracting(0..<end))] == .title
  }

  /// What the first words say.
  private func openings(of sentence: Span<UInt8>) -> Sign? {
    let words = SmallWords(sentence, most: 3)
    var found: Sign?
    for last in 0..<words.count { found = signs[words.hash(0...last)] ?? found }
    return found
  }

  private func failsHere(_ sentence: Span<UInt8>) -> Bool {
    let words = SmallWords(sentence)
    var isFailure = false
    var judges = false
    for last in 0..<words.count {
      // “can't be undone” is longer than “can't”, and says something else.
      for first in (max(0, last - 2)...last).reversed() {
        switch signs[words.hash(first...last)] {
        case .failure?: isFailure = true
        case .judgment?: judges = true
        // “It asks you first and cannot be turned off” is a rule.
        case .inability?: isFailure = isFailure || last < 7
        case .fact?: (isFailure, judges) = (false, false)
        // What would be if it failed has not failed.
        case .condition?: return isFailure || judges
        case .title?, .refusal?, .asking?, .wondering?, .success?, .loss?, nil: break
        }
      }
    }
    return isFailure || judges && words.count > 1
  }
}

/// The words of a text or a key in small letters: `update_failed`, `UpdateFailed`, “Update failed”.
private struct SmallWords {
  /// With a space between them.
  private var letters: [UInt8] = []
  private var places: [Range<Int>] = []

  /// - Parameter most: how many of them are wanted.
  init(_ text: Span<UInt8>, most: Int = .max) {
    letters.reserveCapacity(text.count)
    var at = 0
    while places.count < most {
      while at < text.count, !text[at].isASCIILetter { at += 1 }
      guard at < text.count else { break }
      if !letters.isEmpty { letters.append(0x20) }
      let start = letters.count
      at = addWord(text, from: at)
      places.append(start..<letters.count)
    }
  }

  var count: Int { places.count }

  /// A hash of words with a space between them.
  func hash(_ words: ClosedRange<Int>) -> UInt64 {
    let phrase = places[words.lowerBound].lowerBound..<places[words.upperBound].upperBound
    return byteHash(letters.span.extracting(phrase))
  }

  /// - Returns: where the word ends.
  private mutating func addWord(_ text: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while at < text.count {
      if text[at].isASCIILetter {
        if at > start, text[at].isASCIICapital, text[at - 1].isASCIISmall { break }
        letters.append(text[at] | 0x20)
        at += 1
      } else if let length = Self.apostrophe(text, at), text.byte(at + length).isASCIILetter {
        letters.append(UInt8(ascii: "'"))
        at += length
      } else {
        break
      }
    }
    return at
  }

  /// The length of an apostrophe, straight or curly.
  private static func apostrophe(_ text: Span<UInt8>, _ index: Int) -> Int? {
    if text[index] == UInt8(ascii: "'") { return 1 }
    let isCurly = text[index] == 0xE2 && text.byte(index + 1) == 0x80 && text.byte(index + 2) == 0x99
    return isCurly ? 3 : nil
  }
}
