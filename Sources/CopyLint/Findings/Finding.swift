public import Readability

/// How much a finding matters.
public enum Severity: String, Sendable, BitwiseCopyable, Comparable, CaseIterable {
  /// Good to know.
  case note
  /// Worth a change.
  case warning
  /// To be changed; the command fails.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// Whether a replacement may be written without asking.
public enum Applicability: String, Sendable, BitwiseCopyable {
  /// Keeps the meaning; `--fix` writes it.
  case safe
  /// Most likely right; `--unsafe-fixes` writes it.
  case unsafe
  /// A person has to choose.
  case shown
}

/// What a rule has to say about a string.
public struct Finding: Sendable, Equatable {
  /// Rule name.
  public var rule: String
  /// The rule, once the engine has put it down.
  var id: RuleID?
  /// How much it matters: what the rule says, or the configuration.
  public var severity: Severity
  /// What to do, then why, in plain words. Empty while the finding waits for what the other files say.
  public var message: String
  /// UTF-8 offsets in the sentence of the entry.
  public var range: Range<Int>
  /// The words to blame.
  public var words: [String]
  /// What to write in place of `range`; nil when there is no such text.
  public var replacement: String?
  /// Whether `replacement` may be written without asking; nil exactly when `replacement` is nil.
  public var applicability: Applicability?
  /// The measure behind the finding, for the readability rules.
  public var measure: Measure?
  /// Whether it is about a term of the project's own glossary, so that its reason is the project's, too.
  public var isOwnTerm = false

  /// How much it matters in a run that compares no files, where that is more.
  var severityAlone: Severity?
  /// Whether only a run that compares no files finds it.
  var isAlone = false
  /// Whether it says that the source of translations is lost, so that nothing is known of them.
  var isOfLostSource = false

  /// Whether only the report tells if it is one.
  var waits: Bool { message.isEmpty }

  /// A finding. `Rule.finding` makes one that keeps away from placeholders.
  public init(
    rule: String, severity: Severity, message: String, range: Range<Int>, words: [String] = [],
    replacement: String? = nil, applicability: Applicability? = nil, measure: Measure? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = withSingleStops(message)
    self.range = range
    self.words = words
    self.replacement = replacement
    self.applicability = replacement == nil ? nil : applicability ?? .shown
    self.measure = measure
  }
}
