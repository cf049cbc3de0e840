internal import Readability

/// Texts that nothing in the code is seen to show: the data that an app starts with, or what a model hands on in ways that can't be
/// followed.
extension SwiftPlaceFinder {
  /// Whether no name around a literal says that it is for programs, the log, or the team. Of 250 such texts of two words or more
  /// that we looked up in 143 apps, some nine in ten are seen by people.
  func mayBeSeen(_ literal: Int32) -> Bool {
    var child = literal
    for _ in 0..<Self.deepest {
      let node = source.nodes[Int(child)]
      if !node.marks.isDisjoint(with: [.compared, .condition, .changed])
        || isForPrograms(node.label) && !isFormatOfText(node) && !isKeyOfPair(node)
      {
        return false
      }
      guard node.parent >= 0 else { return true }
      child = node.parent
      let parent = source.nodes[Int(child)]
      switch parent.kind {
      case .lookup, .attribute, .macro, .head, .literal, .interpolation: return false
      case .call where isForPrograms(parent) || appendsToOther(parent): return false
      // `case claude = "Claude Code"` may be one of several choices.
      case .assignment where parent.marks.contains(.enumeration) && isForPrograms(parent.name):
        guard parent.parent >= 0, hasNamedChoices(parent.parent) else { return false }
      case .assignment where isForPrograms(parent.name), .body where isForPrograms(parent.name),
        .closure where isForPrograms(parent.name):
        return false
      case .type where isForPrograms(parent.name, as: .type): return false
      default: break
      }
    }
    return false
  }

  /// `String(format: "%d files", count)`, while `DateFormatter(format: "…")` is for programs.
  private func isFormatOfText(_ argument: SwiftNode) -> Bool {
    holds("format", in: argument.label) && argument.parent >= 0
      && holds("String", in: source.nodes[Int(argument.parent)].name)
  }

  /// `(key: "Fastest laps", value: laps)`, which a row shows; the key of a call is for programs.
  private func isKeyOfPair(_ part: SwiftNode) -> Bool {
    holds("key", in: part.label) && part.parent >= 0 && source.nodes[Int(part.parent)].kind == .tuple
  }

  /// `parts.append("Two files")`, where `errors.append("Two files are gone")` collects what people read.
  private func appendsToOther(_ call: SwiftNode) -> Bool {
    guard holds("append", in: call.name) else { return false }
    // `append(line("By the owner"))` is a function of the app.
    guard call.marks.contains(.member) else { return false }
    guard !call.qualifier.isNone else { return true }
    return !["rror", "arning", "ssue", "essage", "roblem", "eason"].contains {
      piece(call.qualifier).contains($0)
    }
  }

  func isForPrograms(_ name: SwiftPiece, as part: ProgramWords.Part = .name) -> Bool {
    !name.isNone && ProgramWords.builtIn.holdsWord(of: piece(name), in: part)
  }

  /// Whether what a call does with its arguments is for programs, the log or the team.
  func isForPrograms(_ call: SwiftNode) -> Bool {
    isForPrograms(call.name) || isForPrograms(call.qualifier)
      || !call.name.isNone && ProgramWords.builtIn.holds(call: piece(call.name))
  }
}
