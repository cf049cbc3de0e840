internal import Readability

/// A duration in a spoken text that is written for the eye: "1h 2m 3s", "0:59", "1 seconds".
struct SpokenDuration: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "spoken-duration", group: .values, severity: .warning, isFixable: true, languages: ["en"],
      summary: "A spoken text has a duration that is written for the eye, such as “1h 2m” or “0:59”.")
  }

  var when: When { .role(in: .spoken.subtracting([.inputLabel, .rotor])) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.entry.language == "en" else { return }
    if let clock = SpokenClock(subject) {
      findings.append(
        finding(
          "Write it in words: \(quoted(clock.words)). A screen reader reads this as a time of day.",
          at: clock.range, in: subject, replacement: clock.words, applicability: .unsafe))
    } else if subject.isClockFormat || subject.isDecimalSeconds || subject.isDecimalRange {
      findings.append(
        finding(
          "Write the time in words, such as “2 minutes, 5 seconds”. A screen reader reads digits and signs.",
          at: subject.trimmedRange, in: subject))
    } else if let (time, unit) = milliseconds(subject) ?? longSeconds(subject) {
      findings.append(
        finding(
          "Write it in words: “\(time)”. It's hard to think in \(unit).", at: subject.trimmedRange,
          in: subject,
          replacement: time, applicability: .unsafe))
    } else if let units = ShortUnits(subject) {
      if let words = units.words {
        let whole = subject.text(subject.trimmedRange, replacing: units.range, with: words)
        findings.append(
          finding(
            "Write the units in words: \(quoted(whole)). \(reason(units, subject))",
            at: units.range,
            in: subject, replacement: words, applicability: .unsafe))
      } else {
        findings.append(
          finding(
            "Write the units in words, such as “5 seconds”. \(reason(units, subject))",
            at: units.range,
            in: subject))
      }
    } else if let unit = pluralOfOne(subject) {
      let word = subject.text(unit)
      findings.append(
        finding(
          "Write “1 \(word.dropLast())”. People hear the mistake.", at: unit, in: subject,
          replacement: String(word.dropLast()), applicability: .unsafe))
    }
  }

  /// “secs” is said as it is written, and “s” is the name of a letter.
  private func reason(_ units: ShortUnits, _ subject: Subject) -> String {
    let letters = subject.text(units.range).split { !$0.isLetter }.map(\.count).max() ?? 0
    return letters > 2 ? "Short forms are hard to hear." : "A screen reader spells out letters."
  }

  /// "3600000 ms": ten seconds or more, without a fraction.
  private func milliseconds(_ subject: Subject) -> (time: String, unit: String)? {
    let text = subject.foldedText(subject.trimmedRange)
    guard 7...12 ~= text.utf8.count, text.hasSuffix("ms") else { return nil }
    let digits = text.dropLast(2).prefix { $0 != " " }
    guard [2, 3].contains(text.utf8.count - digits.utf8.count), let time = Int(digits), time >= 10_000,
      time % 1000 == 0
    else { return nil }
    return (inWords(seconds: time / 1000), "milliseconds")
  }

  /// "3600 seconds": ten minutes or more, and nothing besides.
  private func longSeconds(_ subject: Subject) -> (time: String, unit: String)? {
    let text = subject.foldedText(subject.trimmedRange)
    guard let unit = [" seconds", " secs", " sec"].first(where: text.hasSuffix),
      3...5 ~= text.utf8.count - unit.utf8.count, let time = Int(text.dropLast(unit.utf8.count)), time >= 600
    else { return nil }
    return (inWords(seconds: time), "thousands of seconds")
  }

  private func inWords(seconds: Int) -> String {
    durationInWords([(seconds / 3600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second")])
  }

  /// "1 seconds".
  private func pluralOfOne(_ subject: Subject) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    for index in tokens.indices.dropFirst() where tokens[index].kind == .word && subject.isNext(index) {
      let number = tokens[index - 1]
      if number.kind == .figure, subject.text(number.range) == "1",
        Self.units.contains(subject.foldedText(tokens[index].range))
      {
        return tokens[index].range
      }
    }
    return nil
  }

  private static let units = ["seconds", "minutes", "hours", "days", "weeks", "months", "years"]
}

/// "1 hour, 2 minutes".
func durationInWords(_ parts: [(count: Int, unit: String)]) -> String {
  let shown = parts.filter { $0.count > 0 }
  guard let last = parts.last, !shown.isEmpty else { return "0 seconds" }
  return (shown.isEmpty ? [last] : shown).map { "\($0.count) \($0.unit)\($0.count == 1 ? "" : "s")" }
    .joined(separator: ", ")
}
