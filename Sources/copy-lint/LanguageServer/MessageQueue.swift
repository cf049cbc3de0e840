/// Messages that came in and were not looked at yet.
struct MessageQueue {
  /// More are left in the input.
  private static let most = 256

  private var waiting: [Received] = []
  private var first = 0
  /// Requests that were taken back.
  private var cancelled: Set<[UInt8]> = []

  var isEmpty: Bool { first == waiting.count }
  var hasRoom: Bool { waiting.count - first < Self.most }
  /// How many messages take up memory.
  var held: Int { waiting.count }

  /// Adds a message; one that takes back a waiting request does so right away.
  mutating func add(_ received: Received) {
    if case .message(let message) = received, message.id == nil, message.method == "$/cancelRequest" {
      guard let id = message.values["id"].verbatim else { return }
      if waiting[first...].contains(where: { $0.requestID == id }) { cancelled.insert(id) }
      return
    }
    waiting.append(received)
  }

  mutating func next() -> (received: Received, isCancelled: Bool)? {
    guard !isEmpty else { return nil }
    let received = waiting[first]
    first += 1
    // Not only where it is empty: a client that never pauses would fill the memory.
    if isEmpty || first == Self.most {
      waiting.removeFirst(first)
      first = 0
    }
    return (received, received.requestID.map { cancelled.remove($0) != nil } ?? false)
  }
}

extension Received {
  /// nil unless it is a request.
  fileprivate var requestID: [UInt8]? {
    if case .message(let message) = self { message.id } else { nil }
  }
}
