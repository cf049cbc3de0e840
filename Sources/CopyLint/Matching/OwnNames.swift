internal import Readability

/// The names and words that a project wants as it writes them: `brands`, `familiar`, `allow`, and the rows of its own
/// glossary that allow a term. No fix may change them, whatever rule it is of.
struct OwnNames: Sendable {
  private var names: [[UInt8]] = []
  private var longest = 0

  init(_ configuration: Configuration, _ glossary: Glossary) {
    for name in configuration.brands + configuration.familiar + configuration.allow + glossary.ownAllowed
    where !name.isEmpty {
      names.append(Array(name.utf8))
      longest = max(longest, name.utf8.count)
    }
  }

  var isEmpty: Bool { names.isEmpty }

  /// Whether a name is no longer there, or no longer in its own letters, once a finding's replacement is written.
  ///
  /// What stays beside it, as where the same name comes twice, is no loss.
  func loses(_ finding: Finding, in text: [UInt8]) -> Bool {
    // The row of the own glossary is as much the project's as the name.
    guard let replacement = finding.replacement, !finding.isOwnTerm else { return false }
    let range = finding.range
    // A name that the replacement touches is in here, with the letter on each side of it.
    let window = max(0, range.lowerBound - longest - 1)..<min(text.count, range.upperBound + longest + 1)
    let before = Array(text[window])
    // Most findings are nowhere near a name.
    for index in names.indices {
      let found = Self.count(names[index], in: before)
      guard found > 0 else { continue }
      let new = Array(replacement.utf8)
      let after =
        text[window.lowerBound..<range.lowerBound] + new + text[range.upperBound..<window.upperBound]
      if found > Self.count(names[index], in: Array(after)), Self.count(names[index], in: new) == 0 {
        return true
      }
    }
    return false
  }

  /// How often a name is in a text as a word of its own, letter by letter.
  private static func count(_ name: [UInt8], in text: [UInt8]) -> Int {
    let (letters, bytes) = (name.span, text.span)
    guard bytes.count >= letters.count else { return 0 }
    var count = 0
    for start in 0...bytes.count - letters.count where bytes[start] == letters[0] {
      let end = start + letters.count
      if bytes.extracting(start..<end).equals(letters), !endsInLetter(text[..<start]),
        !beginsWithLetter(text[end...])
      {
        count += 1
      }
    }
    return count
  }

  private static func beginsWithLetter(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return first < 0x80 ? first.isASCIILetter || first.isASCIIDigit : !isSign(first, text.dropFirst().first)
  }

  private static func endsInLetter(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    if last < 0x80 { return last.isASCIILetter || last.isASCIIDigit }
    let scalar = Array(text.suffix(3))
    return !(scalar.count == 3 && scalar[0] == 0xE2 && isSign(scalar[0], scalar[1]))
      && !(scalar.count > 1 && scalar[scalar.count - 2] == 0xC2)
  }

  /// Whether a scalar of two or three bytes is a space or punctuation: U+00A0 to U+00BF, U+2000 to U+207F. The no-break space
  /// before “!” ends a name.
  private static func isSign(_ first: UInt8, _ second: UInt8?) -> Bool {
    first == 0xC2 || first == 0xE2 && (second == 0x80 || second == 0x81)
  }
}

extension Glossary {
  /// The terms that the project's own glossary has only to say that they are right.
  fileprivate var ownAllowed: [String] {
    guard index.hasLayers else { return [] }
    return index.rows.indices.compactMap { row in
      guard index.rows[row].kind == .term, isOwn(row) else { return nil }
      let mode = index.facts(ofRow: row).mode
      return mode == .note || mode == .off ? term(at: row).term : nil
    }
  }
}
