import CopyLint

/// What the editor says it can do.
struct ClientAbilities {
  var watchesFiles = false
  /// Whether it checks the version of a text before it changes it.
  var takesDocumentChanges = false
  /// Whether a change may make a file.
  var createsFiles = false
  var showsMarkdown = false
}

extension LanguageServer {
  mutating func initialize(_ values: JSONValue, _ id: [UInt8]) {
    phase = .running
    let abilities = values["capabilities"]
    let encodings = abilities["general"]["positionEncodings"].items.compactMap(\.text)
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    client.watchesFiles =
      abilities["workspace"]["didChangeWatchedFiles"]["dynamicRegistration"].flag ?? false
    let edits = abilities["workspace"]["workspaceEdit"]
    client.takesDocumentChanges = edits["documentChanges"].flag ?? false
    client.createsFiles =
      client.takesDocumentChanges && edits["resourceOperations"].items.contains { $0.text == "create" }
    client.showsMarkdown =
      abilities["textDocument"]["hover"]["contentFormat"].items.contains { $0.text == "markdown" }
    folders = values["workspaceFolders"].items.compactMap { $0["uri"].text.map(path(ofURI:)) }
    if folders.isEmpty, let root = values["rootUri"].text { folders = [path(ofURI: root)] }
    if folders.isEmpty, let root = values["rootPath"].text { folders = [root] }
    folders = folders.map { absolutePath($0, in: environment.workingFolder()) }
    settings.take(values["initializationOptions"])
    let encoding = encoding
    outbox.answer(id) {
      $0.object {
        $0.object("capabilities") { Self.write(encoding, into: &$0) }
        $0.object("serverInfo") {
          $0.member("name", "copy-lint")
          $0.member("version", toolVersion)
        }
      }
    }
  }

  private static func write(_ encoding: PositionEncoding, into json: inout JSONWriter) {
    json.member("positionEncoding", encoding.rawValue)
    json.object("textDocumentSync") {
      $0.member("openClose", true)
      // Incremental.
      $0.member("change", 2)
      $0.object("save") { $0.member("includeText", false) }
    }
    json.member("hoverProvider", true)
    json.object("codeActionProvider") {
      $0.array("codeActionKinds") { for kind in ActionKind.allCases { $0.value(kind.rawValue) } }
    }
    json.object("workspace") {
      $0.object("workspaceFolders") {
        $0.member("supported", true)
        $0.member("changeNotifications", true)
      }
    }
  }

  private static let watched = [
    "**/.copy-lint.{yml,yaml}", "**/\(Baseline.fileName)", "**/*.csv", "**/*.tbx",
  ]

  /// Asks to hear about changes to settings and glossaries.
  mutating func register() {
    guard client.watchesFiles else { return }
    outbox.ask("copy-lint/watch", "client/registerCapability") {
      $0.array("registrations") {
        $0.object {
          $0.member("id", "copy-lint/watch")
          $0.member("method", "workspace/didChangeWatchedFiles")
          $0.object("registerOptions") {
            $0.array("watchers") {
              for pattern in Self.watched {
                $0.object { $0.member("globPattern", pattern) }
              }
            }
          }
        }
      }
    }
  }
}
