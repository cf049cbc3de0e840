import Readability

/// What `grade` found in the strings of one locale in a part of a file, until the parts before it are in the sums.
struct GradedPart: Sendable {
  struct Text: Sendable {
    enum Kind: Sendable { case text, form, end }

    /// `end` closes the forms of one key: the next text is not a form.
    var kind: Kind
    var text: CountedText
    /// Those of `tokens` that may make the text hard.
    var tokens: Range<Int>
  }

  var entries = 0
  /// The strings that files of other languages repeat.
  var repeatable: [RepeatableTexts.Item] = []
  private(set) var texts: [Text] = []
  private(set) var tokens: [Token] = []

  /// Whether the next text that is not a form may end forms of one key.
  var mayHoldForm: Bool { texts.last.map { $0.kind == .form } ?? true }

  mutating func add(form: CountedText) {
    texts.append(Text(kind: .form, text: form, tokens: tokens.count..<tokens.count))
  }

  mutating func add(_ text: CountedText, _ found: Span<Token>) {
    let first = tokens.count
    // Shorter words cost nothing.
    if text.counts.polysyllables > 0 {
      for index in found.indices where CostlyWords.isCostly(found[index]) { tokens.append(found[index]) }
    }
    texts.append(Text(kind: .text, text: text, tokens: first..<tokens.count))
  }

  mutating func endForms() {
    let nothing = CountedText(index: 0, hash: 0, counts: Counts(), isProse: false)
    texts.append(Text(kind: .end, text: nothing, tokens: 0..<0))
  }
}

extension LocaleSums {
  /// Adds the next part of a file.
  mutating func take(
    _ part: GradedPart, of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer
  ) {
    summary.entries += part.entries
    summary.repeatable?.items += part.repeatable
    for found in part.texts {
      switch found.kind {
      case .end: settle(of: table, in: &file, &neutral, &context.analyzer)
      case .form:
        let chosen = takeForm(found.text, of: table)
        if let chosen { findCauses(ofForm: chosen, of: table, in: &file, &neutral, &context.analyzer) }
      case .text:
        guard count(found.text.hash, found.text.counts, isProse: found.text.isProse) else { continue }
        let text = table.bytes(table.rows[found.text.index].sentence)
        let tokens = part.tokens.span.extracting(found.tokens)
        let isProse = found.text.isProse
        guard causes?.add(text, found.text.counts, tokens, isProse: isProse) ?? false else { continue }
        // Few texts are that hard, so it is quicker to read one again.
        keep(again: found.text.index, of: table, in: &file, &neutral, &context.analyzer)
      }
    }
  }
}
