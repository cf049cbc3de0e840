import CopyLint

/// What a code action is for, as the protocol names it.
enum ActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  case fixAll = "source.fixAll.copy-lint"

  /// Whether an editor that asks for `wanted` asks for this kind, too: “source” holds “source.fixAll.copy-lint”.
  func isIn(_ wanted: String) -> Bool {
    wanted.isEmpty || rawValue == wanted || rawValue.hasPrefix("\(wanted).")
  }
}

/// A change that the editor may offer.
struct CodeAction {
  var title: String
  var kind = ActionKind.quickFix
  /// Whether it may be made without asking.
  var isPreferred = false
  /// The text that it changes.
  var uri: String
  var version: Int?
  var buffer: TextBuffer
  /// Whether the text is that of a file which the editor makes first.
  var createsFile = false
  /// Ascending, disjoint.
  var changes: [TextChange]
  /// What it fixes.
  var finding: ReportedFinding?
}

extension LanguageServer {
  func write(_ action: CodeAction, into json: inout JSONWriter) {
    json.object { json in
      json.member("title", action.title)
      json.member("kind", action.kind.rawValue)
      if let finding = action.finding {
        json.array("diagnostics") { write(finding, in: action.buffer, into: &$0) }
      }
      if action.isPreferred { json.member("isPreferred", true) }
      json.object("edit") { json in
        guard client.takesDocumentChanges || action.createsFile else {
          json.object("changes") { json in
            json.array(action.uri) { writeChanges(of: action, into: &$0) }
          }
          return
        }
        json.array("documentChanges") { json in
          if action.createsFile {
            json.object {
              $0.member("kind", "create")
              $0.member("uri", action.uri)
              $0.object("options") { $0.member("ignoreIfExists", true) }
            }
          }
          json.object { json in
            json.object("textDocument") {
              $0.member("uri", action.uri)
              $0.member("version", action.version)
            }
            json.array("edits") { writeChanges(of: action, into: &$0) }
          }
        }
      }
    }
  }

  private func writeChanges(of action: CodeAction, into json: inout JSONWriter) {
    var walk = PositionWalk(action.buffer, encoding)
    for change in action.changes {
      let start = walk.position(of: change.range.lowerBound)
      let end = walk.position(of: change.range.upperBound)
      json.object {
        $0.range("range", start, end)
        $0.member("newText", change.text)
      }
    }
  }
}
