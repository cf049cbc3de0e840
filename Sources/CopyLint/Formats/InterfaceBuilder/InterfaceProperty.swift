/// A text of an object in Interface Builder: what Xcode calls it in a `.strings` file, and what it is.
struct InterfaceProperty: Equatable {
  /// What comes after the object's identifier in the key: `normalTitle` of `abc-12-xyz.normalTitle`.
  var name: String
  var role: Role
  /// Whether anybody gets to see it. What a pop-up menu is called is only for the team.
  var isShown = true
  /// Whether a screen reader passes over the object, unless code says otherwise.
  var isPassedOver = false

  init(_ name: String, _ role: Role = .unknown, isShown: Bool = true) {
    (self.name, self.role, self.isShown) = (name, role, isShown)
  }

  /// - Parameters:
  ///   - attribute: the name of the attribute, or the key of a `string` element.
  ///   - element: the one that has it.
  ///   - kind: its `type`, such as `check` of a button cell.
  ///   - segment: which of the segments around it it is.
  /// - Returns: nil where the attribute has no text for people.
  init?(_ attribute: String, of element: InterfaceElement, kind: String?, segment: Int) {
    let found: InterfaceProperty? =
      switch attribute {
      case "title": Self.title(of: element, kind, segment)
      case "label": Self.label(of: element, segment)
      case "text": Self.holdsText(element.name) ? Self("text") : nil
      case "placeholder": Self.holdsText(element.name) ? Self(attribute, .placeholder) : nil
      case "placeholderString": Self(attribute, .placeholder)
      case "prompt": Self(attribute)
      case "headerTitle": Self(attribute, .heading)
      case "footerTitle": Self(attribute, .helpText)
      case "alternateTitle": Self(attribute, .button)
      case "subtitle" where element.name == "buttonConfiguration": Self("configuration.subtitle")
      case "paletteLabel": Self(attribute, .button)
      case "headerToolTip": Self(attribute, .tooltip)
      case "toolTip": Self.toolTip(of: element, segment)
      case "hint" where element.name == "accessibility": Self("accessibilityHint", .accessibilityHint)
      case "description" where element.name == "accessibility":
        Self("ibExternalAccessibilityDescription", .accessibilityLabel)
      case "help" where element.name == "accessibility":
        Self("ibExternalAccessibilityHelp", .accessibilityHint)
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  /// The value that an object gets when the app runs, by the path of its key.
  ///
  /// - Parameters:
  ///   - number: which of the object's values for translators it is; nil if it is not for them.
  ///   - object: the name of its tag.
  init?(keyPath: String, localizedAs number: Int?, of object: String) {
    let role: Role? =
      switch keyPath {
      case "accessibilityLabel": .accessibilityLabel
      case "accessibilityHint": .accessibilityHint
      case "accessibilityValue": .accessibilityValue
      default: number == nil ? nil : .unknown
      }
    guard let role else { return nil }
    let external = number.map { "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\($0)]" }
    self.init(external ?? keyPath, role, isShown: role.container != .accessibility || object != "constraint")
    isPassedOver = role.container == .accessibility && Self.passedOver.contains(object)
  }

  /// They hold others, or decorate: UIKit makes no elements of them.
  private static let passedOver = [
    "collectionView", "containerView", "imageView", "scrollView", "stackView", "tableView", "view",
  ]

  private static func title(of element: InterfaceElement, _ kind: String?, _ segment: Int) -> Self? {
    switch element.name {
    case "state": element.key.map { Self("\($0)Title", .button) }
    case "buttonConfiguration": Self("configuration.title", .button)
    case "buttonCell": Self("title", kind == "check" || kind == "radio" ? .toggle : .button)
    case "barButtonItem": Self("title", .button)
    case "menuItem": Self("title", .menuItem)
    // The item that opens a menu has the same title, and only that is seen.
    case "menu": Self("title", isShown: false)
    case "tabBarItem": Self("title", .tab)
    case "navigationItem", "window": Self("title", .navigationTitle)
    case "box": Self("title", .heading)
    case "tableHeaderCell": Self("headerCell.title", .heading)
    case "segment": Self("segmentTitles[\(segment)]")
    case "textFieldCell": Self("title")
    // These repeat the item that is chosen at first.
    case "popUpButtonCell", "comboBoxCell": nil
    default: element.name.hasSuffix("ontroller") ? Self("title", .navigationTitle) : nil
    }
  }

  private static func label(of element: InterfaceElement, _ segment: Int) -> Self? {
    switch element.name {
    case "accessibility": Self("accessibilityLabel", .accessibilityLabel)
    case "toolbarItem": Self("label", .button)
    case "tabViewItem": Self("label", .tab)
    case "segment": Self("ibShadowedLabels[\(segment)]")
    default: nil
    }
  }

  private static func toolTip(of element: InterfaceElement, _ segment: Int) -> Self {
    switch element.name {
    case "toolbarItem": Self("toolTip", .tooltip)
    case "segment": Self("ibShadowedToolTips[\(segment)]", .tooltip)
    default: Self("ibShadowedToolTip", .tooltip)
    }
  }

  private static func holdsText(_ name: String) -> Bool {
    ["label", "textField", "textView", "searchBar"].contains(name)
  }
}
