/// What the designer of Visual Studio writes next to the texts of a window: rows such as `>>okButton.Type`.
struct ResXDesigner {
  private var types: [(control: String, type: String)] = []

  /// Adds the row `name`, without its `>>`.
  mutating func add(_ name: Substring, _ value: String) {
    guard name.hasSuffix(".Type") else { return }
    let type = value.prefix { $0 != "," }
    let last = type.lastIndex(of: ".").map { type[type.index(after: $0)...] } ?? type
    types.append((String(name.dropLast(5)), String(last)))
  }

  /// Gives the texts of a window their roles, and marks those of its properties that nobody reads.
  ///
  /// - Parameter first: the row at which they begin.
  func finish(_ strings: inout StringSink, from first: Int) {
    let isWindow =
      !types.isEmpty || strings.rows[first...].contains { strings.bytes($0.key).holds("$this.", at: 0) }
    guard isWindow else { return }
    var known: [String: String] = [:]
    for row in types { known[row.control] = row.type }
    for index in strings.rows.indices[first...] {
      let key = String(copying: strings.bytes(strings.rows[index].key))
      guard let dot = key.lastIndex(of: ".") else { continue }
      let property = key[key.index(after: dot)...]
      let control = String(key[..<dot])
      if !Self.isText(property) { strings.rows[index].flags.remove(.translatable) }
      guard let role = Self.role(of: property, type: control == "$this" ? "$this" : known[control] ?? "")
      else {
        continue
      }
      (strings.rows[index].role, strings.rows[index].roleSource) = (role, .source)
    }
  }

  /// Whether people get to see what the property holds.
  private static func isText(_ property: Substring) -> Bool {
    let stem = property.prefix { !($0.isNumber) }
    return texts.contains(String(stem))
  }

  private static let texts = [
    "AccessibleDescription", "AccessibleName", "BalloonTipText", "BalloonTipTitle", "Caption", "Description",
    "EmptyText", "Filter", "HeaderText", "HelpString", "Hint", "Items", "PlaceholderText", "Text", "Title",
    "ToolTip", "ToolTipText", "Watermark",
  ]

  private static func role(of property: Substring, type: String) -> Role? {
    switch (property, type) {
    case ("ToolTip", _), ("ToolTipText", _): .tooltip
    case ("AccessibleName", _): .accessibilityLabel
    case ("AccessibleDescription", _): .accessibilityHint
    case ("PlaceholderText", _): .placeholder
    case ("HeaderText", _): .heading
    case ("Text", "$this"), ("Text", "GroupBox"), ("Text", "TabPage"): type == "TabPage" ? .tab : .title
    case ("Text", "Button"), ("Text", "ToolStripButton"): .button
    case ("Text", "CheckBox"), ("Text", "RadioButton"): .toggle
    case ("Text", "LinkLabel"): .link
    case ("Text", "ToolStripMenuItem"), ("Text", "MenuItem"): .menuItem
    case ("Text", "ColumnHeader"): .heading
    default: nil
    }
  }
}
