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
    let (range, new) = (finding.range, Array(replacement.utf8))
    // A name that the replacement touches is in here, with the letter on each side of it.
    let window = max(0, range.lowerBound - longest - 1)..<min(text.count, range.upperBound + longest + 1)
    let before = Array(text[window])
    let after = text[window.lowerBound..<range.lowerBound] + new + text[range.upperBound..<window.upperBound]
    return names.contains { name in
      Self.count(name, in: before) > Self.count(name, in: Array(after)) && Self.count(name, in: new) == 0
    }
  }

  /// How often a name is in a text as a word of its own, letter by letter.
  private static func count(_ name: [UInt8], in text: [UInt8]) -> Int {
    guard text.count >= name.count else { return 0 }
    return (0...text.count - name.count).count { start in
      let end = start + name.count
      return text[start..<end].elementsEqual(name) && !endsInLetter(text[..<start])
        && !beginsWithLetter(text[end...])
    }
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
