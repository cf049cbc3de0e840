// Over bytes, and without collections of strings: these run at each start, before anything else has to be loaded.

private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

/// `path` from the root on, seen from `folder`, which is absolute; `.`, `..` and doubled slashes are worked out.
func absolutePath(_ path: String, in folder: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(folder.utf8.count + path.utf8.count + 1)
  if path.utf8.first != slash { bytes.append(contentsOf: folder.utf8) }
  bytes.append(slash)
  bytes.append(contentsOf: path.utf8)

  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var at = 0
  while at < bytes.count {
    var end = at
    while end < bytes.count, bytes[end] != slash { end += 1 }
    let isHere = end - at == 1 && bytes[at] == dot
    let isUp = end - at == 2 && bytes[at] == dot && bytes[at + 1] == dot
    if isUp {
      while let last = result.popLast(), last != slash {}
    } else if end > at, !isHere {
      result.append(slash)
      result.append(contentsOf: bytes[at..<end])
    }
    at = end + 1
  }
  return result.isEmpty ? "/" : String(decoding: result, as: UTF8.self)
}

/// `path` seen from `folder`, both absolute; nil when it is not inside.
func relativePath(_ path: String, in folder: String) -> String? {
  let inside = folder == "/" ? 0 : folder.utf8.count
  guard path.utf8.count > inside + 1, path.utf8.prefix(inside).elementsEqual(folder.utf8.prefix(inside))
  else {
    return nil
  }
  let rest = path.utf8.dropFirst(inside)
  return rest.first == slash ? String(Substring(rest.dropFirst())) : nil
}

/// The folder that holds `path`, which is absolute.
func parentFolder(of path: String) -> String {
  guard let end = path.utf8.lastIndex(of: slash), end > path.startIndex else { return "/" }
  return String(path[..<end])
}

/// The last part of a path.
func lastPart(of path: String) -> Substring {
  guard let end = path.utf8.lastIndex(of: slash) else { return path[...] }
  return path[path.utf8.index(after: end)...]
}
