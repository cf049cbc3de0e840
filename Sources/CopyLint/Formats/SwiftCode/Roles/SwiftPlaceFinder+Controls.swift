internal import Readability

/// What a text in a control, or one that is spoken, is by the code around it.
extension SwiftPlaceFinder {
  /// `NavigationLink { Files() } label: { HomeAction(title: "Files") }`
  func isLabelOfLink(_ view: Int32) -> Bool {
    guard view >= 0 else { return false }
    var parent = source.nodes[Int(view)].parent
    for _ in 0..<6 where parent >= 0 {
      let node = source.nodes[Int(parent)]
      guard node.kind == .block || node.kind == .closure else { return false }
      if node.kind == .closure, let row = closure(node), row.meaning != .passes {
        return row.meaning == .role(.link)
      }
      parent = node.parent
    }
    return false
  }

  /// `Button("Files") { … }`, as SwiftUI has it.
  func isCallOfButton(_ index: Int32) -> Bool {
    index >= 0 && holds("Button", in: source.nodes[Int(index)].name)
  }

  /// `Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square.fill" : "square"); Text("Two files") }`
  func hasCheckbox(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, place.view >= 0, source.nodes[Int(place.decider)].kind == .closure else {
      return false
    }
    let label = bytes.span.extracting(source.nodes[Int(place.decider)].range.prefix(1500))
    return label.contains("\"checkmark.square") && label.contains("\"square\"")
      || label.contains("\"checkmark.circle") && label.contains("\"circle\"") && !isChosen(place.view)
  }

  /// Whether a text says that there is nothing, and so does the name of the property that gives it: `emptyFilterText`.
  func isGivenForNothing(_ place: SwiftPlace, _ text: SwiftText) -> Bool {
    // `noResultsLabel.text = "…"`
    if place.decider >= 0, source.nodes[Int(place.decider)].kind == .assignment {
      let view = source.nodes[Int(place.decider)].qualifier
      if !view.isNone, namesNothing(piece(view)) { return true }
    }
    guard place.declaration >= 0, text.saysNone else { return false }
    let name = source.nodes[Int(place.declaration)].name
    return !name.isNone && namesNothing(piece(name))
  }

  /// `textForSpeech = "No file is near"`
  func namesSpeech(_ place: SwiftPlace) -> Bool {
    [place.decider, place.declaration].contains { index in
      guard index >= 0, [.assignment, .body].contains(source.nodes[Int(index)].kind) else { return false }
      let name = source.nodes[Int(index)].name
      let endings: [StaticString] = ["ForSpeech", "ToSpeak", "spokenText", "speechText"]
      return !name.isNone && endings.contains { piece(name).ends(with: $0) }
    }
  }

  /// `ToolbarItem(placement: .navigation) { Text("Files").font(.largeTitle) }`
  func isInToolbar(_ view: Int32) -> Bool {
    let parent = source.nodes[Int(view)].parent
    guard parent >= 0, source.nodes[Int(parent)].kind == .closure else { return false }
    let closure = source.nodes[Int(parent)]
    // `ToolbarItem(placement: .navigation, content: { … })`
    let owner = closure.marks.contains(.trailing) ? closure : source.nodes[Int(closure.parent)]
    return holds("ToolbarItem", in: owner.name)
  }
}
