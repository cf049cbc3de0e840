internal import Readability

extension Glossary {
  /// Makes a match of a hit: what to write instead, and how sure that is.
  ///
  /// - Parameter limit: the end of the match before, which this one leaves alone.
  /// - Returns: nil where the words are right: nothing else would say the same, or they are other words.
  func match(_ hit: Hit, in subject: Subject, after limit: Int, _ memo: GlossaryMemo) -> GlossaryMatch? {
    if isRightHere(hit, in: subject, memo) { return nil }
    let alternatives = memo.replacements(ofRow: hit.row, hit.facts, in: index)
    var match = GlossaryMatch(
      range: hit.range, found: hit.range, term: hit.row, rule: hit.facts.rule, mode: hit.facts.mode,
      isWholeString: hit.facts.isWholeString, isRemoval: alternatives.first == "(remove)",
      ownReason: ownReason(ofRow: hit.row))
    match.isStatement = hit.facts.partOfSpeech == .sentence
    if alternatives.isEmpty || alternatives.count == 1 && alternatives[0] == "(reword)" {
      return hit.facts.partOfSpeech == .sentence && subject.saysMore(behind: hit) ? nil : match
    }
    let surroundings = subject.surroundings(of: hit, memo)
    if language == "en", EnglishReading(hit: hit, surroundings: surroundings).isOtherPart {
      if hit.facts.rule.isOfStyle { return nil }
      // “Whitelist this sender”: the words are worth naming, and one of them may fit.
      match.replacements = alternatives.filter { !$0.hasPrefix("(") }
      match.isNamedOnly = !match.replacements.isEmpty
      return match
    }
    var isDoubtful = false
    if language == "en", isOwn(hit.row) {
      let named = NamedThing(hit: hit, surroundings: surroundings, subject: subject)
      let thing = named.namesThing(alternatives)
      if thing.isLikely, named.isVerb(index.text(ofTerm: hit.row)) {
        if thing.isSure { return nil }
        // Whoever writes “fix” wants it written without asking.
        isDoubtful = hit.facts.mode != .fix
      }
    }
    var dropIn = DropIn(
      range: hit.range, replacements: alternatives.filter { $0 != "(remove)" && $0 != "(reword)" },
      applicability: applicability(hit.facts.mode, alternatives: alternatives.count), limit: limit)
    if isDoubtful { dropIn.hold(to: .shown) }
    if match.isRemoval {
      if hit.facts.rule == .plainWord, dropIn.tellsReport(hit, in: subject) { return nil }
      dropIn.remove(from: subject, surroundings)
    } else if !dropIn.replacements.isEmpty {
      if hit.facts.partOfSpeech == .sentence, !hit.facts.isWholeString,
        !isSentence(hit, surroundings, subject)
      {
        dropIn.hold(to: .shown)
      }
      let isEnglish = language == "en"
      if dropIn.isExplained(hit, subject) { return nil }
      if isEnglish,
        dropIn.isOtherWord(hit, subject) || dropIn.turnsPurpose(hit, surroundings, subject)
          || dropIn.strandsParticle(hit, subject)
      {
        guard isOwn(hit.row) else { return nil }
        dropIn.hold(to: .shown)
      }
      if isEnglish, !dropIn.letPeople(hit, subject) {
        dropIn.inflect(hit, surroundings, memo)
        if isOwnPhrase(hit), hit.form == .s {
          let named = NamedThing(hit: hit, surroundings: surroundings, subject: subject)
          dropIn.inflectUnknown { named.mayBeVerb($0) }
        }
      }
      if language != "en", !isOwn(hit.row), hit.range != subject.trimmedRange, needsAgreement(hit, dropIn) {
        dropIn.isNamedOnly = true
        dropIn.hold(to: .shown)
      }
      let hasOwnCapital = language != "en" && index.isCapital(hit.row, at: 0)
      dropIn.takeCase(of: hit, hasOwnCapital: hasOwnCapital, in: subject, surroundings)
      if language != "en", !dropIn.isNamedOnly { dropIn.fixElision(hit, in: subject) }
      if language == "en" { dropIn.mendArticle(hit, surroundings, subject) }
    }
    dropIn.dropUnfit(hit, surroundings, subject, isOwn: isOwn(hit.row))
    // Without a word to offer, a finding helps only where the row says that the sentence can be reworded.
    if dropIn.replacements.isEmpty, hit.facts.rule.isOfStyle, hit.facts.partOfSpeech != .sentence,
      !alternatives.contains("(reword)"), !isOwn(hit.row)
    {
      return nil
    }
    match.isNamedOnly = dropIn.isNamedOnly
    match.range = dropIn.replacements.isEmpty ? hit.range : dropIn.range
    // “Series” is the plural of “serie”, and what to write.
    if let first = dropIn.replacements.first, first == subject.text(match.range) { return nil }
    match.replacements = dropIn.replacements
    if match.replacements.count > 1 {
      // Two alternatives may have become one.
      var seen: Set<String> = []
      match.replacements = match.replacements.filter { seen.insert($0).inserted }
    }
    match.applicability = dropIn.replacements.isEmpty ? .shown : dropIn.applicability
    return match
  }

  /// Whether the words around a term go by its gender and number, which nobody looks up: “le funzionalità” is not
  /// “le funzione”.
  private func needsAgreement(_ hit: Hit, _ dropIn: DropIn) -> Bool {
    guard hit.facts.partOfSpeech == .noun, let first = dropIn.replacements.first else { return false }
    // A compound of German takes its gender from its end: “Rückantwort”, “Antwort”.
    return !index.text(ofTerm: hit.row).lowercased().hasSuffix(first.lowercased())
  }

  private func applicability(_ mode: Mode, alternatives: Int) -> Applicability {
    switch mode {
    case .fix: .safe
    case .suggest, .consider: alternatives == 1 ? .unsafe : .shown
    case .note, .off: .shown
    }
  }

  /// Whether the term stands for a whole sentence: nothing else is said in it.
  private func isSentence(_ hit: Hit, _ surroundings: Surroundings, _ subject: Subject) -> Bool {
    guard surroundings.startsSentence else { return false }
    let tokens = subject.analysis.tokens
    let next = hit.tokens.upperBound + 1
    return surroundings.endsSentence
      || next < tokens.count
        && subject.bytes[hit.range.upperBound..<max(hit.range.upperBound, tokens[next].range.lowerBound)]
          .contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") || $0 == 0x0A }
  }
}
