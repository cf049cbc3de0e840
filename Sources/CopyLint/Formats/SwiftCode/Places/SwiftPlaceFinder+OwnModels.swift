internal import Readability

/// Values of the app's own whose texts a view in another file shows, by the labels of their arguments.
extension SwiftPlaceFinder {
  /// What an argument of such a value is: `Insight(title: "Two files", explanation: "…")`, `.init(title: "…")`.
  func shownByOwnModel(_ call: SwiftNode, argument: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard call.kind == .call, !label.isNone, argument.kind != .closure || !argument.marks.contains(.trailing),
      makesModel(call) || isCaseWithText(call, argument),
      namesOption(call, label)
        || (namesShownText(label) || holdsChoices(call, label)) && !isForDevelopers(call),
      call.label.isNone || !piece(call.label).contains("xception") && !piece(call.label).contains("rror")
    else { return nil }
    let isTitle = holds("title", in: label) && explains(call)
    // `Row(title: "Size", value: size)`
    if source.arguments(of: call).contains(where: { holds("value", in: $0.label) }),
      let named = besideValue(call, label)
    {
      return SwiftPlaces.Row(meaning: named.meaning, isKey: true, isLikely: true, isShownByName: true)
    }
    return SwiftPlaces.Row(
      meaning: .role(isTitle ? .title : .unknown), isKey: true, isLikely: true, isShownByName: true)
  }

  /// `ColorOption(id: "blue", name: "Blue", color: …)`
  private func namesOption(_ call: SwiftNode, _ label: SwiftPiece) -> Bool {
    holds("name", in: label) && ["Option", "Choice"].contains { holds($0, in: lastWord(of: call.name)) }
  }

  /// `present(.info(message: "Two files are here"))`
  private func isCaseWithText(_ call: SwiftNode, _ argument: SwiftNode) -> Bool {
    call.marks.contains(.implicit) && argument.kind == .literal
      && bytes.span.extracting(argument.range).countSpaces > 0
  }

  /// Whether a call makes a value: its name is the name of a type of the app's own, or left out.
  func makesModel(_ call: SwiftNode) -> Bool {
    if holds("init", in: call.name) {
      return call.marks.contains(.implicit)
        || !call.qualifier.isNone && bytes[call.qualifier.lowerBound].isASCIICapital
    }
    return bytes[call.name.lowerBound].isASCIICapital && !table.mayHold(piece(call.name))
  }

  /// Whether people read what has such a label: `title:`, `questionText:`.
  func namesShownText(_ label: SwiftPiece) -> Bool {
    if Self.labels.contains(where: { holds($0, in: label) }) { return true }
    let last = lastWord(of: label)
    return last.lowerBound > label.lowerBound && Self.labelEndings.contains { holds($0, in: last) }
      && !Self.rawLabels.contains { piece(label).contains($0) }
  }

  /// Whether an argument holds the answers to a question: `Question(questionText: "…", options: ["Yes", "No"])`.
  private func holdsChoices(_ call: SwiftNode, _ label: SwiftPiece) -> Bool {
    guard Self.choices.contains(where: { holds($0, in: label) }) else { return false }
    return source.arguments(of: call).contains {
      !$0.label.isNone && piece($0.label).contains("uestion")
    }
  }

  /// Whether names around a call say that only the team or another program reads what it holds.
  ///
  /// - Parameter byOwnName: whether the call's own name counts, too, where nothing else tells that people see it.
  func isForDevelopers(_ call: SwiftNode, byOwnName: Bool = true) -> Bool {
    var node = call
    for depth in 0..<Self.deepest {
      switch node.kind {
      case .call, .assignment, .body, .type, .closure:
        if !node.name.isNone, namesWork(node.name, isNear: depth == 0 && byOwnName) { return true }
        if node.kind == .assignment || node.kind == .body, !node.name.isNone,
          piece(node.name).contains("laceholder") || piece(node.name).contains("laceHolder")
        {
          return true
        }
        if depth < 3, !node.qualifier.isNone, namesWork(node.qualifier, isNear: false) { return true }
      case .head: return true
      default: break
      }
      guard node.parent >= 0 else { return false }
      node = source.nodes[Int(node.parent)]
    }
    return false
  }

  private static let views: [StaticString] = ["View", "Row", "Card", "Sheet", "Banner", "Screen", "Cell"]

  private func namesWork(_ name: SwiftPiece, isNear: Bool) -> Bool {
    if Self.work.contains(where: { piece(name).contains($0) }) || namesPreview(name) { return true }
    if Self.workWords.contains(where: { holds($0, in: name) }) { return true }
    // `PermissionRequestView` is a view.
    let isView = Self.views.contains { holds($0, in: lastWord(of: name)) }
    return isNear && !isView && Self.nearWork.contains { piece(name).contains($0) }
  }

  /// `preview`, `CardPreview`, `PreviewData`; a `LinkPreviewSheet` shows something.
  func namesPreview(_ name: SwiftPiece) -> Bool {
    let name = piece(name)
    guard name.contains("review") else { return false }
    if name.holds("preview", at: 0) || name.holds("Preview", at: 0) { return true }
    return name.ends(with: "Preview") || name.ends(with: "Previews")
      || Self.previews.contains { name.contains($0) }
  }

  private static let previews: [StaticString] = [
    "PreviewProvider", "PreviewData", "PreviewContent", "PreviewWrapper", "PreviewHelper", "PreviewContainer",
    "PreviewSupport",
  ]
  private static let labels: [StaticString] = [
    "title", "subtitle", "message", "description", "explanation", "prompt", "placeholder", "hint", "question",
    "headline", "caption", "label", "text", "tip", "instructions", "heading", "detail", "details", "body",
    "summary", "note", "footer", "header", "reason", "desc",
  ]
  private static let labelEndings: [StaticString] = [
    "Title", "Subtitle", "Message", "Text", "Prompt", "Placeholder", "Hint", "Label", "Description",
    "Question", "Caption", "Headline", "Explanation",
  ]
  /// Parts of labels of texts that are no words.
  private static let rawLabels: [StaticString] = [
    "aiStyle", "aiPrompt", "negativePrompt", "systemPrompt", "raw", "plain", "cipher", "encoded", "sql",
    "search", "query", "debug", "json", "html", "rror", "song",
    "track", "album", "release", "artist",
  ]
  private static let choices: [StaticString] = ["options", "choices", "answers"]
  /// Parts of names of what is for the team, for tests and for other programs.
  private static let work: [StaticString] = [
    "nalytics", "ogger", "ogging", "elemetry", "Mock", "mock", "MOCK", "Fake", "fake", "Stub", "stub",
    "ixture", "Sample", "sample", "ummy", "Example", "example", "Demo", "demo", "Tests", "TestCase",
    "TestData", "ebug",
    "LLM", "readcrumb", "Predicate", "Migration", "Schema", "schema",
  ]
  /// Whole names of such.
  private static let workWords: [StaticString] = [
    "print", "log", "track", "trackEvent", "logEvent", "assert", "precondition", "fatalError",
  ]
  /// Parts of names of values that are not made for a view.
  private static let nearWork: [StaticString] = [
    "Error", "Exception", "Failure", "Event", "Request", "Response", "Payload", "Query", "Prompt", "Tool",
    "Command",
    "Result", "Queue", "Thread", "Signpost", "Logo", "Icon", "Image", "Color", "URL", "Token", "Key",
    "Formatter",
    "Regex", "Span", "Parser", "Redact",
  ]
}
