import Readability

extension FileReportBuilder {
  /// Notes the words of a string that may be the app's own.
  mutating func noteWords(of subject: Subject, in context: LanguageContext, rules: RuleSet) {
    let text = byteHash(subject.bytes.span)
    file.wordUses.texts.insert(text)
    let words = subject.ownWords(
      in: context.glossary, familiar: context.analyzer.vocabulary.familiar)
    guard !words.isEmpty else { return }
    for (token, isWord) in words {
      let letters = subject.bytes.span.extracting(token.range)
      let form = countedForm(of: letters)
      guard !form.isEmpty, file.wordUses.add(WordSet.hash(form.span), in: text, isWord: isWord) else {
        continue
      }
      let isAcronym =
        token.traits.contains(.allCapitals) && !(Subject.common?.contains(letters) ?? false)
      var note = Finding(
        rule: AppWord.name, severity: .note, message: "", range: token.range,
        words: [isAcronym ? subject.text(token.range) : String(decoding: form, as: UTF8.self)])
      note.id = Self.appWord
      _ = add(note, of: subject.entry, rules: rules)
    }
  }

  private static let appWord = RuleID(named: AppWord.name)
}

extension FileReport {
  /// What was noted of words is not a finding yet.
  mutating func takeOutWordNotes() {
    guard !wordUses.words.isEmpty else { return }
    let rule = findings.rules.number(of: AppWord.name)
    wordNotes = findings.records.filter { findings.sayings[Int($0.saying)].rule == rule }
    guard !wordNotes.isEmpty else { return }
    findings.records.removeAll { findings.sayings[Int($0.saying)].rule == rule }
  }
}
