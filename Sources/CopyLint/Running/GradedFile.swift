/// A file under `grade`, and what its path and the settings say about its strings.
struct GradedFile {
  let path: String
  private let configuration: Configuration
  private var roles: RoleReader
  /// Whether a role can be told from the words of key and comment alone.
  private let hasPlainRoles: Bool

  init(path: String, configuration: Configuration) {
    self.path = path
    self.configuration = configuration
    roles = RoleReader(path: path)
    hasPlainRoles =
      configuration.roles.isEmpty && configuration.keyRoles.isEmpty && roles.file != .identifiers
  }

  /// Whether the string counts as text. Its role is worked out only if a word suggests one that does not.
  mutating func isRead(_ row: StringRow, of table: StringTable) -> Bool {
    if hasPlainRoles, row.roleSource == .none, row.origin != .identifiers,
      !mayNameUnread(table.bytes(row.key)),
      !mayNameUnread(table.bytes(row.variant)),
      row.comment.isNone || roles.roleFromComment(of: row, in: table)?.role.isRead ?? true
    {
      return true
    }
    var row = row
    configuration.assignRole(to: &row, in: table, path: path, &roles)
    return row.role.isRead
  }

  /// The string with its role, apart from its file.
  mutating func entry(at index: Int, of table: StringTable) -> Entry {
    var entry = table[index].alone
    configuration.assignRole(to: &entry.row, in: entry.table, path: path, &roles)
    return entry
  }

  /// How hard a string may be to read.
  func limit(of entry: Entry) -> Configuration.GradeLimit {
    configuration.gradeLimit(
      overrides: configuration.overrideIndices(path: path, key: entry.nameInSettings, locale: entry.locale))
  }
}
