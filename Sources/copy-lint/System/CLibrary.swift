#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls of the C library whose names `System` has itself, and the values whose types differ between Linux and Mac.
enum CLibrary {
  static func read(_ file: Int32, into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    unsafe readBytes(file, bytes, count)
  }

  static func write(_ bytes: UnsafeRawPointer, count: Int, to file: Int32) -> Int {
    unsafe writeBytes(file, bytes, count)
  }

  #if canImport(Darwin)
    static var noThread: pthread_t? { nil }
    static var noSpawnActions: posix_spawn_file_actions_t? { nil }
    static var noSpawnAttributes: posix_spawnattr_t? { nil }
  #else
    static var noThread: pthread_t { pthread_t() }
    static var noSpawnActions: posix_spawn_file_actions_t { unsafe posix_spawn_file_actions_t() }
    static var noSpawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  #endif
}

// Outside the type, these names still mean the library's.
private func readBytes(_ file: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}

private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
