extension Configuration {
  /// Gives `entry` the role that the settings state for it, otherwise the one that its words suggest.
  func assignRole(to entry: inout Entry, path: String) {
    var reader = RoleReader(path: path)
    assignRole(to: &entry.row, in: entry.table, path: path, &reader)
  }

  /// Gives the strings of a file their roles.
  func assignRoles(in table: inout StringTable, path: String) {
    assignRoles(in: &table, table.rows.indices, path: path)
  }

  /// Gives the strings of a part of a file their roles.
  func assignRoles(in table: inout StringTable, _ part: Range<Int>, path: String) {
    var reader = RoleReader(path: path)
    // Moved out while they change, so that the table is borrowed and not copied.
    var rows: [StringRow] = []
    swap(&rows, &table.rows)
    for index in part { assignRole(to: &rows[index], in: table, path: path, &reader) }
    swap(&rows, &table.rows)
  }

  /// The strings of a part of a file, with their roles.
  ///
  /// - Parameter reader: of the file at `path`.
  func rows(
    _ part: Range<Int>, of table: StringTable, path: String, _ reader: inout RoleReader
  ) -> [StringRow] {
    var rows = Array(table.rows[part])
    for index in rows.indices { assignRole(to: &rows[index], in: table, path: path, &reader) }
    return rows
  }

  /// - Parameter reader: of the file at `path`.
  func assignRole(to row: inout StringRow, in table: StringTable, path: String, _ reader: inout RoleReader) {
    if !roles.isEmpty, row.roleSource != .given, let given = givenRole(of: row, in: table, path: path) {
      row.role = given
      row.roleSource = .given
    }
    if !keyRoles.isEmpty, row.roleSource < .source, let keys = reader.keys,
      let role = keyRoles.role(of: table.bytes(row.key), in: keys), role != .unknown
    {
      // That it is shown somewhere, or is a title of anything, says less than a comment or a key that names the thing.
      (row.role, row.roleSource) = (role, role == .body || role == .title ? .text : .source)
    }
    if reader.isForDevelopers { row.flags.insert(.developers) }
    if reader.legal.holds(table.bytes(row.text), key: table.bytes(row.key)) { row.flags.insert(.legal) }
    reader.inferRole(of: &row, in: table)
    reader.refineByWords(&row, in: table)
  }

  private func givenRole(of row: StringRow, in table: StringTable, path: String) -> Role? {
    let key = table.string(row.key)
    let comment = table.optionalString(row.comment) ?? ""
    return roles.last { pattern in
      pattern.key?.matches(key: key) ?? true && pattern.comment?.matches(key: comment) ?? true
        && pattern.path?.matches(path: path) ?? true
    }?.role
  }
}
