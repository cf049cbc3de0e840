internal import Readability

/// Views of the app's own in other files, by where they stand: among views, a call with a capital letter is one.
extension SwiftPlaceFinder {
  /// What an argument of a view of the app's own is: `VStack { Banner(text: "Two files") }`.
  ///
  /// - Parameters:
  ///   - argument: what is handed over, for its place among the arguments.
  ///   - label: its label.
  func shownByOwnView(_ call: SwiftNode, argument: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    // `Templates.Banner(text: "…")` is one in a namespace.
    guard call.kind == .call, !call.name.isNone,
      !call.marks.contains(.member) || isInNamespace(call), !table.mayHold(piece(call.name))
    else { return nil }
    // `News(features: ["It opens two files.", "It is fast."])`
    if argument.kind == .list, bytes[call.name.lowerBound].isASCIICapital,
      Self.lists.contains(where: { holds($0, in: label) }), standsAmongViews(call)
    {
      return SwiftPlaces.Row(meaning: .role(.unknown), isKey: true, isLikely: true)
    }
    guard argument.kind == .literal || carriesText(argument, .none) else { return nil }
    // What a function among views gives is one, too: `sectionTop(title: "Two files")`.
    let isType = bytes[call.name.lowerBound].isASCIICapital
    guard
      label.isNone
        ? isType && !holdsThings(call.name) : Self.texts.contains(where: { holds($0, in: label) }),
      standsAmongViews(call)
    else { return nil }
    if let found = likely(call, label, isShown: true) { return found }
    let role = holds("title", in: label) && explains(call) ? Role.title : .unknown
    return SwiftPlaces.Row(meaning: .role(role), isKey: true, isLikely: true)
  }

  private func isInNamespace(_ call: SwiftNode) -> Bool {
    !call.qualifier.isNone && bytes[call.qualifier.lowerBound].isASCIICapital
      && bytes[call.name.lowerBound].isASCIICapital
  }

  /// Whether a view shows a text below its title.
  func explains(_ call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { argument in
      Self.explanations.contains { holds($0, in: argument.label) }
    }
  }

  /// Whether a call is one of the views in a closure or a property of views.
  private func standsAmongViews(_ call: SwiftNode) -> Bool {
    var parent = call.parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .block: break
      case .result: break
      case .closure:
        guard node.marks.contains(.trailing), !node.name.isNone else { return false }
        if node.label.isNone, Self.containers.contains(where: { holds($0, in: node.name) }) { return true }
        if Self.viewLabels.contains(where: { holds($0, in: node.label) }) { return true }
        if node.label.isNone, Self.modifiers.contains(where: { holds($0, in: node.name) }) { return true }
        guard node.label.isNone, bytes[node.name.lowerBound].isASCIICapital, !holds("Button", in: node.name),
          !holds("Task", in: node.name)
        else { return false }
      case .body: return givesView(node)
      default: return false
      }
      parent = node.parent
    }
    return false
  }

  /// Whether it is the body of `var body: some View` or of a function that makes a view.
  private func givesView(_ body: SwiftNode) -> Bool {
    if body.marks.contains(.accessors) { return holds("View", in: body.qualifier) }
    guard body.previous >= 0, source.nodes[Int(body.previous)].kind == .parameters else { return false }
    let start = source.nodes[Int(body.previous)].range.upperBound
    guard start < body.range.lowerBound, body.range.lowerBound - start < 80 else { return false }
    return bytes.span.extracting(start..<body.range.lowerBound).contains("some View")
  }

  /// Whether the first argument may be the name of a file, a color or the like.
  private func holdsThings(_ name: SwiftPiece) -> Bool { Self.things.contains { piece(name).contains($0) } }

  private static let containers: [StaticString] = [
    "VStack", "HStack", "ZStack", "List", "Form", "Section", "Group", "LazyVStack", "LazyHStack",
    "ScrollView",
    "NavigationStack", "NavigationView", "Grid", "GridRow", "DisclosureGroup", "GroupBox",
  ]
  private static let explanations: [StaticString] = [
    "description", "message", "subtitle", "caption", "explanation",
  ]
  /// Modifiers whose closure makes a view.
  private static let modifiers: [StaticString] = ["overlay", "background", "safeAreaInset"]
  private static let viewLabels: [StaticString] = ["header", "footer", "content", "label"]
  /// The labels of arguments that people read.
  private static let texts: [StaticString] = [
    "title", "text", "description", "subtitle", "message", "label", "caption", "header", "footer", "detail",
    "details", "detailText", "explanation", "heading", "headline", "body", "summary", "note", "titleKey",
    "helpText", "emptyText", "pickerLabel", "desc",
  ]
  /// The labels of lists of texts.
  private static let lists: [StaticString] = [
    "features", "benefits", "bullets", "points", "paragraphs", "steps", "tips", "instructions", "reasons",
  ]
  private static let things: [StaticString] = [
    "Image", "Icon", "Color", "Font", "Asset", "Symbol", "Logo", "Animation", "Lottie", "Key", "Avatar",
    "Flag",
    "Item", "Group", "Query", "Predicate", "ID", "Data", "Log", "Error", "String", "URL", "Thumbnail",
    "Shape",
    "Formatter",
  ]
}
