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
    if fails(text) { return .error }
    return succeeds(text) ? .alert : nil
  }

  /// Whether a button with this text deletes something: “Remove trip”, “Clear all data”.
  ///
  /// - Parameter text: UTF-8.
  func loses(_ text: Span<UInt8>) -> Bool {
    // Two words are in it.
    var words = AlertWordReader(text.extracting(0..<min(text.count, 40)))
    guard let first = words.next() else { return false }
    if sign(first.span) == .loss { return true }
    guard let second = words.next() else { return false }
    return sign((first + [0x20] + second).span) == .loss
  }

  private func succeeds(_ text: Span<UInt8>) -> Bool {
    var words = AlertWordReader(text)
    while let word = words.next() {
      if sign(word.span) == .success { return true }
    }
    return false
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
    case failure, judgment, inability, success, fact, asking, wondering, condition, loss
  }

  /// What the first words say.
  private func openings(of sentence: Span<UInt8>) -> Sign? {
    var words = AlertWordReader(sentence)
    var phrase: [UInt8] = []
    var found: Sign?
    for _ in 0..<3 {
      guard let word = words.next() else { break }
      if !phrase.isEmpty { phrase.append(0x20) }
      phrase += word
      found = sign(phrase.span) ?? found
    }
    return found
  }

  private func failsHere(_ sentence: Span<UInt8>) -> Bool {
    var words = AlertWordReader(sentence)
    var last: [[UInt8]] = []
    var isFailure = false
    var judges = false
    var count = 0
    while let word = words.next() {
      count += 1
      last.append(word)
      if last.count > 3 { last.removeFirst() }
      var phrase: [UInt8] = []
      // “can't be undone” is longer than “can't”, and says something else.
      for word in last.reversed() {
        phrase = phrase.isEmpty ? word : word + [0x20] + phrase
        switch sign(phrase.span) {
        case .failure?: isFailure = true
        case .judgment?: judges = true
        // “It asks you first and cannot be turned off” is a rule.
        case .inability?: isFailure = isFailure || count < 8
        case .fact?: (isFailure, judges) = (false, false)
        // What would be if it failed has not failed.
        case .condition?: return isFailure || judges
        case .asking?, .wondering?, .success?, .loss?, nil: break
        }
      }
    }
    return isFailure || judges && count > 1
  }

  private func sign(_ phrase: Span<UInt8>) -> Sign? { signs[byteHash(phrase)] }
}

/// The words of a text or a key in small letters: `update_failed`, `UpdateFailed`, “Update failed”.
private struct AlertWordReader {
  private let text: [UInt8]
  private var at = 0

  init(_ text: Span<UInt8>) { self.text = (0..<text.count).map { text[$0] } }

  mutating func next() -> [UInt8]? {
    while at < text.count, !isLetter(at) { at += 1 }
    guard at < text.count else { return nil }
    var word: [UInt8] = []
    while at < text.count {
      if isLetter(at) {
        if !word.isEmpty, text[at].isASCIICapital, text[at - 1].isASCIISmall { break }
        word.append(text[at].isASCIICapital ? text[at] | 0x20 : text[at])
        at += 1
      } else if let length = apostrophe(at), !word.isEmpty, isLetter(at + length) {
        word.append(UInt8(ascii: "'"))
        at += length
      } else {
        break
      }
    }
    return word
  }

  private func isLetter(_ index: Int) -> Bool { index < text.count && text[index].isASCIILetter }

  /// The length of an apostrophe, straight or curly.
  private func apostrophe(_ index: Int) -> Int? {
    if text[index] == UInt8(ascii: "'") { return 1 }
    let isCurly =
      index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] == 0x99
    return isCurly ? 3 : nil
  }
}
