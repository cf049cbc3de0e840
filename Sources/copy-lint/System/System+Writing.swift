import Glibc

extension System {
  /// Writes beside the file, then renames, so that a reader sees the old content or the new and nothing between.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    guard let resolved = unsafe realpath(path, nil) else { throw writingError(errno) }
    defer { unsafe free(resolved) }
    let target = unsafe String(cString: resolved)
    var status = stat()
    guard unsafe stat(target, &status) == 0 else { throw writingError(errno) }
    // A rename would get past a file that is closed to writing.
    guard unsafe access(target, W_OK) == 0 else { throw .cannotWrite }
    let temporary = "\(target).copy-lint-\(getpid())"
    let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw writingError(errno) }
    var isDone = false
    defer { if !isDone { unsafe _ = unlink(temporary) } }
    var code = write(bytes, to: file)
    if code == 0, fchmod(file, status.st_mode & 0o7777) != 0 { code = errno }
    // Only the superuser may give a file away; for all others the new file is their own.
    _ = fchown(file, status.st_uid, status.st_gid)
    if code == 0, fsync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, unsafe rename(temporary, target) != 0 { code = errno }
    guard code == 0 else { throw writingError(code) }
    isDone = true
  }

  static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
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
    default: .failed(reason(code))
    }
  }
}
