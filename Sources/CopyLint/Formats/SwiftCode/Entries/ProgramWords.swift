private import CGlossary
internal import Readability

/// Which names of Swift code are those of something for programs, the log, or the team.
struct ProgramWords: Sendable {
  /// Where a word tells that.
  enum Part: String {
    /// The whole name of a call.
    case call
    /// A word in the name of a call, an argument, a property or a function.
    case name
    /// A word in the name of a type.
    case type
    /// The last word in the name of a type.
    case kind
  }

  /// By the hashes of the words.
  private var calls = HashTable<Bool>()
  private var names = HashTable<Bool>()
  private var types = HashTable<Bool>()
  private var kinds = HashTable<Bool>()

  /// The words that the program carries.
  static let builtIn = ProgramWords(
    unsafe String(
      decoding: UnsafeBufferPointer(
        start: cglossary_program_words(), count: Int(cglossary_program_words_count())),
      as: UTF8.self))

  /// - Parameter lists: names in brackets, and below them lines of words.
  init(_ lists: String) {
    var part: Part?
    for line in lists.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        part = Part(rawValue: String(line.dropFirst().dropLast()))
        continue
      }
      for word in line.split(separator: ",") {
        let hash = byteHash(String(word.drop { $0 == " " }).utf8.span)
        switch part {
        case .call?: calls.set(true, for: hash)
        case .name?: names.set(true, for: hash)
        case .type?: types.set(true, for: hash)
        case .kind?: kinds.set(true, for: hash)
        case nil: break
        }
      }
    }
  }

  /// - Parameter name: UTF-8.
  func holds(call name: Span<UInt8>) -> Bool { calls.contains(byteHash(name)) }

  /// Whether a word of a name, such as “log” in `logDownload`, is one of those.
  ///
  /// - Parameter name: UTF-8.
  func holdsWord(of name: Span<UInt8>, in part: Part) -> Bool {
    // The name of a type is asked for each text in it, and none is longer.
    guard name.count < 256 else { return false }
    var word = InlineArray<16, UInt8>(repeating: 0)
    var count = 0
    for index in name.indices {
      let byte = name[index]
      // “URL” in `baseURLString` is one word.
      let isStart =
        byte.isASCIICapital
        && (index > 0 && !name[index - 1].isASCIICapital
          || index + 1 < name.count && name[index + 1].isASCIISmall)
      if isStart || !byte.isASCIILetter {
        if isWord(word.span.extracting(0..<count), in: part) { return true }
        count = 0
      }
      guard byte.isASCIILetter else { continue }
      guard count < word.count else { return false }
      word[count] = byte | 0x20
      count += 1
    }
    let last = word.span.extracting(0..<count)
    return isWord(last, in: part) || part == .type && kinds.contains(byteHash(last))
  }

  private func isWord(_ word: Span<UInt8>, in part: Part) -> Bool {
    guard word.count > 1 else { return false }
    let hash = byteHash(word)
    if part == .type { return types.contains(hash) }
    // `DDLog`, `swlog`, but no dialog.
    return names.contains(hash) || word.ends(with: "log") && word.count < 6 && word[0] != UInt8(ascii: "b")
  }
}
