import Glibc

extension System {
  /// How many threads can run at once on this machine.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// ICU's iterators and the segmenter's tables need more than the small stacks that some C libraries give.
  private static let stackSize = 8 << 20

  private final class Task {
    let number: Int
    let work: @Sendable (Int) -> Void

    init(number: Int, work: @escaping @Sendable (Int) -> Void) {
      self.number = number
      self.work = work
    }
  }

  /// Threads of the system rather than Swift's tasks: the concurrency library takes longer to load than a small
  /// file takes to check.
  static func inParallel(_ threads: Int, work: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      var running: [pthread_t] = []
      var attributes = pthread_attr_t()
      unsafe pthread_attr_init(&attributes)
      unsafe pthread_attr_setstacksize(&attributes, stackSize)
      for number in 1..<max(threads, 1) {
        let task = unsafe Unmanaged.passRetained(Task(number: number, work: work))
        var thread = pthread_t()
        let code = unsafe pthread_create(
          &thread, &attributes,
          { argument in
            guard let argument = unsafe argument else { return nil }
            let task = unsafe Unmanaged<Task>.fromOpaque(argument).takeRetainedValue()
            task.work(task.number)
            return nil
          }, task.toOpaque())
        if code == 0 { running.append(thread) } else { unsafe task.release() }
      }
      unsafe pthread_attr_destroy(&attributes)
      work(0)
      for thread in running { _ = pthread_join(thread, nil) }
    }
  }
}
