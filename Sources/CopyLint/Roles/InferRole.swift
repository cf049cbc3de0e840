/// Gives `entry` the role that its comment, key or file tells, the strongest source first. A role that is given, or
/// that a call site gave, stays. Without evidence the role stays unknown.
///
/// A comment counts more than a key, except where only the key says that the string is for a screen reader, and
/// where the comment is one that Xcode wrote by itself.
///
/// - Parameters:
///   - entry: without a role, or with one that is given.
///   - path: of the file, with `/`.
public func inferRole(of entry: inout Entry, path: String) {
  inferRole(of: &entry, in: RoleFile(path: path))
}

func inferRole(of entry: inout Entry, in file: RoleFile) {
  guard entry.roleSource <= .comment else { return }
  let file = entry.origin ?? file
  if case .identifiers = file {
    (entry.role, entry.roleSource) = (.identifier, .file)
    return
  }
  var isSpokenFile = false
  if case .spoken = file { isSpokenFile = true }
  let text = entry.source ?? entry.text
  let comment = entry.comment.flatMap {
    roleFromComment($0, key: entry.key, text: text, isSpokenFile: isSpokenFile)
  }
  let name = entry.details.isEmpty ? entry.key : keyWithAttribute(entry)
  let key = roleFromKey(name, text: text, isSpokenFile: isSpokenFile)
  let isFirst = (comment?.strength ?? .generic) >= (key?.strength ?? .generic)
  switch (comment, key) {
  case (let comment?, let key) where key == nil || isFirst:
    entry.role = key.map { comment.role.refined(by: $0.role) } ?? comment.role
    entry.roleSource = .comment
  case (let comment, let key?):
    entry.role = comment.map { key.role.refined(by: $0.role) } ?? key.role
    entry.roleSource = isSpokenFile ? .file : .key
  default:
    guard let role = file.role else { return }
    (entry.role, entry.roleSource) = (role, .file)
  }
  if case .errors = file { entry.role = entry.role.refined(by: Role(.error, entry.role.part)) }
}

/// The key, and the attribute of a Fluent message behind it: `close-button.aria-label`.
private func keyWithAttribute(_ entry: Entry) -> String {
  guard entry.variant.hasPrefix("attribute.") else { return entry.key }
  let name = entry.variant.dropFirst("attribute.".utf8.count).prefix { $0 != "." }
  return "\(entry.key).\(name)"
}
