import CopyLint

/// The language server: messages come in, messages go out, and files are read only through the environment.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
struct LanguageServer {
  enum Phase { case new, running, shutDown }

  let options: Options
  let environment: Environment
  var outbox = Outbox()
  var phase = Phase.new
  /// nil until the editor asks to exit.
  private(set) var exitCode: ExitCode?

  var encoding = PositionEncoding.utf16
  var client = ClientAbilities()
  var settings = ServerSettings()
  /// What the editor has open; absolute.
  var folders: [String] = []
  var documents: [String: OpenDocument] = [:]
  /// By the path of the configuration, or the folder where there is none.
  var workspaces: [String: Workspace] = [:]
  /// Workspaces that could not be loaded, once the reason was given.
  var unusable: Set<String> = []

  init(_ options: Options, _ environment: Environment) {
    var options = options
    let folder = environment.workingFolder()
    options.configuration = options.configuration.map { absolutePath($0, in: folder) }
    options.baseline = options.baseline.map { absolutePath($0, in: folder) }
    options.glossaries = options.glossaries.map { absolutePath($0, in: folder) }
    self.options = options
    self.environment = environment
    settings.showsNotes = options.showsNotes
  }

  /// Takes in one message.
  ///
  /// - Parameter isCancelled: whether the editor no longer wants an answer.
  mutating func receive(_ received: Received, isCancelled: Bool = false) {
    switch received {
    case .answer: break
    case .fault(let fault, let id): outbox.answer(id, fault)
    case .message(let message):
      guard let id = message.id else { return notice(message) }
      do throws(ServerError) {
        if isCancelled { throw .cancelled }
        try answer(message, id)
      } catch {
        outbox.answer(id, error)
      }
    }
  }

  private mutating func answer(_ message: ServerMessage, _ id: [UInt8]) throws(ServerError) {
    switch phase {
    case .new where message.method != "initialize": throw .noStart
    case .running where message.method == "initialize": throw .secondStart
    case .shutDown: throw .isShutDown
    default: break
    }
    switch message.method {
    case "initialize": initialize(message.values, id)
    case "shutdown":
      phase = .shutDown
      outbox.answer(id) { $0.value(nil as String?) }
    case "textDocument/hover": try hover(message.values, id)
    case "textDocument/codeAction": try listActions(message.values, id)
    default: throw .unknown(message.method)
    }
  }

  private mutating func notice(_ message: ServerMessage) {
    if message.method == "exit" {
      exitCode = phase == .shutDown ? .clear : .findings
      return
    }
    guard phase == .running else { return }
    let values = message.values
    switch message.method {
    case "initialized": register()
    case "textDocument/didOpen": open(values["textDocument"])
    case "textDocument/didChange": change(values)
    case "textDocument/didSave": save(values)
    case "textDocument/didClose": close(values["textDocument"]["uri"].text ?? "")
    case "workspace/didChangeConfiguration":
      let all = values["settings"]
      let own = all["copy-lint"].exists ? all["copy-lint"] : all
      settings.take(own)
      reload()
    case "workspace/didChangeWatchedFiles": reload()
    case "workspace/didChangeWorkspaceFolders":
      let removed = values["event"]["removed"].items.compactMap { $0["uri"].text.map(path(ofURI:)) }
      folders.removeAll(where: removed.contains)
      folders += values["event"]["added"].items.compactMap { $0["uri"].text.map(path(ofURI:)) }
      reload()
    // All others are about things that this server does not do, and “$/cancelRequest” comes too late here.
    default: break
    }
  }

  /// Tells the editor's log.
  mutating func log(_ message: String) {
    outbox.notify("window/logMessage") {
      $0.member("type", 3)
      $0.member("message", message)
    }
  }

  /// Tells the person at the editor.
  mutating func warn(_ message: String) {
    outbox.notify("window/showMessage") {
      $0.member("type", 2)
      $0.member("message", message)
    }
  }
}
