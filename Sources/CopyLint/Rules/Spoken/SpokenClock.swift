internal import Readability

/// A whole text that looks like a time of day but is a duration: "0:59", "01:00:00", or the place in one: "1:07 / 3:45".
struct SpokenClock {
  /// As people say it: "59 seconds".
  let words: String

  /// nil for a time of day, and if it could be either.
  init?(_ subject: borrowing Subject) {
    let whole = subject.trimmedRange
    guard 4...24 ~= whole.count, subject.bytes[whole.lowerBound].isASCIIDigit else { return nil }
    let sides = subject.text(whole).split(separator: "/", omittingEmptySubsequences: false)
    let isShare = sides.count == 2
    let isDuration = isShare || subject.entry.mentions(Self.lengths)
    let spoken = sides.compactMap { Self.words(of: Self.trimmed($0), isDuration: isDuration) }
    guard spoken.count == sides.count, sides.count == 1 || isShare else { return nil }
    words = spoken.joined(separator: " of ")
  }

  private static func trimmed(_ side: Substring) -> Substring {
    var side = side.drop { $0 == " " }
    while side.last == " " { side.removeLast() }
    return side
  }

  private static func words(of clock: Substring, isDuration: Bool) -> String? {
    let pieces = clock.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { 1...2 ~= $0.utf8.count ? Int($0) : nil }
    guard numbers.count == pieces.count, 2...3 ~= numbers.count, numbers.dropFirst().allSatisfy({ $0 < 60 }),
      pieces.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    let isLong = numbers.count == 3
    // "7:05" may be a time of day; "0:59" is not one in a text that says 12 instead of 0.
    guard isLong || isDuration || numbers[0] == 0 && pieces[0] == "0" else { return nil }
    let units = isLong ? ["hour", "minute", "second"] : ["minute", "second"]
    return durationInWords(Array(zip(numbers, units)).map { ($0, $1) })
  }

  private static let lengths: [StaticString] = [
    "elapsed", "duration", "remaining", "countdown", "timer", "length",
  ]
}
