import CArguments

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// The most output of a program that is held, in bytes.
  private static let outputLimit = 2 << 30

  /// Runs a program that is on the PATH, without a shell, and waits for its end.
  ///
  /// - Parameters:
  ///   - variables: laid over those of this run.
  ///   - input: what it reads.
  static func run(
    _ name: String, _ arguments: [String], variables: [String] = [], input: [UInt8]
  ) throws(ProgramError) -> ProgramResult {
    // The program may end before it has read all of its input.
    ignoreSignalsOfWriting()
    // 0 and 1 are the ends of its input, 2 and 3 of its output, 4 and 5 of its messages.
    var ends = [Int32](repeating: -1, count: 6)
    defer { for end in ends where end >= 0 { close(end) } }
    // One at a time: a program that starts between two calls would take over the ends of another.
    let started = starting.withLock { _ in
      Result { () throws(ProgramError) in try start([name] + arguments, variables, &ends) }
    }
    let process = try started.get()
    var output: [UInt8] = []
    var errors: [UInt8] = []
    let isWhole = exchange(&ends, input, &output, &errors)
    // A program that has more to say than is held would wait forever.
    if !isWhole { kill(process, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard isWhole else { throw .tooMuch(limit: outputLimit) }
    let signal = status & 0x7F
    return ProgramResult(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output,
      errors: String(decoding: errors, as: UTF8.self))
  }

  private static let starting = Locked(())

  /// - Parameter ends: gets the ends of the pipes; those of the program are closed again.
  private static func start(
    _ arguments: [String], _ variables: [String], _ ends: inout [Int32]
  ) throws(ProgramError) -> pid_t {
    for index in [0, 2, 4] {
      var pair: [Int32] = [-1, -1]
      guard unsafe pipe(&pair) == 0 else { throw .failed(reason(errno)) }
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends.replaceSubrange(index...index + 1, with: pair)
    }
    defer {
      for index in [0, 3, 5] {
        close(ends[index])
        ends[index] = -1
      }
    }
    var actions = unsafe CLibrary.noSpawnActions
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in [(ends[0], STDIN_FILENO), (ends[3], STDOUT_FILENO), (ends[5], STDERR_FILENO)] {
      unsafe posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    // This run takes them as errors of the write; another program may count on the signals.
    var attributes = CLibrary.noSpawnAttributes
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe sigaddset(&signals, SIGXFSZ)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let names = variables.map { $0.prefix { $0 != "=" } + "=" }
    let inherited = self.variables.filter { variable in !names.contains { variable.hasPrefix($0) } }
    let given = CTexts(arguments)
    let environment = CTexts(inherited + variables)
    defer {
      given.release()
      environment.release()
    }
    var process = pid_t()
    let code = unsafe posix_spawnp(
      &process, arguments[0], &actions, &attributes, given.pointers, environment.pointers)
    switch code {
    case 0: return process
    case ENOENT, EACCES: throw .missing
    default: throw .failed(reason(code))
    }
  }

  /// Takes turns writing and reading, as the program is ready, so that neither waits for the other forever.
  ///
  /// - Returns: false when it has more to say than is held.
  private static func exchange(
    _ ends: inout [Int32], _ input: [UInt8], _ output: inout [UInt8], _ errors: inout [UInt8]
  ) -> Bool {
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    var sent = 0
    while ends[2] >= 0 || ends[4] >= 0 {
      if sent == input.count, ends[1] >= 0 {
        close(ends[1])
        ends[1] = -1
      }
      // Those that are closed are -1, which poll skips.
      var questions = [
        pollfd(fd: ends[1], events: Int16(POLLOUT), revents: 0),
        pollfd(fd: ends[2], events: Int16(POLLIN), revents: 0),
        pollfd(fd: ends[4], events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&questions, 3, -1) >= 0 || errno == EINTR else { return false }
      if questions[0].revents != 0, !send(input, &sent, to: ends[1]) { sent = input.count }
      if questions[1].revents != 0, !receive(&output, from: ends[2]) {
        close(ends[2])
        ends[2] = -1
      }
      if questions[2].revents != 0, !receive(&errors, from: ends[4]) {
        close(ends[4])
        ends[4] = -1
      }
      guard output.count <= outputLimit, errors.count <= outputLimit else { return false }
    }
    return true
  }

  /// - Returns: false when nobody reads it any more.
  private static func send(_ input: [UInt8], _ sent: inout Int, to end: Int32) -> Bool {
    let written = unsafe input.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe CLibrary.write(start + sent, count: buffer.count - sent, to: end)
    }
    if written > 0 { sent += written }
    return written >= 0 || errno == EAGAIN || errno == EINTR
  }

  /// - Returns: false at the end.
  private static func receive(_ bytes: inout [UInt8], from end: Int32) -> Bool {
    let before = bytes.count
    var isOpen = true
    bytes.append(addingCapacity: 64 << 10) { output in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let got = unsafe CLibrary.read(end, into: start, count: 64 << 10)
        count = max(got, 0)
        isOpen = got > 0 || got < 0 && errno == EINTR
      }
    }
    return isOpen || bytes.count > before
  }

  /// The variables of this run, as `NAME=value`.
  private static var variables: [String] {
    var found: [String] = []
    while let variable = unsafe carguments_variable(Int32(found.count)) {
      unsafe found.append(String(cString: variable))
    }
    return found
  }
}

/// Texts as the C library takes them, until they are freed.
@safe private struct CTexts {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    unsafe pointers = texts.map { unsafe strdup($0) } + [nil]
  }

  func release() {
    for index in unsafe pointers.indices { unsafe free(pointers[index]) }
  }
}
