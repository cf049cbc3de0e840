/// The words of a key, a comment or a file name, read once, in a buffer of fixed size.
struct RoleWords {
  /// With more words, it is a text, not a key.
  static let capacity = 48

  /// How to cut the bytes into words.
  enum Style {
    /// Every character that is neither a letter nor a digit separates words, and so does a capital after a lowercase letter.
    case key
    /// As in a key, and the marks that end a sentence or a step are kept.
    case comment
  }

  private var words = InlineArray<48, RoleWord>(repeating: .other)
  /// A bit for each word, by its number.
  private var present: (low: UInt64, high: UInt64) = (0, 0)
  private(set) var count = 0
  /// Whether there were more words than fit.
  private(set) var isCut = false
  /// Whether two words were combined, so that `present` may have words that are not there.
  private var hasJoined = false

  init(_ bytes: Span<UInt8>, _ range: Range<Int>, style: Style = .key) {
    // The bytes from here on are of the next word.
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound, !isCut {
      // Nearly all bytes are lowercase letters, digits or not ASCII, and continue a word.
      var others: UInt64 = 1 << 7
      var length = 1
      if index &+ 8 <= bytes.count {
        let word = bytes.word(at: index)
        others = ~(ByteWord.smallLetters(word) | ByteWord.digits(word) | word) & ByteWord.highBits
        length = 8
      }
      while others != 0 {
        let place = index &+ ByteWord.first(others)
        guard place < range.upperBound, !isCut else { break }
        others &= others &- 1
        takeOther(bytes, place, range, style, &start)
      }
      index &+= length
    }
    if !isCut { append(bytes, start..<range.upperBound) }
    if hasJoined { notePresent() }
  }

  /// Adds the byte at `place`, which is mostly not a part of the word before it.
  @inline(__always)
  private mutating func takeOther(
    _ bytes: Span<UInt8>, _ place: Int, _ range: Range<Int>, _ style: Style, _ start: inout Int
  ) {
    let byte = bytes[place]
    if byte.isASCIISmall || byte >= 0x80 || byte.isASCIIDigit { return }
    let previous = place > range.lowerBound ? bytes[place &- 1] : UInt8(ascii: " ")
    let next = place &+ 1 < range.upperBound ? bytes[place &+ 1] : UInt8(ascii: " ")
    if byte.isASCIICapital {
      // "theURLField" is the, URL, Field.
      guard previous.isASCIISmall || previous.isASCIICapital && next.isASCIISmall else { return }
      append(bytes, start..<place)
      start = place
      return
    }
    append(bytes, start..<place)
    start = place &+ 1
    if style == .comment, let mark = Self.mark(byte, previous: previous, next: next) { append(mark) }
  }

  subscript(index: Int) -> RoleWord {
    index >= 0 && index < count ? words[index] : .stop
  }

  /// Whether `word` is among them.
  @inline(__always)
  func contains(_ word: RoleWord) -> Bool {
    (word.rawValue < 64 ? present.low >> UInt64(word.rawValue) : present.high >> UInt64(word.rawValue - 64))
      & 1 == 1
  }

  /// Whether none of them says anything about a role.
  var tellNothing: Bool {
    let silent: UInt64 = 1 << UInt64(RoleWord.other.rawValue) | 1 << UInt64(RoleWord.noise.rawValue)
    return present.high == 0 && present.low & ~silent == 0
  }

  /// Removes words without meaning from the end: the number of "title_2", the plural form of "title_other".
  mutating func dropNoise() {
    guard count > 1, words[count - 1] == .noise else { return }
    while count > 1, words[count - 1] == .noise { count -= 1 }
    notePresent()
  }

  private mutating func notePresent() {
    present = (0, 0)
    for index in 0..<count { note(words[index]) }
  }

  private mutating func append(_ bytes: Span<UInt8>, _ word: Range<Int>) {
    guard !word.isEmpty else { return }
    if bytes[word.lowerBound].isASCIIDigit { return append(.noise) }
    // "title2", not the code of "error860".
    var word = word
    if bytes[word.upperBound &- 1].isASCIIDigit, bytes.byte(word.upperBound &- 2).isASCIILetter {
      word = word.lowerBound..<word.upperBound &- 1
    }
    guard word.count <= RoleVocabulary.longestWord else {
      return append(bytes.holds("contentdescription", at: word.lowerBound) ? .contentDescription : .other)
    }
    let split = max(word.lowerBound, word.upperBound &- 8)
    let low = Self.packed(bytes, split..<word.upperBound)
    let high = split == word.lowerBound ? 0 : Self.packed(bytes, word.lowerBound..<split)
    var meaning = RoleVocabulary.meaning(of: RoleVocabulary.hash(high, low))
    // "err.upload" and "ERR_UPLOAD", not "errSlashNotClosed", a message of a parser.
    if meaning == .err { meaning = "._".utf8.contains(bytes.byte(word.upperBound)) ? .error : .other }
    append(meaning)
  }

  private mutating func append(_ word: RoleWord) {
    var word = word
    if word != .other, count > 0, let joined = RoleWord.joining(words[count - 1], word) {
      count -= 1
      word = joined
      hasJoined = true
    }
    guard count < Self.capacity else {
      isCut = true
      return
    }
    words[count] = word
    count += 1
    note(word)
  }

  @inline(__always)
  private mutating func note(_ word: RoleWord) {
    let bit = UInt64(word.rawValue)
    if bit < 64 { present.low |= 1 << bit } else { present.high |= 1 << (bit - 64) }
  }

  /// Up to eight bytes in lowercase letters, the first one highest.
  private static func packed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    if range.lowerBound &+ 8 <= bytes.count {
      let word = bytes.word(at: range.lowerBound).byteSwapped &>> (64 &- 8 &* UInt64(range.count))
      // Of letters and digits, only letters of ASCII have the bit 0x40 and not 0x80.
      return word | (word &>> 1 & ~(word &>> 2)) & ByteWord.filled(0x20)
    }
    var packed: UInt64 = 0
    for index in range {
      let byte = bytes[index]
      packed = packed << 8 | UInt64(byte | (byte.isASCIICapital ? 0x20 : 0))
    }
    return packed
  }

  private static func mark(_ byte: UInt8, previous: UInt8, next: UInt8) -> RoleWord? {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ";"): next <= 0x20 ? .stop : nil
    case UInt8(ascii: "("), UInt8(ascii: ")"): .stop
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ">"): previous == UInt8(ascii: "-") ? .step : nil
    case UInt8(ascii: "-"): previous <= 0x20 && next <= 0x20 ? .step : nil
    default: nil
    }
  }
}

extension UInt8 {
  /// Any byte of a letter beyond ASCII counts as a letter.
  var isLetterOrDigit: Bool { isASCIIAlphanumeric || self >= 0x80 }
}
