import Readability

extension FileReportBuilder {
  /// Notes the words of a string that may be the app's own.
  ///
  /// - Parameter text: the hash of the text.
  mutating func noteWords(of subject: Subject, hash text: UInt64, in context: LanguageContext, rules: RuleSet)
  {
    file.wordUses.texts.insert(text)
    let words = subject.ownWords(in: context)
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
  /// What waits for the other files is not a finding yet.
  mutating func takeOutWaiting() {
    let waits = findings.sayings.map { $0.message.range.isEmpty }
    guard waits.contains(true) else { return }
    let words = findings.rules.number(of: AppWord.name)
    for record in findings.records where waits[Int(record.saying)] {
      if findings.sayings[Int(record.saying)].rule == words {
        wordNotes.append(record)
      } else {
        waiting.append(record)
      }
    }
    findings.records.removeAll { waits[Int($0.saying)] }
  }
}

extension FileFindings {
  /// The index after the findings that begin at `start` or before, which are in order.
  private func place(after start: Int) -> Int {
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if (records[middle].place?.disk.range.lowerBound ?? 0) > start {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Puts what waited where its place is.
  mutating func insert(_ waiting: FindingRecord, saying message: String, isAside: Bool = false) {
    var finding = finding(waiting)
    finding.message = message
    var record = waiting
    record.saying = saying(of: finding)
    record.isAside = isAside
    records.insert(record, at: place(after: record.place?.disk.range.lowerBound ?? 0))
  }
}
