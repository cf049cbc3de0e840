import CTemporaryFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that a run writes before they get their place: `.copy-lint-tmp-PROCESS-NUMBER`, in the folder of the final
/// file.
///
/// The name does not grow with the final one, which may be as long as names can be.
extension System {
  private static let temporaryPrefix = ".copy-lint-tmp-"
  private static let made = Locked(0)

  /// Writes a file of its own next to `path`, and deletes it when something fails or a signal ends the run.
  ///
  /// - Parameter place: puts the file in its place.
  static func writeBeside(
    _ path: String, _ bytes: [UInt8], mode: mode_t = 0o600,
    place: (_ file: Int32, _ temporary: String) throws(FileError) -> Void
  ) throws(FileError) {
    let number = made.withLock { count in
      count += 1
      return count
    }
    let temporary = "\(parentFolder(of: path))/\(temporaryPrefix)\(getpid())-\(number)"
    // If one is there, a killed run with the same process number left it.
    unsafe _ = unlink(cPath(temporary))
    let note = unsafe ctemporaryfiles_note(cPath(temporary))
    defer { ctemporaryfiles_forget(note) }
    let file = unsafe open(cPath(temporary), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw writingError(errno) }
    do throws(FileError) {
      defer { close(file) }
      let code = write(bytes, to: file)
      guard code == 0 else { throw writingError(code) }
      guard fsync(file) == 0 else { throw writingError(errno) }
      try place(file, temporary)
    } catch {
      unsafe _ = unlink(cPath(temporary))
      throw error
    }
  }

  /// Deletes files that killed runs left in `folder`; leaves others alone.
  ///
  /// - Parameter name: the name of any file there; nil for all of them.
  static func removeLeftovers(_ name: String? = nil, in folder: String) {
    if let name { return removeLeftover(name, in: folder) }
    for item in (try? list(folder)) ?? [] { removeLeftover(item.name, in: folder) }
  }

  private static func removeLeftover(_ name: String, in folder: String) {
    guard name.hasPrefix(temporaryPrefix) else { return }
    let numbers = name.dropFirst(temporaryPrefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ Int32($0).map { $0 > 0 } ?? false }),
      let process = pid_t(numbers[0]), kill(process, 0) != 0, errno == ESRCH
    else { return }
    var status = stat()
    let path = "\(folder)/\(name)"
    guard unsafe lstat(cPath(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid()
    else { return }
    unsafe _ = unlink(cPath(path))
  }
}
