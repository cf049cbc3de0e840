import Readability

/// A file under `grade`, and what its path and the settings make of its strings.
///
/// A class, so that it can be asked while sums are changed.
final class GradedFile {
  private let path: String
  private let configuration: Configuration
  private let roles: RoleFile
  /// Whether a role can be told from the words of key and comment alone.
  private let hasPlainRoles: Bool

  init(path: String, configuration: Configuration) {
    self.path = path
    self.configuration = configuration
    roles = RoleFile(path: path)
    var isOfIdentifiers = false
    if case .identifiers = roles { isOfIdentifiers = true }
    hasPlainRoles = configuration.roles.isEmpty && !isOfIdentifiers
  }

  func selects(_ locale: String) -> Bool { configuration.selects(locale) }

  /// Whether the string counts as text. Its role is only worked out when a word speaks for one that does not.
  func isRead(_ key: Span<UInt8>, _ sentence: Span<UInt8>, _ facts: borrowing EntryFacts) -> Bool {
    if hasPlainRoles, !facts.hasRole, !mayNameUnread(key), !mayNameUnread(facts.variant.utf8.span),
      !facts.hasComment(where: commentMayNameUnread)
    {
      return true
    }
    return entry(key, sentence, facts).role.isRead
  }

  /// The string with its role.
  func entry(_ key: Span<UInt8>, _ sentence: Span<UInt8>, _ facts: borrowing EntryFacts) -> Entry {
    var entry = facts.entry(key: key, sentence: sentence)
    configuration.assignRole(to: &entry, path: path, in: roles)
    return entry
  }

  /// A string for the list of the hardest.
  func text(_ entry: Entry, _ analysis: Analysis, in language: Language?) -> GradeReport.Text {
    let limit = configuration.gradeLimit(
      overrides: configuration.overrideIndices(path: path, key: entry.key))
    return GradeReport.Text(
      path: path, entry: entry, counts: analysis.counts,
      measure: limit.judge(stringMeasure(of: analysis, in: language, limit: limit.max)))
  }
}
