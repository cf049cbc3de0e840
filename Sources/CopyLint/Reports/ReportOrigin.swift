/// What a report is about and when it was made, for reporters whose output people keep.
public struct ReportOrigin: Sendable, Equatable {
  /// The name of the project; empty when nobody gave it one.
  public var title = ""
  /// The day, UTC, as ISO 8601 writes it: `2026-11-22`; empty when it is not known.
  public var day = ""
  /// The short id of the commit that is checked out, and whether there are changes on top; empty outside a repository.
  public var revision = ""

  /// About nothing in particular.
  public init() {}

  /// The day that holds a moment, in the Gregorian calendar.
  ///
  /// http://howardhinnant.github.io/date_algorithms.html#civil_from_days
  ///
  /// - Parameter seconds: since 1970-01-01T00:00:00Z.
  package static func day(of seconds: Int) -> String {
    let (secondsOfDay, daysOfEra) = (86_400, 146_097)
    // Years begin in March here, so that the leap day is the last; eras have 400 years.
    let days = floorDivide(seconds, secondsOfDay) + 719_468
    let era = floorDivide(days, daysOfEra)
    let dayOfEra = days - era * daysOfEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    return "\(padded(year, 4))-\(padded(month < 10 ? month + 3 : month - 9, 2))-\(padded(day, 2))"
  }

  private static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
