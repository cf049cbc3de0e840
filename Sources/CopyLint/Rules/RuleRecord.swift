internal import CRulePages

/// What readers said of the findings of a rule in the last field tests that had some, on apps that no rule was tuned on: in as many as
/// it takes to have ten.
/// `Documentation/FieldTest.md` explains how it is made.
public struct RuleRecord: Sendable, Equatable {
  /// Of the findings that were read.
  public var severity: Severity
  /// The name of the last of these, such as "round-3".
  public var round: String
  /// How many apps the findings are from.
  public var apps: Int
  /// How many findings were read.
  public var read: Int
  /// How many a reader would defend in front of the app's writer.
  public var right: Int
  /// How many are wrong. The others have a point, but a busy writer could leave the text as it is.
  public var wrong: Int
}

extension RuleDescription {
  /// What readers said of a rule, one record for each severity; empty when nobody has read any of its findings yet.
  public static func records(ofRule name: String) -> [RuleRecord] {
    let file = unsafe crulepages_measured()
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: Int(file.count)), as: UTF8.self)
    return text.split(separator: "\n").compactMap { record(of: name, in: $0.split(separator: "\t")) }
  }

  /// nil for a line of another rule.
  private static func record(of name: String, in cells: [Substring]) -> RuleRecord? {
    guard cells.count == 7, cells[0] == name, let severity = Severity(rawValue: String(cells[1])),
      let apps = Int(cells[3]), let read = Int(cells[4]), let right = Int(cells[5]), let wrong = Int(cells[6])
    else { return nil }
    return RuleRecord(
      severity: severity, round: String(cells[2]), apps: apps, read: read, right: right, wrong: wrong)
  }
}
