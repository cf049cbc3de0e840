/// Gives `entry` the role that its comment, key or file tells, the strongest source first. A role that is given, or
/// that a call site gave, stays. Without evidence the role stays unknown.
///
/// A comment counts more than a key, except where only the key says that the string is for a screen reader, and
/// where the comment is one that Xcode wrote by itself.
///
/// - Parameters:
///   - entry: without a role, or with one that is given.
///   - path: of the file, with `/`.
package func inferRole(of entry: inout Entry, path: String) {
  inferRole(of: &entry.row, in: entry.table, RoleFile(path: path))
}

func inferRole(of row: inout StringRow, in table: StringTable, _ file: RoleFile) {
  guard row.roleSource <= .comment else { return }
  let file = row.origin ?? file
  if case .identifiers = file {
    (row.role, row.roleSource) = (.identifier, .file)
    return
  }
  var isSpokenFile = false
  if case .spoken = file { isSpokenFile = true }
  let text = table.bytes(row.source.isNone ? row.text : row.source)
  let comment =
    row.comment.isNone
    ? nil : roleFromComment(table.bytes(row.comment), text: text, isSpokenFile: isSpokenFile)
  let key = roleFromKey(of: row, in: table, text, isSpokenFile)
  let isFirst = (comment?.strength ?? .generic) >= (key?.strength ?? .generic)
  switch (comment, key) {
  case (let comment?, let key) where key == nil || isFirst:
    row.role = key.map { comment.role.refined(by: $0.role) } ?? comment.role
    row.roleSource = .comment
  case (let comment, let key?):
    row.role = comment.map { key.role.refined(by: $0.role) } ?? key.role
    row.roleSource = isSpokenFile ? .file : .key
  default:
    guard let role = file.role else { return }
    (row.role, row.roleSource) = (role, .file)
  }
  if case .errors = file { row.role = row.role.refined(by: Role(.error, row.role.part)) }
}

/// What the key says, with the attribute of a Fluent message behind it: `close-button.aria-label`.
private func roleFromKey(
  of row: StringRow, in table: StringTable, _ text: Span<UInt8>, _ isSpokenFile: Bool
) -> RoleEvidence? {
  let key = table.bytes(row.key)
  let variant = table.bytes(row.variant)
  guard variant.holds("attribute.", at: 0) else {
    return roleFromKey(key, text: text, isSpokenFile: isSpokenFile)
  }
  let name = String(copying: variant).dropFirst("attribute.".utf8.count).prefix { $0 != "." }
  let whole = "\(String(copying: key)).\(name)"
  return roleFromKey(whole.utf8.span, text: text, isSpokenFile: isSpokenFile)
}
