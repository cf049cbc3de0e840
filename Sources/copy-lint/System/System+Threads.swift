#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// How many threads can run at once on this machine.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// ICU's iterators and the segmenter's tables need more than the small stacks that some C libraries give.
  private static let stackSize = 8 << 20

  private final class Task {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }
  }

  /// Starts a thread of the system rather than one of Swift's tasks: the concurrency library takes longer to load than a
  /// small file takes to check.
  ///
  /// - Returns: what waits for its end; nil when there are no more threads to be had.
  static func start(_ work: @escaping @Sendable () -> Void) -> (@Sendable () -> Void)? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let task = unsafe Unmanaged.passRetained(Task(work))
    var thread = CLibrary.noThread
    let code = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        // Whether it may be nil depends on the C library.
        let argument: UnsafeMutableRawPointer? = unsafe argument
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, task.toOpaque())
    guard code == 0 else {
      unsafe task.release()
      return nil
    }
    let started = Started(thread: thread)
    return { started.join() }
  }

  /// A thread that runs: a number on Linux, a pointer on a Mac.
  @safe private struct Started: @unchecked Sendable {
    let thread: pthread_t?

    func join() {
      if let thread { _ = pthread_join(thread, nil) }
    }
  }
}

extension Environment {
  /// Runs `work` with the numbers from 0, in that many threads; returns when all are done.
  func inParallel(_ threads: Int, _ work: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      var waits: [@Sendable () -> Void] = []
      for number in 1..<max(threads, 1) {
        if let wait = start({ work(number) }) { waits.append(wait) }
      }
      work(0)
      for wait in waits { wait() }
    }
  }
}
