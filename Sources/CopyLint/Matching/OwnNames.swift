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
      return text[start..<end].elementsEqual(name) && (start == 0 || !isLetter(text[start - 1]))
        && (end == text.count || !isLetter(text[end]))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
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
