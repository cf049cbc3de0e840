/// What has to be true of a string before a rule is asked about it. A rule says it once; the engine turns them all into a
/// table that tells which rules to ask about each string (`Dispatch`).
///
///     var when: When { .role(.error) && .words(4...) }
///
/// A rule that wants to see each place that met a condition, and not the whole text, says `.each`.
public struct When: Sendable {
  /// One of these lists is enough; in a list, all conditions have to be met.
  private(set) var alternatives: [[Condition]]
  /// The condition whose places the rule is shown one by one.
  private(set) var each: Condition?
  /// Whether the rule looks at screens instead.
  private(set) var isAboutScreens = false

  init(_ condition: Condition) {
    alternatives = [[condition]]
  }

  private init(alternatives: [[Condition]], each: Condition?) {
    self.alternatives = alternatives
    self.each = each
  }

  /// True of any string. Such a rule takes more time than all others.
  public static let always = When(alternatives: [[]], each: nil)
  /// True of no string: the rule has nothing to say about single strings, or its settings turn it off.
  public static let never = When(alternatives: [], each: nil)

  /// True of no string: the rule looks at the screens that code describes.
  static let screens: When = {
    var when = When.never
    when.isAboutScreens = true
    return when
  }()

  /// Also calls `check(_:of:into:)` with each place that meets the condition: a sign, a run, a word, a term.
  public static func each(_ when: When) -> When {
    When(alternatives: when.alternatives, each: when.alternatives.first?.first)
  }

  /// Both are met. Of two that want to see each place, the left one shows its places.
  public static func && (left: When, right: When) -> When {
    var both: [[Condition]] = []
    for one in left.alternatives { for other in right.alternatives { both.append(one + other) } }
    return When(alternatives: both, each: left.each ?? right.each)
  }

  /// One of them is met, or both. Of two that want to see each place, the left one shows its places.
  public static func || (left: When, right: When) -> When {
    When(alternatives: left.alternatives + right.alternatives, each: left.each ?? right.each)
  }

  /// Whether a string meets it, one condition after the other. The engine comes to the same result by its tables.
  func isMet(by subject: Subject) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.isMet(by: subject) } }
  }

  /// What the rule looks at besides the text, its role and what it translates.
  var context: TextContext {
    var all: TextContext = []
    for conditions in alternatives {
      for case .reads(let more) in conditions { all.formUnion(more) }
    }
    return all
  }
}

/// What is around a text. A rule that looks at it may find other things in the same text under another key, so what it said
/// about a text once is not taken for granted.
public struct TextContext: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The key of the string.
  public static let key = TextContext(rawValue: 1 << 0)
  /// The developer's comment.
  public static let comment = TextContext(rawValue: 1 << 1)
  /// Where the role comes from.
  public static let roleSource = TextContext(rawValue: 1 << 2)
  /// A string of the same control.
  public static let sibling = TextContext(rawValue: 1 << 3)
  /// How far the translation is, and the source that is next to it in the file.
  public static let state = TextContext(rawValue: 1 << 4)
}
