internal import Readability

/// Prompts for language models and descriptions of the tools that these may call: no one else reads them.
extension SwiftPlaceFinder {
  /// Whether a literal is for a language model, by the names around it: `let systemPrompt = "…"`,
  /// `var functionDescription: String { "…" }`, `ToolDefinition(description: "…")`.
  func isForModel(_ literal: Int32) -> Bool {
    var parent = source.nodes[Int(literal)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .call, .assignment, .body, .type:
        if namesModel(node.name) || node.kind == .type && isTool(node) { return true }
      default: break
      }
      parent = node.parent
    }
    return false
  }

  /// `struct ListFilesTool: AgentTool`: what it returns is for the model that calls it.
  private func isTool(_ type: SwiftNode) -> Bool {
    guard !type.name.isNone, holds("Tool", in: lastWord(of: type.name)) else { return false }
    return bytes.span.extracting(type.name.upperBound..<type.range.lowerBound).contains("Tool")
  }

  private func namesModel(_ name: SwiftPiece) -> Bool {
    guard !name.isNone, name.count < 256 else { return false }
    let name = piece(name)
    return Self.names.contains { name.contains($0) }
  }

  /// Parts of names; “prompt” alone is what an empty field shows, or a question.
  private static let names: [StaticString] = [
    "ystemPrompt", "romptTemplate", "romptBuilder", "llmText", "LLMPrompt", "functionDescription",
    "toolDescription", "ToolDefinition", "FunctionDeclaration", "functionDeclaration", "PromptAssembler",
    "PromptGenerator", "PromptComposer", "PromptFactory", "PromptFormatter",
  ]
}
