/// What the strings are that Android's layouts, menus and preferences ask for: `android:text="@string/save"`.
package enum AndroidLayout {
  static func uses(in document: Document) -> KeyUses {
    let xml = XMLTree(document)
    let bytes = xml.bytes.span
    var found = KeyUses()
    // `res/menu/bottom_navigation.xml` is what a `BottomNavigationView` shows.
    let name = document.path.split(separator: "/").last ?? ""
    let isBottomBar = name.hasPrefix("bottom_nav") || name.hasSuffix("bottom_nav.xml")
    var line: UInt32 = 0
    var at = 0
    for (index, node) in xml.nodes.enumerated() where node.kind == .element {
      let element = xml.name(of: index)
      var attributes = XMLAttributes(of: index, behind: element, in: xml)
      while let (name, value) = attributes.next(bytes) {
        guard bytes.holds("@string/", at: value.lowerBound), value.count > 8 else { continue }
        while at < value.lowerBound {
          if bytes[at] == 0x0A { line += 1 }
          at += 1
        }
        let key = KeyName.resource(bytes.extracting(value.lowerBound + 8..<value.upperBound))
        var role = Self.role(attribute: bytes.extracting(name), element: bytes.extracting(element))
        if role == .menuItem, isBottomBar { role = .tab }
        found.uses.append(KeyUses.Use(name: key, short: key, role: role, line: line))
      }
    }
    return found
  }

  /// Whether a file is in a folder of such files, as in `res/layout-land`.
  package static func isAsking(_ path: String) -> Bool {
    guard path.hasSuffix(".xml") else { return false }
    let parts = path.split(separator: "/").suffix(3)
    guard parts.count == 3, parts.first == "res", let folder = parts.dropFirst().first else { return false }
    let kind = folder.prefix { $0 != "-" }
    return ["layout", "menu", "xml", "navigation"].contains { kind == $0 }
  }

  /// - Parameters:
  ///   - attribute: with its prefix.
  ///   - element: with its package.
  private static func role(attribute: Span<UInt8>, element: Span<UInt8>) -> Role {
    let attribute = lastPart(of: attribute, after: UInt8(ascii: ":"))
    let element = lastPart(of: element, after: UInt8(ascii: "."))
    switch attribute {
    case "contentDescription": return .accessibilityLabel
    case "tooltipText": return .tooltip
    case "hint": return element == "TextInputLayout" ? .fieldLabel : .placeholder
    case "text": return roleOfText(in: element)
    case "title": return roleOfTitle(in: element)
    case "summary", "summaryOn", "summaryOff": return element.hasSuffix("Preference") ? .helpText : .unknown
    case "label": return element == "fragment" ? .navigationTitle : .unknown
    default: return .unknown
    }
  }

  private static func roleOfText(in element: String) -> Role {
    let switches = ["CheckBox", "Switch", "SwitchCompat", "SwitchMaterial", "ToggleButton", "RadioButton"]
    if switches.contains(where: element.hasSuffix) { return .toggle }
    if element.hasSuffix("Button") { return .button }
    return element == "TabItem" ? .tab : .unknown
  }

  private static func roleOfTitle(in element: String) -> Role {
    switch element {
    case "item": return .menuItem
    case "PreferenceCategory": return .heading
    case "EditTextPreference", "ListPreference", "MultiSelectListPreference", "SeekBarPreference":
      return .fieldLabel
    default: break
    }
    if element.hasSuffix("SwitchPreference") || element.hasSuffix("SwitchPreferenceCompat")
      || element.hasSuffix("CheckBoxPreference")
    {
      return .toggle
    }
    return element.hasSuffix("Toolbar") ? .navigationTitle : .unknown
  }

  private static func lastPart(of name: Span<UInt8>, after sign: UInt8) -> String {
    var start = name.count
    while start > 0, name[start - 1] != sign { start -= 1 }
    return String(copying: name.extracting(start..<name.count))
  }
}
