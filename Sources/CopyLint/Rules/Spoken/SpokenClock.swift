/// A whole text that looks like a time of day but is a duration: "0:59", "01:00:00".
struct SpokenClock {
  /// As people say it: "59 seconds".
  let words: String

  /// nil for a time of day, and if it could be either.
  init?(_ subject: Subject) {
    let whole = subject.trimmedRange
    guard 4...9 ~= whole.count, subject.bytes[whole.lowerBound].isASCIIDigit else { return nil }
    let pieces = subject.text(whole).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { 1...2 ~= $0.utf8.count ? Int($0) : nil }
    guard numbers.count == pieces.count, 2...3 ~= numbers.count, numbers.dropFirst().allSatisfy({ $0 < 60 }),
      pieces.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    let isLong = numbers.count == 3
    // "7:05" may be a time of day; "0:59" is not one in a text that says 12 instead of 0.
    guard isLong || numbers[0] == 0 && pieces[0] == "0" || subject.entry.mentions(Self.lengths) else {
      return nil
    }
    let units = isLong ? ["hour", "minute", "second"] : ["minute", "second"]
    words = durationInWords(Array(zip(numbers, units)).map { ($0, $1) })
  }

  private static let lengths: [StaticString] = [
    "elapsed", "duration", "remaining", "countdown", "timer", "length",
  ]
}
