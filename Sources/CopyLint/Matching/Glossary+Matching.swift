internal import Readability

extension Glossary {
  /// Finds the terms in an analyzed text, the longest first, left to right, without overlap.
  ///
  /// No term is found in brands and placeholders, nor in terms of mode `note`.
  ///
  /// - Parameters:
  ///   - subject: its `bytes` and `analysis` are filled.
  ///   - matches: replaced.
  package func findMatches(in subject: Subject, into matches: inout [GlossaryMatch]) {
    var right: [Range<Int>] = []
    findMatches(in: subject, memo: GlossaryMemo(), into: &matches, right: &right)
  }

  /// - Parameters:
  ///   - memo: of this glossary, and of one thread.
  ///   - right: replaced by the places of terms that are right where they are.
  func findMatches(
    in subject: Subject, memo: GlossaryMemo, into matches: inout [GlossaryMatch], right: inout [Range<Int>]
  ) {
    if !matches.isEmpty { matches.removeAll(keepingCapacity: true) }
    if !right.isEmpty { right.removeAll(keepingCapacity: true) }
    guard !index.rows.isEmpty else { return }
    memo.forgetSentence()
    let tokens = subject.analysis.tokens
    let text = subject.bytes.span
    var position = 0
    var isCopy: Bool?
    var quotes = QuoteWalk()
    for number in tokens.indices where tokens[number].kind != .neutral && mayBegin(at: tokens[number], text) {
      guard tokens[number].range.lowerBound >= position,
        let hit = longestHit(at: number, in: subject, memo)
      else { continue }
      position = hit.range.upperBound
      let row = index.rows[hit.row]
      guard row.kind == .term else { continue }
      let limit = matches.last?.range.upperBound ?? 0
      guard hit.facts.mode != .note || findsNotes, isInCopy(hit, in: subject, &isCopy, &quotes),
        let match = match(hit, in: subject, after: limit, memo)
      else {
        right.append(hit.range)
        continue
      }
      position = max(position, match.range.upperBound)
      matches.append(match)
    }
  }

  /// Which terms, in any form, may begin with this word.
  func openings(with word: Span<UInt8>) -> TermOpenings {
    guard !index.rows.isEmpty, let head = GlossaryHead(of: word, at: 0) else { return TermOpenings() }
    var openings = index.openings(head.hash)
    if language == "en" {
      let stems = EnglishStems(of: word, 0..<head.end)
      for number in 0..<stems.count { openings.formUnion(index.openings(stems[number].hash)) }
    } else if let start = elidedStart(of: 0..<word.count, in: word),
      let head = GlossaryHead(of: word, at: start), index.first(head.hash) >= 0
    {
      openings.standsAlone = true
    }
    // What comes after the head is in the word itself.
    if head.end < word.count, !openings.isEmpty { openings.standsAlone = true }
    return openings
  }

  /// Whether a term may begin at a token. Most words begin none, or none with what comes after them, which is known of
  /// the word alone unless the text goes on right after it.
  private func mayBegin(at token: Token, _ text: Span<UInt8>) -> Bool {
    let marks = WordMarks(rawValue: token.marks)
    guard marks.contains(.known) else { return true }
    let end = Int(token.end)
    let next = text.byte(end)
    if next == UInt8(ascii: "-") || next.isLetterOrDigit { return true }
    let openings = marks.openings
    return !openings.isEmpty && openings.allow(tail: GlossaryHead.tail(of: text, end..<text.count))
  }

  /// A term at a place in a text.
  struct Hit {
    var row: Int
    var form: WordForm
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    /// Tokens that the term covers.
    var tokens: ClosedRange<Int>
    var facts: GlossaryFacts
  }

  private func longestHit(at number: Int, in subject: Subject, _ memo: GlossaryMemo) -> Hit? {
    let text = subject.bytes.span
    let start = subject.analysis.tokens[number].range.lowerBound
    guard let head = GlossaryHead(of: text, at: start) else { return nil }
    var best: Hit?
    consider(head.hash, .base, head, number, subject, memo, &best)
    guard language == "en" else {
      // "L'authentification": the noun begins inside the token.
      if best == nil, let word = elidedStart(of: subject.analysis.tokens[number].range, in: text),
        let head = GlossaryHead(of: text, at: word)
      {
        consider(head.hash, .base, head, number, subject, memo, &best)
      }
      return best
    }
    let stems = EnglishStems(of: text, start..<head.end)
    for index in 0..<stems.count {
      consider(stems[index].hash, stems[index].form, head, number, subject, memo, &best)
    }
    return best
  }

