import CopyLint

/// The folders with the code of an app, and how many texts people see from it.
///
/// Code is in very many folders, and each would be a path of its own. So a folder of strings takes in the code below it, and
/// what is left is told by the folder that all code of one top folder has in common, also that without words.
struct CodeFolders {
  private(set) var texts: [String: Int] = [:]

  /// - Parameter folders: those of strings.
  init(of files: StringFiles, beside folders: [String]) {
    var others: [String: (folder: [Substring], texts: Int)] = [:]
    for member in files.members where member.isCode {
      let path = member.file.path
      let around = folders.filter { isInside(path, $0) }.min { $0.utf8.count < $1.utf8.count }
      if let around {
        texts[around, default: 0] += member.texts
        continue
      }
      let parts = Array(path.split(separator: "/").dropLast())
      let top = parts.first.map(String.init) ?? path
      guard let known = others[top] else {
        others[top] = (parts, member.texts)
        continue
      }
      let shared = zip(known.folder, parts).prefix { $0 == $1 }.map(\.0)
      others[top] = (shared, known.texts + member.texts)
    }
    // Code without words may have some tomorrow, and a check that leaves it out would say that all is well.
    for file in files.wordless where StringFolders.foreignFolder(in: file.path) == nil {
      let parts = file.path.split(separator: "/").dropLast()
      guard let top = parts.first.map(String.init), let known = others[top],
        !folders.contains(where: { isInside(file.path, $0) })
      else { continue }
      others[top]?.folder = zip(known.folder, parts).prefix { $0 == $1 }.map(\.0)
    }
    for (top, other) in others {
      // A file at the top is its own place.
      texts[other.folder.isEmpty ? top : other.folder.joined(separator: "/"), default: 0] += other.texts
    }
  }
}
