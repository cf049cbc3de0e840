internal import Readability

/// The same word twice in a row.
struct DoubledWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "doubled-word", group: .typography, severity: .warning, isFixable: true,
      summary: "The same word appears twice in a row.")
  }

  var when: When { .likeNeighbors }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    guard tokens.count > 1, LanguageHabits.neverDoublingWords.contains(subject.entry.language),
      !subject.isMadeOfForms
    else { return }
    for index in 1..<tokens.count {
      let (first, second) = (tokens[index - 1], tokens[index])
      guard first.kind == .word, second.kind == .word, first.end - first.start == second.end - second.start,
        second.start == first.end + 1, subject.bytes[Int(first.end)] == 0x20,
        Self.isSame(subject.bytes, first.range, second.range)
      else { continue }
      // “True Motion motion interpolation”: the first word belongs to a name.
      let isPartOfName = first.traits.contains(.capitalized) && !subject.startsClause(index - 1)
      if isPartOfName, !second.traits.contains(.capitalized) { continue }
      let word = subject.text(second.range)
      // "Extra Extra Large" is a name.
      guard word.unicodeScalars.count > 1,
        !second.traits.contains(.capitalized) || opensTwice(index - 1, subject),
        Self.isSlip(index, subject) || !isMeant(second, subject),
        !isOption(first, subject), !isOfClass(second, subject), !isOfVerb(index - 1, subject),
        !isRefrain(index, subject),
        // “Indien je je wachtwoord vergeet” is right in the language that it is in.
        !subject.isSurelyInOtherLanguage
      else { continue }
      let range = Int(first.start)..<Int(second.end)
      // “If they bother you you can turn them off” needs a comma, and “it you you wish” lacks an “if”.
      if subject.entry.language == "en", Self.pronouns.contains(word.lowercased()) {
        findings.append(
          finding(
            "Remove one “\(word)”, or write a comma between them.", at: range, in: subject, severity: .note))
        continue
      }
      // `"the \(title ?? "challenge") challenge"` doubles it only without a title.
      if isOtherWord(index - 1, subject) || subject.entry.sentence != subject.entry.text {
        findings.append(
          finding(
            "Check \(quoted(subject.text(range))). Write the word once if both mean the same.", at: range,
            in: subject, severity: .note))
        continue
      }
      findings.append(
        finding(
          "Remove the second \(quoted(word)). One is enough.", at: range, in: subject,
          replacement: subject.text(first.range), applicability: .unsafe))
    }
  }

  /// “The The photo is gone”: no name begins like that. In a translation, any word does whose source has no doubled one, as
  /// in “Bitte Bitte warten”; “Bora Bora” is in the source, too.
  private func opensTwice(_ first: Int, _ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    guard tokens[first].traits.contains(.capitalized), subject.startsClause(first), first + 2 < tokens.count,
      tokens[first + 2].kind == .word, tokens[first + 2].sentence == tokens[first].sentence,
      !tokens[first + 2].traits.contains(.capitalized)
    else { return false }
    return subject.isWord(tokens[first], in: .functionWords) || subject.source != nil
  }

  /// Whether the first word alone has a capital, in a language whose words are not known here: in “Para para unir”, it may be
  /// a verb.
  private func isOtherWord(_ first: Int, _ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    return subject.entry.language != "en" && tokens[first].traits.contains(.capitalized)
      && !tokens[first + 1].traits.contains(.capitalized)
  }

  /// Words that can end one clause and begin the next.
  private static let pronouns = ["he", "it", "she", "there", "they", "this", "we", "you"]

  private static func isSame(_ bytes: [UInt8], _ first: Range<Int>, _ second: Range<Int>) -> Bool {
    zip(first, second).allSatisfy { one, other in
      let (a, b) = (bytes[one], bytes[other])
      return a == b || one == first.lowerBound && a.isASCIICapital && a | 0x20 == b
    }
  }

  /// “--style style”: an option of a command, and the name of its value; “the :team team”: a value of Laravel.
  private func isOption(_ word: Token, _ subject: Subject) -> Bool {
    let before = subject.bytes.span.byte(Int(word.start) - 1)
    return [UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "@")].contains(before)
  }

  /// “card card--large”: names of classes in CSS.
  private func isOfClass(_ word: Token, _ subject: Subject) -> Bool {
    let after = subject.bytes.span.byte(Int(word.end))
    return after == UInt8(ascii: "-") || after == UInt8(ascii: "_")
  }

  /// “Log in in order to follow”: the first word belongs to the verb.
  private func isOfVerb(_ index: Int, _ subject: Subject) -> Bool {
    guard index > 0, subject.entry.language == "en" else { return false }
    return ["check", "checked", "log", "logged", "logging", "opt", "sign", "signed", "signing"].contains(
      subject.foldedText(subject.analysis.tokens[index - 1].range))
  }

  /// “Baby shark, do do do do”: a slip doubles a word once.
  private func isRefrain(_ second: Int, _ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    let range = tokens[second].range
    return [second - 2, second + 1].contains { index in
      tokens.indices.contains(index) && tokens[index].range.count == range.count
        && Self.isSame(subject.bytes, tokens[index].range, range)
    }
  }

  /// Whether any word comes twice in a row there: “Choo choo”.
  private static func isDoubled(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains { $0 == $1 && $0.utf8.count > 1 }
  }

  /// Pairs that grammar makes elsewhere: “Send it to to a friend”, “in order to to improve”, “It is is wrong”.
  private static func isSlip(_ second: Int, _ subject: Subject) -> Bool {
    guard subject.entry.language == "en", second > 1 else { return false }
    let tokens = subject.analysis.tokens
    let before = subject.foldedText(tokens[second - 2].range)
    switch subject.foldedText(tokens[second].range) {
    case "to":
      // No verb follows, or no one waits for a noun: “whom you sent it to to read it” has both.
      let after = second + 1 < tokens.count ? subject.foldedText(tokens[second + 1].range) : ""
      return beginNouns.contains(after) || before == "order"
    case "is":
      // “What it is is a list” begins earlier.
      return subjects.contains(before) && subject.isClauseStart(second - 2)
    default: return false
    }
  }

  private static let beginNouns = ["a", "an", "the", "this", "these", "your", "my", "our", "their"]
  private static let subjects = ["it", "this", "that", "there", "he", "she"]

  /// Pairs that grammar makes, and cries; and a doubling that the source has too.
  private func isMeant(_ token: Token, _ subject: Subject) -> Bool {
    if subject.isWord(token, in: .doubledWords) || subject.isCommon(token.range, in: .doubledWords) {
      return true
    }
    guard let source = subject.source else { return false }
    let word = subject.text(token.range).lowercased()
    return source.text.lowercased().contains("\(word) \(word)") || Self.isDoubled(source.text)
  }
}
