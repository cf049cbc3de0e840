#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls of the C library that the command needs. Nothing else in the command calls it.
enum System {}

extension System {
  /// A path as the C library takes it.
  static func cPath(_ path: String) -> [CChar] {
    var characters: [CChar] = []
    characters.reserveCapacity(path.utf8.count + 1)
    for byte in pathBytes(path) { characters.append(CChar(bitPattern: byte)) }
    characters.append(0)
    return characters
  }

  /// A path that the C library gives.
  @unsafe static func text(of path: UnsafePointer<CChar>) -> String {
    let length = unsafe strlen(path)
    return unsafe path.withMemoryRebound(to: UInt8.self, capacity: length) {
      unsafe pathText(UnsafeBufferPointer(start: $0, count: length))
    }
  }

  static func kind(of path: String) -> Environment.Kind? {
    var status = stat()
    guard unsafe stat(cPath(path), &status) == 0 else { return nil }
    return kind(of: status)
  }

  static func resolve(_ path: String) -> String? {
    guard let resolved = unsafe realpath(cPath(path), nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe text(of: resolved)
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(cPath(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func kind(of status: stat) -> Environment.Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let (file, size) = try openFile(path)
    defer { close(file) }
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try readAll(file, sizeHint: size, limit: limit)
  }

  static func readPart(
    _ path: String, from offset: Int, limit: Int, into bytes: inout [UInt8]
  ) throws(FileError) -> Int {
    let (file, size) = try openFile(path)
    defer { close(file) }
    let wanted = min(limit, max(0, size - offset))
    // Adding nothing to an empty array writes to the one that all empty arrays share, which is a race between threads.
    guard wanted > 0 else { return 0 }
    var failure: Int32 = 0
    let before = bytes.count
    bytes.append(addingCapacity: wanted) { output in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress else { return }
        while count < wanted {
          let got = unsafe pread(file, start + count, wanted - count, off_t(offset + count))
          if got < 0, errno == EINTR { continue }
          if got < 0 { failure = errno }
          if got <= 0 { return }
          count += got
        }
      }
    }
    guard failure == 0 else { throw readingError(failure) }
    return bytes.count - before
  }

  private static func openFile(_ path: String) throws(FileError) -> (file: Int32, size: Int) {
    // Not blocking, so that a pipe without a writer does not hold up the run.
    let file = unsafe open(cPath(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw readingError(errno) }
    var status = stat()
    let code = unsafe fstat(file, &status)
    let failure: FileError? =
      code != 0
      ? readingError(errno)
      : kind(of: status) == .folder ? .isFolder : kind(of: status) == .other ? .isNoFile : nil
    if let failure {
      close(file)
      throw failure
    }
    return (file, Int(status.st_size))
  }

  private static func readAll(_ file: Int32, sizeHint: Int, limit: Int) throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    var isOverLimit = false
    // One byte more than the size, so that the end is seen without another round.
    var capacity = sizeHint + 1
    var bytes: [UInt8] = []
    repeat {
      let wanted = capacity
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        count = 0
        while count < wanted {
          guard let start = buffer.baseAddress else { break }
          let got = unsafe CLibrary.read(file, into: start + count, count: wanted - count)
          if got > 0 {
            count += got
          } else if got < 0, errno == EINTR {
            continue
          } else {
            if got < 0 { failure = errno }
            break
          }
        }
      }
      guard failure == 0 else { throw readingError(failure) }
      let isLast = piece.count < wanted
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if bytes.count > limit { isOverLimit = true }
      if isLast { break }
      capacity = 1 << 20
    } while !isOverLimit
    if isOverLimit { throw .tooLarge(limit: limit) }
    return bytes
  }

  static func list(_ path: String) throws(FileError) -> [Environment.Item] {
    guard let folder = unsafe opendir(cPath(path)) else { throw readingError(errno) }
    defer { unsafe closedir(folder) }
    var items: [Environment.Item] = []
    while true {
      // It gives nothing at the end, and nothing when it fails.
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        guard errno == 0 else { throw readingError(errno) }
        return items
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe text(of: $0) }
      }
      if name == "." || name == ".." { continue }
      let type = unsafe entry.pointee.d_type
      items.append(
        .init(
          name: name, kind: kind(of: type, path: path, name: name),
          isLink: Int(type) == Int(DT_LNK) || Int(type) == Int(DT_UNKNOWN) && isLink("\(path)/\(name)")))
    }
  }

  private static func kind(of type: UInt8, path: String, name: String) -> Environment.Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): kind(of: "\(path)/\(name)") == .file ? .file : .other
    case Int(DT_UNKNOWN): kind(of: "\(path)/\(name)") ?? .other
    default: .other
    }
  }

  static func readingError(_ code: Int32) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .cannotRead
    case EISDIR: .isFolder
    case ENXIO: .isNoFile
    default: .failed(reason(code))
    }
  }

  static func reason(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
