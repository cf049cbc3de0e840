import Glibc

extension System {
  /// Writes beside the file, then renames, so that a reader sees the old content or the new and nothing between.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw writingError(errno) }
    // A device or a pipe takes what is written, and stays what it is.
    guard status.st_mode & S_IFMT == S_IFREG else { return try writeInto(path, bytes) }
    guard let resolved = unsafe realpath(path, nil) else { throw writingError(errno) }
    defer { unsafe free(resolved) }
    let target = unsafe String(cString: resolved)
    // A rename would get past a file that is closed to writing.
    guard unsafe access(target, W_OK) == 0 else { throw .cannotWrite }
    try writeBeside(target, bytes) { (file, temporary) in
      var code: Int32 = fchmod(file, status.st_mode & 0o7777) == 0 ? 0 : errno
      // Only the superuser may give a file away; for all others the new file is their own.
      _ = fchown(file, status.st_uid, status.st_gid)
      if code == 0, unsafe rename(temporary, target) != 0 { code = errno }
      return code
    }
  }

  /// Makes a file that was not there: all of it or nothing.
  static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try writeBeside(path, bytes, mode: 0o666) { (_, temporary) in
      // Unlike a rename, a link never takes the place of a file that came in the meantime.
      if unsafe link(temporary, path) == 0 {
        unsafe _ = unlink(temporary)
        return 0
      }
      let code = errno
      guard code != EEXIST, unsafe access(path, F_OK) != 0 else { return EEXIST }
      // Not all file systems have links.
      return unsafe rename(temporary, path) == 0 ? 0 : errno
    }
  }

  /// Writes a file of its own beside `path`, and takes it away when something fails.
  ///
  /// - Parameter place: puts the file in its place; returns 0, or the error code.
  private static func writeBeside(
    _ path: String, _ bytes: [UInt8], mode: mode_t = 0o600, place: (Int32, String) -> Int32
  ) throws(FileError) {
    let temporary = "\(path).copy-lint-\(getpid())"
    // One that is there was left by a run of the same number that was killed.
    unsafe _ = unlink(temporary)
    let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw writingError(errno) }
    var code = write(bytes, to: file)
    if code == 0, fsync(file) != 0 { code = errno }
    if code == 0 { code = place(file, temporary) }
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unsafe _ = unlink(temporary)
      throw writingError(code)
    }
  }

  private static func writeInto(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw writingError(errno) }
    var code = write(bytes, to: file)
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else { throw writingError(code) }
  }

  /// - Returns: 0, or the error code.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let written = unsafe Glibc.write(file, start + done, buffer.count - done)
        if written > 0 {
          done += written
        } else if written < 0, errno == EINTR {
          continue
        } else {
          return written < 0 ? errno : EIO
        }
      }
      return 0
    }
  }

  private static func writingError(_ code: Int32) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM, EROFS: .cannotWrite
    case EISDIR: .isFolder
    case EEXIST: .exists
    case ENOSPC, EDQUOT, EFBIG: .isFull
    default: .failed(reason(code))
    }
  }
}
