import CTemporaryFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// Writes next to the file, then renames, so that a reader sees the old content or the new, and nothing in between.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    var status = stat()
    guard unsafe stat(cPath(path), &status) == 0 else { throw writingError(errno) }
    // A device or a pipe takes what is written, and stays what it is.
    guard status.st_mode & S_IFMT == S_IFREG else { return try writeInto(path, bytes) }
    guard let target = resolve(path) else { throw writingError(errno) }
    try replaceFile(target, status, with: bytes) { (temporary) throws(FileError) in
      guard unsafe rename(cPath(temporary), cPath(target)) == 0 else { throw writingError(errno) }
    }
  }

  /// Replaces a file whose content is still `old`: all of it or nothing.
  ///
  /// The content is compared right before the two change places, and once more after it: what another program saved in
  /// between goes back. A link is left alone, and so is what it leads to.
  ///
  /// - Returns: whether the file has more names, which keep the old content.
  @discardableResult
  static func exchange(_ path: String, _ old: [UInt8], for new: [UInt8]) throws(FileError) -> Bool {
    var status = stat()
    guard unsafe lstat(cPath(path), &status) == 0 else { throw writingError(errno) }
    guard status.st_mode & S_IFMT != S_IFLNK else { throw .isLink }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoFile }
    try replaceFile(path, status, with: new) { (temporary) throws(FileError) in
      guard holds(path, old) else { throw .changed }
      switch swap(temporary, path) {
      case 0: break
      case ENOENT: throw .changed
      case EINVAL, ENOSYS, ENOTSUP, EPERM:
        // Not all file systems can do it.
        guard unsafe rename(cPath(temporary), cPath(path)) == 0 else { throw writingError(errno) }
        return
      case let code: throw writingError(code)
      }
      guard holds(temporary, old) else {
        // Back, unless it was saved once more: then the later one stays.
        if swap(temporary, path) == 0, !holds(temporary, new) { _ = swap(temporary, path) }
        throw .changed
      }
      unsafe _ = unlink(cPath(temporary))
    }
    return status.st_nlink > 1
  }

  /// Whether there is a file with these bytes.
  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    var status = stat()
    return unsafe lstat(cPath(path), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size == bytes.count && (try? read(path, limit: bytes.count)) == bytes
  }

  /// Lets two files change places in one step.
  ///
  /// - Returns: 0, or the error code.
  private static func swap(_ path: String, _ other: String) -> Int32 {
    unsafe ctemporaryfiles_swap(cPath(path), cPath(other))
  }

  /// Makes a file that was not there: all of it or nothing.
  static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try writeBeside(path, bytes, mode: 0o666) { (_, temporary) throws(FileError) in
      // Unlike a rename, a link never replaces a file that came in the meantime.
      if unsafe link(cPath(temporary), cPath(path)) == 0 {
        unsafe _ = unlink(cPath(temporary))
        return
      }
      let code = errno
      guard code != EEXIST, unsafe access(cPath(path), F_OK) != 0 else { throw .exists }
      // Not all file systems have links.
      guard unsafe rename(cPath(temporary), cPath(path)) == 0 else { throw writingError(errno) }
    }
  }

  /// - Parameter place: puts the new file, which has the mode and the attributes of the old one, in its place.
  private static func replaceFile(
    _ target: String, _ status: stat, with bytes: [UInt8],
    place: (_ temporary: String) throws(FileError) -> Void
  ) throws(FileError) {
    // A rename would get past a file that is closed to writing.
    guard unsafe access(cPath(target), W_OK) == 0 else { throw .cannotWrite }
    try writeBeside(target, bytes) { (file, temporary) throws(FileError) in
      guard fchmod(file, status.st_mode & 0o7777) == 0 else { throw writingError(errno) }
      // Only the superuser may give a file away; for everyone else the new file is their own.
      _ = fchown(file, status.st_uid, status.st_gid)
      let code = unsafe ctemporaryfiles_copy_attributes(cPath(target), file)
      guard code == 0 else { throw writingError(code) }
      try place(temporary)
    }
  }

  private static func writeInto(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let file = unsafe open(cPath(path), O_WRONLY | O_CLOEXEC)
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
        let written = unsafe CLibrary.write(start + done, count: buffer.count - done, to: file)
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

  static func writingError(_ code: Int32) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM, EROFS: .cannotWrite
    case EISDIR: .isFolder
    case EEXIST: .exists
    case ENOSPC, EDQUOT: .isFull
    case EFBIG: .isOverSizeLimit
    default: .failed(reason(code))
    }
  }
}
