/// The buttons and images of a storyboard or a xib, and what names them.
///
/// What code may name is unknown: an object with an outlet, or with a class of the app's own. A button that does nothing only
/// looks like one.
struct InterfaceControls {
  private let xml: XMLTree
  /// Names of images that the system has, and names for screen readers.
  private var systemImages: Set<String> = []
  private let outlets: InterfaceOutlets

  init(_ xml: XMLTree) {
    self.xml = xml
    outlets = InterfaceOutlets(xml)
    for index in xml.nodes.indices where xml.isElement(index, "image") {
      if xml.hasAttribute("catalog", "system", of: index), let name = xml.attribute("name", of: index) {
        systemImages.insert(name)
      }
    }
  }

  /// The screen that the file describes; nil without a control.
  ///
  /// - Parameter path: of the file.
  func screen(path: String) -> Screen? {
    var screen = Screen(name: path.split(separator: "/").last.map(String.init) ?? path)
    screen.hasWords = true
    var end = 0
    for index in xml.nodes.indices where xml.nodes[index].kind == .element && index >= end {
      // The item of a toolbar names what is in it.
      if xml.isElement(index, "toolbarItem") { end = xml.nodes[index].next }
      if let control = control(index) { screen.controls.append(control) }
    }
    return screen.controls.isEmpty ? nil : screen
  }

  private func control(_ index: Int) -> Control? {
    let isImage = xml.isElement(index, "imageView")
    let isBarItem = xml.isElement(index, "barButtonItem")
    guard isImage || isBarItem || xml.isElement(index, "button"),
      let identifier = xml.attribute("id", of: index)
    else { return nil }
    var control = Control(isImage ? .image : .button, "", at: xml.name(of: index))
    control.isDrawn = true
    control.key = "\(identifier).accessibilityLabel"
    if outlets.contains(identifier) || xml.attribute("customClass", of: index) != nil
      || !isImage && !isConnected(index)
    {
      control.says.insert(.own)
    }
    if xml.hasAttribute("userInteractionEnabled", "NO", of: index), !isImage { control.says.insert(.hidden) }
    // Code shows it, and may name it then.
    if xml.hasAttribute("hidden", "YES", of: index) { control.says.insert(.hidden) }
    // The system names its own items.
    if xml.attribute("systemItem", of: index) != nil { control.says.insert(.named) }
    if xml.attribute("toolTip", of: index) != nil { control.says.insert(.help) }
    if isImage || isBarItem { note(index, in: &control) }
    var isElement = !isImage
    for child in xml.children(of: index) where xml.nodes[child].kind == .element {
      note(child: child, in: &control, &isElement)
    }
    guard isElement else { return nil }
    if control.content != .words { control.content = control.images.isEmpty ? .unknown : .images }
    return control
  }

  /// Whether pressing a button does something.
  private func isConnected(_ button: Int) -> Bool {
    xml.children(of: button).contains { child in
      guard xml.isElement(child, "connections") else {
        // The cell of a button on the Mac, or the menu of one.
        return xml.isElement(child, "menu") || xml.isElement(child, "buttonCell") && isConnected(child)
      }
      return xml.children(of: child).contains { xml.nodes[$0].kind == .element }
    }
  }

  /// Takes the title and the image of an object, or of one of its states.
  private func note(_ index: Int, in control: inout Control) {
    for name: StaticString in ["title", "attributedTitle", "subtitle"] {
      if let title = xml.attributeRange(name, of: index), !title.isEmpty { control.content = .words }
    }
    guard let image = xml.attribute("image", of: index), !image.isEmpty else { return }
    if systemImages.contains(image) || image.hasPrefix("NS")
      || xml.hasAttribute("catalog", "system", of: index)
    {
      control.says.insert(.named)
    }
    if !control.images.contains(image) { control.images.append(image) }
  }

  private func note(child: Int, in control: inout Control, _ isElement: inout Bool) {
    if xml.isElement(child, "state") || xml.isElement(child, "buttonConfiguration")
      || xml.isElement(child, "buttonCell")
    {
      note(child, in: &control)
    } else if xml.isElement(child, "accessibility") {
      if let label = label(of: child), !label.isEmpty { control.label = .code }
    } else if xml.isElement(child, "attributedString") || xml.isElement(child, "button") {
      control.content = .words
    }
    for part in xml.children(of: child) where xml.nodes[part].kind == .element {
      if xml.isElement(part, "attributedString") || xml.isElement(part, "string") {
        control.content = .words
      } else if xml.isElement(part, "userDefinedRuntimeAttribute") {
        // It may set any name.
        control.says.insert(.own)
      } else if xml.isElement(part, "accessibility"), let label = label(of: part), !label.isEmpty {
        control.label = .code
      } else if xml.isElement(part, "bool"), xml.hasAttribute("key", "isElement", of: part) {
        isElement = xml.hasAttribute("value", "YES", of: part)
      }
    }
  }

  private func label(of accessibility: Int) -> Range<Int>? {
    xml.attributeRange("label", of: accessibility) ?? xml.attributeRange("description", of: accessibility)
  }
}
