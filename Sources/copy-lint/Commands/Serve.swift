import CopyLint

/// `copy-lint lsp`: answers an editor until it says goodbye.
///
/// What changed is checked when the editor pauses, so that a burst of edits costs one check.
func serve(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  var server = LanguageServer(options, environment)
  var reader = MessageReader(environment)
  var queue = MessageQueue()
  while !output.readerIsGone, !output.hasFailed {
    if queue.isEmpty {
      let received = reader.next(waits: true) {
        server.checkPending()
        output.write(server.outbox.take())
        output.flush()
      }
      guard let received else { break }
      queue.add(received)
    }
    // What came in meanwhile may take a request back.
    while queue.hasRoom, let received = reader.next(waits: false, pause: {}) { queue.add(received) }
    guard let (received, isCancelled) = queue.next() else { continue }
    server.receive(received, isCancelled: isCancelled)
    output.write(server.outbox.take())
    if let code = server.exitCode { return code }
  }
  // The end of the input is not a goodbye.
  return .findings
}
