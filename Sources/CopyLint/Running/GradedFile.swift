/// A file under `grade`, and what its path and the settings make of its strings.
///
/// A class, so that it is lent while sums are changed, and not copied.
final class GradedFile {
  let path: String
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

  /// Whether the string counts as text. Its role is only worked out when a word speaks for one that does not.
  func isRead(_ row: StringRow, of table: StringTable) -> Bool {
    if hasPlainRoles, row.roleSource == .none, row.origin != .identifiers,
      !mayNameUnread(table.bytes(row.key)),
      !mayNameUnread(table.bytes(row.variant)),
      row.comment.isNone || !commentMayNameUnread(table.bytes(row.comment))
    {
      return true
    }
    var row = row
    configuration.assignRole(to: &row, in: table, path: path, roles)
    return row.role.isRead
  }

  /// The string with its role, apart from its file.
  func entry(at index: Int, of table: StringTable) -> Entry {
    var entry = table[index].alone
    configuration.assignRole(to: &entry.row, in: entry.table, path: path, roles)
    return entry
  }

  /// How hard a string may be to read.
  func limit(of entry: Entry) -> Configuration.GradeLimit {
    configuration.gradeLimit(overrides: configuration.overrideIndices(path: path, key: entry.key))
  }
}
