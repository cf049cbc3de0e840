import Testing

@testable import copy_lint

/// Messages that wait for their turn.
struct MessageQueueTests {
  @Test func `a client that never pauses takes no more memory`() throws {
    var queue = MessageQueue()
    queue.add(.answer)
    for _ in 0..<5_000 {
      while queue.hasRoom { queue.add(.answer) }
      let next = queue.next()
      try #require(next != nil)
      #expect(queue.held <= 512)
    }
  }
}
