#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A value that threads use in the order of numbers that they drew, and not in the order in which they come. Each number from
/// 0 on has to come. A thread that comes early leaves its work behind and goes on, unless it is too far ahead.
@safe final class Turns<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value
  private var turn = 0
  private var waiting: [Int: (inout Value) -> Void] = [:]
  private let mostWaiting: Int

  /// - Parameter mostWaiting: how far ahead of its turn work may come.
  init(_ value: Value, mostWaiting: Int) {
    self.value = value
    self.mostWaiting = mostWaiting
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe change = .allocate(capacity: 1)
    unsafe change.initialize(to: pthread_cond_t())
    unsafe pthread_cond_init(change, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe change.deallocate()
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Does `work`, now or later, once all numbers below `number` are done.
  func put(_ number: Int, _ work: @escaping (inout Value) -> Void) {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while number > turn + mostWaiting { unsafe pthread_cond_wait(change, mutex) }
    waiting[number] = work
    guard number == turn else { return }
    while let next = waiting.removeValue(forKey: turn) {
      next(&value)
      turn += 1
    }
    unsafe pthread_cond_broadcast(change)
  }

  /// Waits for the turn of `number`, and leaves it there: the number is still to be put.
  func take(_ number: Int, _ body: (inout Value) -> Void) {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while turn < number { unsafe pthread_cond_wait(change, mutex) }
    body(&value)
  }

  /// Looks at the value as it is now.
  func read<Result>(_ body: (Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(value)
  }
}
