/// A label that may only say what an icon shows: "Gift", "Three dots", "Padlock symbol".
struct IconPicture {
  /// In lowercase letters, without “icon” or “symbol” at the end.
  private let name: String
  /// “Padlock symbol”: nothing but a picture, whoever says so.
  private let isSymbol: Bool

  init?(_ label: String) {
    var name = label.lowercased()
    for ending in [" icon", " symbol"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    guard Self.things.contains(name) || Self.symbols[name] != nil else { return nil }
    self.name = name
    isSymbol = label.hasSuffix(" symbol") && Self.symbols[name] != nil
  }

  /// Whether nothing is called so.
  var isNoName: Bool { isSymbol || Self.signs.contains(name) }

  /// Whether the key or the comment shows that a control has this picture, and is not about the thing.
  func isShown(by entry: Entry) -> Bool {
    if isNoName { return true }
    guard let comment = entry.comment?.lowercased() else { return false }
    if ["\(name) icon", "\(name) symbol"].contains(where: comment.contains) { return true }
    let symbols = Self.symbols[name] ?? [name]
    if symbols.contains(where: entry.commentNamesSymbol) { return true }
    // "Label for the search button" of a magnifying glass, not "Button for the pencil tool" of a pencil.
    return Self.symbols[name] != nil && comment.contains("button") && !comment.contains(name)
  }

  /// No control is called so, whatever it does.
  private static let signs = [
    "ellipsis", "location arrow", "three dots", "three lines", "three vertical dots",
    "three horizontal lines",
  ]

  /// Pictures that no control is named after, and their SF Symbols.
  private static let symbols = [
    "bell": ["bell"], "down arrow": ["arrow.down"], "gear": ["gear", "gearshape"], "heart": ["heart"],
    "left arrow": ["arrow.left"], "location arrow": ["location"], "magnifying glass": ["magnifyingglass"],
    "padlock": ["lock"], "paper plane": ["paperplane"], "paperclip": ["paperclip"], "pencil": ["pencil"],
    "right arrow": ["arrow.right"], "speech bubble": ["bubble"], "three dots": ["ellipsis"],
    "three horizontal lines": ["line"],
    "three lines": ["line"], "three vertical dots": ["ellipsis"], "trash can": ["trash"],
    "up arrow": ["arrow.up"],
  ]

  /// Things on icons that a control may be named after.
  private static let things = [
    "gift", "trash", "mic", "star", "plus", "envelope", "eye", "house", "clock", "cart", "folder", "cloud",
    "bolt", "flag", "book", "lock", "globe", "key", "box", "tag", "checkmark", "arrow", "circle", "wand",
    "flame", "lightbulb", "cross", "hamburger", "dots", "ellipsis",
  ]
}
