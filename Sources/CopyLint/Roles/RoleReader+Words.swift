internal import Readability

/// What words, comments and keys know more exactly than the code that asks for a string.
extension RoleReader {
  /// What the code makes an alert or a button may be more exactly what its words or its comment say: an error, a question, a
  /// way out, a choice in a context menu.
  mutating func refineByWords(_ row: inout StringRow, in table: StringTable) {
    guard keysAreNames && row.roleSource != .given || row.roleSource == .source else { return }
    if row.roleSource == .source, !keysAreNames {
      row.role = row.role.refined(byButton: row.sourceText(in: table))
      if row.role == .button, roleFromComment(of: row, in: table)?.role == .menuItem { row.role = .menuItem }
      // The comment of a choice knows more than a screen reader's use of it, or the button that shows what was chosen.
      let isChosen = row.role == .accessibilityValue || row.role == .button
      if isChosen, namesChoice(table.bytes(row.comment)) { row.role = .menuItem }
      refineMessage(&row, in: table)
      // “Loading failed” on a button is why there is one.
      if row.role == .button, roleFromText(of: row, in: table) == .error { row.role = .error }
      // Tabs of the app's own are made of buttons.
      let keyed = roleFromKey(of: row, in: table, isName: false, isSpokenFile: false)
      if row.role == .button, keyed?.role == .tab { row.role = .tab }
      // Items of a menu or a sidebar as well: `sidebar.item.camera`.
      if row.role == .button, namesWayAround(table.bytes(row.key)) { row.role = .unknown }
      // “Keep this area” may be the way out.
      if row.role == .button, row.sourceText(in: table).holds("Keep ", at: 0) { row.role = .unknown }
    }
    // A whole sentence in large letters heads nothing.
    if row.role == .heading, row.sourceText(in: table).isSentence { row.role = .body }
    guard row.role == .alertTitle || row.role == .alertMessage,
      let container = AlertWords.builtIn.container(of: row.sourceText(in: table))
    else { return }
    row.role = Role(container, row.role.part)
  }

  /// The comment of a message may say that it tells an error, as its words may, and its key that it is a toast.
  private mutating func refineMessage(_ row: inout StringRow, in table: StringTable) {
    guard row.role == .alertMessage || row.role == .toast else { return }
    if roleFromComment(of: row, in: table)?.role == .error { row.role = .error }
    if row.role == .toast, roleFromText(of: row, in: table) == .error { row.role = .error }
    let key = table.bytes(row.key)
    if row.role == .alertMessage, key.contains("toast") || key.contains("Toast") { row.role = .toast }
  }
}

/// Whether a key names a menu or a sidebar, and no button in it.
private func namesWayAround(_ key: Span<UInt8>) -> Bool {
  guard case .name = KeyShape(key), !key.contains("utton") else { return false }
  return ["menu.", "menu_", "sidebar", "Sidebar", "drawer", "Drawer"].contains { key.contains($0) }
}
