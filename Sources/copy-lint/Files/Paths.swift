/// `path` from the root on, seen from `folder`, which is absolute; `.`, `..` and doubled slashes are worked out.
func absolutePath(_ path: String, in folder: String) -> String {
  var parts: [Substring] = []
  let whole = path.hasPrefix("/") ? path[...] : "\(folder)/\(path)"[...]
  for part in whole.split(separator: "/") {
    switch part {
    case ".": continue
    case "..": _ = parts.popLast()
    default: parts.append(part)
    }
  }
  return "/" + parts.joined(separator: "/")
}

/// `path` seen from `folder`, both absolute; nil when it is not inside.
func relativePath(_ path: String, in folder: String) -> String? {
  if folder == "/" { return String(path.dropFirst()) }
  guard path.utf8.count > folder.utf8.count, path.hasPrefix(folder) else { return nil }
  let rest = path.dropFirst(folder.count)
  return rest.hasPrefix("/") ? String(rest.dropFirst()) : nil
}

/// The folder that holds `path`, which is absolute.
func parentFolder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
  return String(path[..<slash])
}

/// The last part of a path.
func lastPart(of path: String) -> Substring {
  guard let slash = path.lastIndex(of: "/") else { return path[...] }
  return path[path.index(after: slash)...]
}
