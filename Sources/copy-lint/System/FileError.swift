/// Why a file could not be read or written.
enum FileError: Error, Equatable {
  case missing
  case isFolder
  case isNoFile
  case isNamedLikeFile
  case holdsNothing
  /// `--no-source` or the settings leave out all that could be read.
  case holdsOnlyCode
  /// `exclude` leaves out all that could be read.
  case isLeftOut
  /// It is in `paths` and has `*` or the like, which other settings take.
  case isPattern
  case cannotRead
  case cannotWrite
  case tooLarge(limit: Int)
  case isTooDeep(limit: Int)
  case exists
  case isFull
  case isOverSizeLimit
  case changed
  case isLink
  case outside
  case failed(String)

  /// For a file that is to be written where there is no folder.
  static func folderMissing(_ folder: String) -> String {
    "Make the folder “\(folder)” first. Nothing is there."
  }

  /// What to do about it, in plain words.
  func message(path: String) -> String {
    let path = "“\(shownPath(path))”"
    return switch self {
    case .missing: "Check the path \(path). No such file or folder."
    case .isFolder: "Name a file, not \(path). It is a folder."
    case .isNoFile: "Leave out \(path). It is a pipe or a device, not a file."
    case .isNamedLikeFile: "Rename the folder \(path). It is named like a file."
    case .holdsNothing: "Name a folder with string files. There are none in \(path)."
    case .holdsOnlyCode:
      "Leave out “--no-source” and “source: off”, or name a folder with string files. \(path) holds only code."
    case .isLeftOut: "Change “exclude”. It leaves out all files in \(path)."
    case .isPattern: "Name a folder or a file, not \(path). “paths” takes no patterns."
    case .cannotRead: "Change who may read \(path). You don't have permission."
    case .cannotWrite: "Change who may write to \(path). You don't have permission."
    case .tooLarge(let limit): "Split \(path). The limit for a file is \(limit >> 20) MB."
    case .isTooDeep(let limit): "Name \(path) itself. Folders are searched \(limit) deep."
    case .exists: "Move \(path) away first. Files are never overwritten."
    case .isFull: "Free some space for \(path), then try again. The disk is full."
    case .isOverSizeLimit: "Raise the file size limit with “ulimit -f”. \(path) would go over it."
    case .changed:
      "Try again. Another program saved \(path) in the meantime, so it was not changed."
    case .isLink: "Fix the file that \(path) points to. Nothing is written through links."
    case .outside: "Leave out \(path), or add “--allow-outside”. It is outside the project."
    case .failed(let reason): "Try \(path) again. The system says: \(reason)."
    }
  }
}
