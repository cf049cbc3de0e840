internal import Readability

/// What the views of SwiftUI show, by their names.
enum ViewKind: BitwiseCopyable {
  /// Words, or something that screen readers name by itself.
  case words
  /// Nothing of its own, only what is in its closures.
  case container
  /// A shape, a color or space.
  case nothing
  case image
  /// A view of the app's own, or one whose words are not in the code.
  case unknown
}

extension ViewTree {
  /// What a call makes, by its name.
  func kind(of name: SwiftPiece) -> ViewKind {
    name.isNone ? .unknown : Self.kinds[byteHash(bytes.span.extracting(name.range))] ?? .unknown
  }

  func isOne(_ name: SwiftPiece, of words: [StaticString]) -> Bool {
    for word in words where bytes.span.holds(word, in: name) { return true }
    return false
  }

  /// By the hashes of the names: each call of a screen is asked about.
  private static let kinds: HashTable<ViewKind> = {
    var kinds = HashTable<ViewKind>()
    let lists: [(ViewKind, [StaticString])] = [
      (.nothing, shapes), (.container, containers), (.words, words), (.image, images),
    ]
    for (kind, names) in lists {
      for name in names { kinds.set(kind, for: byteHash(name.description.utf8.span)) }
    }
    return kinds
  }()

  private static let images: [StaticString] = ["Image", "AsyncImage"]
  private static let words: [StaticString] = [
    "Text", "Label", "TextField", "SecureField", "TextEditor", "LabeledContent", "Link", "Stepper",
    "DatePicker", "Gauge", "ContentUnavailableView",
  ]
  private static let containers: [StaticString] = [
    "HStack", "VStack", "ZStack", "Group", "ForEach", "ViewThatFits", "Grid", "GridRow", "LazyHStack",
    "LazyVStack", "LazyVGrid", "LazyHGrid", "GeometryReader", "ScrollView",
    "withAnimation", "GlassEffectContainer",
  ]
  static let shapes: [StaticString] = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Spacer",
    "Divider", "Color", "EmptyView", "LinearGradient", "RadialGradient", "AngularGradient", "Path",
    "ContainerRelativeShape",
  ]

  /// Views of SwiftUI that hold others as they are, besides containers.
  static let holders: [StaticString] = [
    "Button", "NavigationLink", "Menu", "Toggle", "Link", "ShareLink", "PhotosPicker", "Picker", "Slider",
    "Section", "List", "Form", "NavigationView", "NavigationStack", "NavigationSplitView", "ScrollViewReader",
    "TabView", "Tab", "ToolbarItem", "ToolbarItemGroup", "DisclosureGroup", "GroupBox", "ControlGroup",
    "CommandGroup", "CommandMenu", "WindowGroup", "Window", "Settings", "MenuBarExtra", "TimelineView",
    "Table",
    "TableColumn", "OutlineGroup", "DatePicker", "ColorPicker", "ProgressView", "Task", "Image", "AsyncImage",
    "SecureField", "EditButton", "AnyView",
  ]

  /// Modifiers whose arguments or closures show more views on the same element.
  static let overlays: [StaticString] = [
    "overlay", "background", "mask", "safeAreaInset", "contextMenu",
  ]

  /// Modifiers of SwiftUI that say nothing about what a view is called, by how they begin.
  static let silent: [StaticString] = [
    "accessibility", "align", "allow", "animation", "aspect", "background", "badge", "blend", "blur", "bold",
    "border", "brightness", "button", "clip", "color", "content", "context", "contrast", "control", "corner",
    "coordinate", "cursor", "default", "delete", "dialog", "disable", "drag", "drawing", "drop", "dynamic",
    "edges", "environment", "extension", "fill", "fixed", "flip", "focus", "font", "foreground", "frame",
    "full",
    "gesture", "glass", "gray", "grid", "group", "high", "hover", "hue", "id", "if", "ignore", "image",
    "interact", "italic", "keyboard", "kerning", "label", "layout", "lazy", "line", "list", "luminance",
    "mask", "matched", "menu", "min", "modifier", "monospaced", "multiline", "navigation", "offset", "on",
    "opacity", "overlay", "padding", "picker", "popover", "position", "preferred", "presentation",
    "projection",
    "redacted", "rendering", "resizable", "rotation", "safe", "saturation", "scale", "scroll", "sensory",
    "shadow", "sheet", "simultaneous", "stroke", "symbol", "tab", "tag", "task", "text", "tint", "toggle",
    "tool", "tracking", "transform", "transition", "trim", "truncation", "unredacted", "visual", "widget",
    "z", "alert", "confirmation", "swipe", "refreshable", "searchable", "submit", "hidden", "help", "light",
    "equatable", "antialiased", "interpolation", "underline", "strikethrough", "listRow", "sink", "inner",
  ]
}
