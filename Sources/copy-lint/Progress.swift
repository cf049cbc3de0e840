/// A line on the terminal that counts files while a long run goes on. Silent elsewhere, and in short runs.
final class Progress: Sendable {
  private let done = Locked(0)
  private let total: Int
  private let isShown: Bool
  private let environment: Environment

  /// With fewer files, a run is done before a person would look.
  private static let fewest = 200
  private static let interval = 50

  init(total: Int, isQuiet: Bool, environment: Environment) {
    self.total = total
    self.environment = environment
    isShown = total >= Self.fewest && !isQuiet && environment.messagesAreTerminal()
  }

  func step() {
    guard isShown else { return }
    let count = done.withLock { count in
      count += 1
      return count
    }
    // Some files are checked twice.
    if count % Self.interval == 0, count <= total { environment.writeMessage("\r\(count) of \(total) files") }
  }

  /// Clears the line.
  func finish() {
    if isShown { environment.writeMessage("\r\u{1B}[K") }
  }
}
