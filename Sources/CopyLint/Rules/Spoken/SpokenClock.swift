internal import Readability

/// What looks like a time of day but is a duration: "0:59", "01:00:00", or the place in one: "1:07 / 3:45".
struct SpokenClock {
  /// As people say it: "59 seconds".
  let words: String
  let range: Range<Int>

  /// nil for a time of day, and if it could be either.
  init?(_ subject: borrowing Subject) {
    let whole = subject.trimmedRange
    let isDuration = subject.entry.mentions(Self.lengths)
    if 4...24 ~= whole.count, let words = Self.words(in: subject.text(whole), isDuration: isDuration) {
      (self.words, range) = (words, whole)
    } else if let (part, isSure) = Self.part(of: whole, in: subject),
      let words = Self.words(of: subject.text(part)[...], isDuration: isDuration || isSure)
    {
      (self.words, range) = (words, part)
    } else {
      return nil
    }
  }

  private static func words(in text: String, isDuration: Bool) -> String? {
    guard text.utf8.first?.isASCIIDigit ?? false else { return nil }
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    let isShare = sides.count == 2
    let spoken = sides.compactMap { words(of: trimmed($0), isDuration: isDuration || isShare) }
    guard spoken.count == sides.count, sides.count == 1 || isShare else { return nil }
    return spoken.joined(separator: " of ")
  }

  /// The clock of "Recording for 0:42", and of "Took 1:05" and "1:42 left", which are no times of day for sure.
  private static func part(
    of whole: Range<Int>, in subject: borrowing Subject
  ) -> (range: Range<Int>, isSure: Bool)? {
    let last = subject.bytes.run(upTo: whole.upperBound) { $0 != 0x20 }.lowerBound
    if last - 5 > whole.lowerBound, subject.holds(" for ", at: last - 5) {
      return (last..<whole.upperBound, false)
    }
    let beginnings: [StaticString] = ["took ", "lasted ", "Took ", "Lasted "]
    if beginnings.contains(where: {
      let start = last - $0.utf8CodeUnitCount
      return start == whole.lowerBound || start > whole.lowerBound && subject.bytes[start - 1] == 0x20
        ? subject.holds($0, at: start) : false
    }) {
      return (last..<whole.upperBound, true)
    }
    let first = subject.bytes.run(from: whole.lowerBound) { $0 != 0x20 }.upperBound
    let endings: [StaticString] = [" left", " remaining", " elapsed"]
    let ends = endings.contains {
      subject.holds($0, at: first) && first + $0.utf8CodeUnitCount == whole.upperBound
    }
    return ends ? (whole.lowerBound..<first, true) : state(of: whole, in: subject).map { ($0, true) }
  }

  /// The clock of "Recording, 0:42", "Paused at 1:05", "Elapsed: 0:42" and "Recording, 01:00:05 elapsed".
  private static func state(of whole: Range<Int>, in subject: borrowing Subject) -> Range<Int>? {
    guard subject.entry.role == .accessibilityValue || subject.entry.role == .announcement else { return nil }
    let openings: [StaticString] = [
      "recording, ", "recording: ", "recorded: ", "paused, ", "paused: ", "paused at ", "elapsed: ",
      "elapsed, ", "elapsed ",
      "remaining: ", "remaining, ", "duration: ", "position: ",
    ]
    guard let opening = openings.first(where: { subject.holds($0, at: whole.lowerBound) }) else { return nil }
    let start = whole.lowerBound + opening.utf8CodeUnitCount
    let end = subject.bytes.run(from: start) { $0.isASCIIDigit || $0 == 0x3A }.upperBound
    let tails: [StaticString] = [" elapsed", " remaining", " left"]
    let ends =
      end == whole.upperBound || subject.text(end..<whole.upperBound) == "."
      || tails.contains { subject.holds($0, at: end) && end + $0.utf8CodeUnitCount == whole.upperBound }
    return ends ? start..<end : nil
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
