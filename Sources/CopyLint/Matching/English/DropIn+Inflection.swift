internal import Readability

extension DropIn {
  /// Puts the replacements into the form of the term, and lowers the applicability where the grammar is not sure.
  mutating func inflect(_ hit: Glossary.Hit, _ surroundings: Surroundings, _ memo: GlossaryMemo) {
    if surroundings.isQuoted { hold(to: .unsafe) }
    switch hit.facts.partOfSpeech {
    case .verb: inflectVerb(hit, surroundings, memo)
    case .noun: inflectNoun(hit, surroundings)
    case .adjective: fitAdjective(surroundings)
    case .adverb, .preposition, .conjunction:
      // A label by itself ("Approximately") means more than the word.
      if surroundings.startsSentence, surroundings.endsSentence { hold(to: .unsafe) }
    case .pronoun, .abbreviation, .phrase, .sentence: break
    }
  }

  /// Puts the replacements of a project's row into the plural where its term is. “untrust,stop trusting” looks like a verb, and
  /// “stops trusting” is only shown.
  mutating func inflectUnknown(mayBeVerb: (String) -> Bool) {
    replacements = replacements.map { text in
      let plural = EnglishInflection.plural(text)
      guard mayBeVerb(text) else { return plural }
      let verb = EnglishInflection.verb(text, .s)
      if verb != plural { hold(to: .shown) }
      return verb
    }
  }

  private mutating func inflectVerb(
    _ hit: Glossary.Hit, _ surroundings: Surroundings, _ memo: GlossaryMemo
  ) {
    let isPhrasal = replacements.first?.contains(" ") ?? false
    var form = hit.form
    switch form {
    case .base:
      // "The reboot": the noun of the same form.
      if let previous = surroundings.previous, isDeterminer(previous.text) { hold(to: .shown) }
    case .s:
      // "Two attempts", but not "this disables it".
      if let previous = surroundings.previous, isDeterminer(previous.text),
        !isSingularDeterminer(previous.text)
      {
        hold(to: .shown)
      }
    case .past:
      let past = past(surroundings)
      form = past.form
      if !past.isSure,
        memo.verbs(replacements, ofRow: hit.row, .pastOnly).first
          != memo.verbs(replacements, ofRow: hit.row, .participle).first
      {
        hold(to: .unsafe)
      }
      // "Expedited shipping": an adjective, where "sped up" does not fit.
      if isPhrasal, isAttribute(surroundings, past) { hold(to: .shown) }
    case .ing:
      if isPhrasal, surroundings.previous.map({ isDeterminer($0.text) }) ?? false { hold(to: .shown) }
    case .pastOnly, .participle: break
    }
    replacements = memo.verbs(replacements, ofRow: hit.row, form)
    moveParticle(surroundings)
  }

  /// Past or participle, from the word before it.
  private func past(_ surroundings: Surroundings) -> (form: WordForm, isSure: Bool) {
    guard let previous = surroundings.previous?.text else {
      return (surroundings.startsSentence ? .participle : .pastOnly, false)
    }
    if isAuxiliary(previous) { return (.participle, true) }
    if isSubjectPronoun(previous) { return (.pastOnly, true) }
    return (isDeterminer(previous) ? .participle : .pastOnly, false)
  }

  private func isAttribute(_ surroundings: Surroundings, _ past: (form: WordForm, isSure: Bool)) -> Bool {
    guard let next = surroundings.next, !past.isSure else { return false }
    return !isFunctionWord(next.text)
  }

  /// "Disable it" becomes "Turn it off".
  private mutating func moveParticle(_ surroundings: Surroundings) {
    guard let pronoun = surroundings.next, isObjectPronoun(pronoun.text) else { return }
    var moved: [String] = []
    for replacement in replacements {
      let words = replacement.split(separator: " ")
      guard words.count >= 2 else {
        moved.append("\(replacement) \(pronoun.text)")
        continue
      }
      guard words.count == 2, isParticle(words[1]) else { return hold(to: .shown) }
      moved.append("\(words[0]) \(pronoun.text) \(words[1])")
    }
    guard moved != replacements.map({ "\($0) \(pronoun.text)" }) else { return }
    replacements = moved
    range = range.lowerBound..<pronoun.range.upperBound
  }

  private mutating func inflectNoun(_ hit: Glossary.Hit, _ surroundings: Surroundings) {
    if hit.form == .s { replacements = replacements.map(EnglishInflection.plural) }
    guard hit.form == .base, let first = replacements.first, isPlural(first) else { return }
    // "This configuration is": the verb and the pronoun would have to change too.
    if let next = surroundings.next, isSingularVerb(next.text) { hold(to: .shown) }
    if let previous = surroundings.previous, isSingularDeterminer(previous.text) { hold(to: .shown) }
  }

  /// An adjective of several words comes after the verb ("is not allowed"), never before a noun.
  private mutating func fitAdjective(_ surroundings: Surroundings) {
    guard let first = replacements.first, first.contains(" "), !first.hasPrefix("not enough") else { return }
    let isPredicate = surroundings.previous.map { isCopula($0.text) } ?? false
    let isFollowed = surroundings.next.map { !isFunctionWord($0.text) } ?? false
    if !isPredicate || isFollowed { hold(to: .shown) }
  }
}
