extension Configuration {
  /// The readability limit.
  public struct GradeLimit: Sendable, Equatable {
    /// When a grade above the limit fails a string.
    public enum Gate: String, Sendable, CaseIterable {
      /// When the standard error leaves no doubt, and a sentence is endless: what readers find right.
      case honest
      /// When the standard error leaves no doubt.
      case clear
      /// Always, however short the text is.
      case strict
      /// Never.
      case off
    }

    /// The grade to write for; never a finding.
    public var target = 6.0
    /// Above it a string fails.
    public var max = 8.0
    /// When a string fails.
    public var gate: Gate = .honest

    /// The grades 6 and 8, and no verdict within the error.
    public init() {}
  }
}
