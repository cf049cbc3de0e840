#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes of a file; nil when it can't be read.
func read(_ path: String) -> [UInt8]? {
  let file = unsafe open(path, O_RDONLY)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var status = stat()
  guard unsafe fstat(file, &status) == 0 else { return nil }
  let size = Int(status.st_size)
  return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let got = unsafe read(file, buffer.baseAddress.map { unsafe $0 + count }, size - count)
      guard got > 0 else { return }
      count += got
    }
  }
}

/// The processor's seconds for `work`, the least of three.
func time(_ work: () -> Void) -> Double {
  var least = Double.infinity
  for _ in 0..<3 {
    let start = processorTime()
    work()
    least = min(least, processorTime() - start)
  }
  return max(least, 1e-9)
}

private func processorTime() -> Double {
  var now = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