  private func consider(
    _ hash: UInt64, _ form: WordForm, _ head: GlossaryHead, _ number: Int, _ subject: Subject,
    _ memo: GlossaryMemo, _ best: inout Hit?
  ) {
    // Most words are not the head of a term, and are done here.
    let row = index.first(hash)
    guard row >= 0 else { return }
    consider(rowsFrom: row, form, head, number, subject, memo, &best)
    guard index.rows[row].leadsOn,
      let longer = head.key(ofBase: hash, in: subject.bytes.span, before: subject.bytes.count)
    else {
      return
    }
    let next = index.first(longer)
    if next >= 0 { consider(rowsFrom: next, form, head, number, subject, memo, &best) }
  }

  /// Looks at the rows of one head, and keeps the longest hit; of two that are equally long, the first.
  private func consider(
    rowsFrom first: Int, _ form: WordForm, _ head: GlossaryHead, _ number: Int, _ subject: Subject,
    _ memo: GlossaryMemo, _ best: inout Hit?
  ) {
    var row = first
    let tail = GlossaryHead.tail(of: subject.bytes.span, head.end..<subject.bytes.count)
    while row >= 0 {
      let candidate = index.rows[row]
      switch candidate.kind {
      case .irregular where form == .base:
        consider(candidate.target, candidate.form, head, number, subject, memo, &best)
      case .term, .name:
        let isPossible =
          candidate.tail & 0xFF == 0
          ? candidate.tail == 0 || candidate.tail == tail & 0xFF00 : candidate.tail == tail
        guard isPossible, let hit = hit(row, form, head, number, subject, memo) else { break }
        let end = best?.range.upperBound ?? 0
        // A name wins over a term of the same length.
        if hit.range.upperBound > end || candidate.kind == .name && hit.range.upperBound == end { best = hit }
      case .irregular, .removed: break
      }
      row = Int(candidate.next)
    }
  }

  private func hit(
    _ row: Int, _ form: WordForm, _ head: GlossaryHead, _ number: Int, _ subject: Subject,
    _ memo: GlossaryMemo
  ) -> Hit? {
    guard let rest = matchRest(ofRow: row, form, in: subject, head: head, from: number) else { return nil }
    let hit = Hit(
      row: row, form: rest.form, range: head.start..<rest.end, tokens: number...rest.lastToken,
      facts: memo.facts(ofRow: row, in: index))
    if index.rows[row].kind == .name {
      return rest.form == .base && isExact(hit, in: subject) ? hit : nil
    }
    guard hit.facts.isActive, isGrammatical(hit, form), fits(hit, in: subject) else { return nil }
    if hit.facts.isWholeString {
      guard hit.range == wholeRange(of: subject) else { return nil }
    } else if !isInFreeText(hit, in: subject, memo) {
      return nil
    }
    return hit
  }

  /// Whether the term takes this form: verbs inflect in their first word, nouns in their last.
  private func isGrammatical(_ hit: Hit, _ headForm: WordForm) -> Bool {
    let isOneWord = index.rows[hit.row].tail == 0
    if hit.form == .base { return true }
    if headForm == .base { return hit.facts.partOfSpeech == .noun }
    return isOneWord ? hit.facts.partOfSpeech.takes(hit.form) : hit.facts.partOfSpeech == .verb
  }

  private func fits(_ hit: Hit, in subject: Subject) -> Bool {
    if hit.facts.isCaseSensitive, !isExact(hit, in: subject) { return false }
    // "Delete" in an alert is a button too.
    if !hit.facts.roles.isEmpty, index.excludes(subject.entry.role.identifier, hit.facts.roles) {
      return false
    }
    return hit.facts.platforms.isEmpty
      || !index.excludes(subject.platform?.rawValue ?? "", hit.facts.platforms)
  }

  /// Whether the text is the term letter by letter, apart from an ending.
  private func isExact(_ hit: Hit, in subject: Subject) -> Bool {
    let row = index.rows[hit.row]
    let start = Int(row.term)
    let length = Int(row.termLength)
    guard hit.range.count >= length else { return false }
    let (text, terms) = (subject.bytes.span, index.bytes.span)
    for offset in 0..<length where text[hit.range.lowerBound + offset] != terms[start + offset] {
      return false
    }
    return true
  }

  /// The whole text, without white space at both ends, brackets around it and final punctuation.
  private func wholeRange(of subject: Subject) -> Range<Int> {
    var range = subject.trimmedRange
    if range.count > 2, subject.bytes[range.lowerBound] == UInt8(ascii: "["),
      subject.bytes[range.upperBound - 1] == UInt8(ascii: "]")
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    let marks = [".", "!", "?", ":", "…"]
    while let mark = marks.first(where: { subject.bytes[range].ends(with: $0.utf8) }) {
      range = range.lowerBound..<range.upperBound - mark.utf8.count
    }
    return range
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with suffix: String.UTF8View) -> Bool {
    self.suffix(suffix.count).elementsEqual(suffix)
  }
}
