extension Configuration {
  /// Gives `entry` the role that the settings state for it, else the one that its words tell.
  func assignRole(to entry: inout Entry, path: String) {
    assignRole(to: &entry, path: path, in: RoleFile(path: path))
  }

  /// - Parameter file: what the path tells of roles.
  func assignRole(to entry: inout Entry, path: String, in file: RoleFile) {
    let given = roles.last { pattern in
      pattern.key?.matches(key: entry.key) ?? true
        && pattern.comment?.matches(key: entry.comment ?? "") ?? true
        && pattern.path?.matches(path: path) ?? true
    }
    if entry.roleSource != .given, let given {
      entry.role = given.role
      entry.roleSource = .given
    }
    inferRole(of: &entry, in: file)
  }
}
