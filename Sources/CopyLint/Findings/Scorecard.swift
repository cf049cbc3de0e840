/// The share of strings with nothing to fix, by category. Can be added up, like counts.
package struct Scorecard: Sendable, Equatable {
  /// What a share is about, in the order of the report.
  package enum Category: Int, Sendable, CaseIterable {
    case labels, hintsAndValues, errorsAndConfirmations, plainWords, consistency, readability
  }

  /// A set of categories.
  package struct Categories: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package init(_ category: Category) { self.init(rawValue: 1 << UInt8(category.rawValue)) }

    /// The categories that a finding of `group` counts against.
    package init(group: RuleDescription.Group) {
      switch group {
      case .labels: self.init(.labels)
      case .hints, .values: self.init(.hintsAndValues)
      case .errors, .confirmations, .actions: self.init(.errorsAndConfirmations)
      case .plainWords, .inclusive: self.init(.plainWords)
      case .consistency, .typography: self.init(.consistency)
      case .readability: self.init(.readability)
      case .file, .translation: self = []
      }
    }

    /// The categories that a string counts for.
    package init(role: Role, isMeasured: Bool) {
      self = [Categories(.plainWords), Categories(.consistency)]
      if isMeasured { insert(Categories(.readability)) }
      switch role.part {
      case .label, .action, .inputLabel, .rotor: if role.isSpoken { insert(Categories(.labels)) }
      case .hint, .value: if role.isSpoken { insert(Categories(.hintsAndValues)) }
      case .destructiveButton: insert(Categories(.errorsAndConfirmations))
      default: break
      }
      switch role.container {
      case .alert, .confirmation, .error: insert(Categories(.errorsAndConfirmations))
      default: break
      }
    }
  }

  /// The strings that were checked, and how many of them have no finding.
  package struct Share: Sendable, Equatable {
    package var checked = 0
    package var clear = 0

    /// Rounded down, so that 100 means all; nil when there was nothing to check.
    package var percent: Int? { checked == 0 ? nil : clear * 100 / checked }

    /// Counts a string.
    package mutating func count(isClear: Bool) {
      checked += 1
      if isClear { clear += 1 }
    }

    /// Removes a string.
    package mutating func remove(isClear: Bool) {
      checked -= 1
      if isClear { clear -= 1 }
    }

    package static func += (total: inout Share, part: Share) {
      total.checked += part.checked
      total.clear += part.clear
    }
  }

  private var shares = [Share](repeating: Share(), count: Category.allCases.count)

  package init() {}

  package subscript(category: Category) -> Share { shares[category.rawValue] }

  /// Counts a string.
  ///
  /// - Parameters:
  ///   - role: what the string is.
  ///   - isMeasured: whether its grade has a value.
  ///   - failed: the categories of its warnings and errors, without the suppressed ones.
  package mutating func count(role: Role, isMeasured: Bool, failed: Categories) {
    Self.forEach(Categories(role: role, isMeasured: isMeasured).union(failed), failed) {
      shares[$0].count(isClear: $1)
    }
  }

  /// Removes a string.
  ///
  /// - Parameter counted: what it counted for, apart from `failed`.
  package mutating func remove(_ counted: Categories, failed: Categories) {
    Self.forEach(counted.union(failed), failed) { shares[$0].remove(isClear: $1) }
  }

  /// Counts a string as clear that failed before.
  package mutating func clear(_ categories: Categories) {
    Self.forEach(categories, []) { category, _ in shares[category].clear += 1 }
  }

  private static func forEach(
    _ categories: Categories, _ failed: Categories, _ body: (_ share: Int, _ isClear: Bool) -> Void
  ) {
    var left = categories.rawValue
    while left != 0 {
      body(left.trailingZeroBitCount, failed.rawValue & left & ~(left - 1) == 0)
      left &= left - 1
    }
  }

  package static func += (total: inout Scorecard, part: Scorecard) {
    for category in Category.allCases {
      total.shares[category.rawValue] += part[category]
    }
  }
}
