#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// A closed pipe, or a file at the limit of `ulimit -f`, comes back as an error of the write, not as a signal that ends
  /// the run.
  static func ignoreSignalsOfWriting() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  static func readInput(limit: Int, into bytes: inout [UInt8]) -> Int {
    let before = bytes.count
    bytes.append(addingCapacity: limit) { output in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        var got = 0
        repeat {
          guard let end = buffer.baseAddress else { return }
          got = unsafe CLibrary.read(STDIN_FILENO, into: end, count: limit)
        } while got < 0 && errno == EINTR
        count = max(got, 0)
      }
    }
    return bytes.count - before
  }

  static func inputIsWaiting() -> Bool {
    var question = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&question, 1, 0) > 0
  }

  static func writeOutput(_ bytes: [UInt8]) -> Environment.Writing {
    switch write(bytes, to: STDOUT_FILENO) {
    case 0: .done
    case EPIPE: .readerIsGone
    default: .failed
    }
  }

  static func outputColumns() -> Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func writeMessage(_ text: String) {
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  static func workingFolder() -> String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe text(of: path)
  }
}
