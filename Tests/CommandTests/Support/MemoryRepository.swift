@testable import copy_lint

/// The answers of git about files in memory, to the questions that `Git` asks.
struct MemoryRepository: Sendable {
  /// Absolute folder; nil when there is no repository.
  var top: String? = "/home"
  var isInstalled = true
  var isShallow = false
  /// As git names them in full: `refs/heads/main`.
  var branches: [String] = []
  /// The short id of the present commit; nil before the first.
  var head: String?
  /// By name of the revision, then by path from the top.
  var revisions: [String: [String: String]] = [:]
  /// What the next commit would hold, where it differs from `HEAD` or from what is on disk; by path from the top.
  var index: [String: String] = [:]
  /// Paths of `HEAD` that the next commit lacks.
  var removed: [String] = []
  /// Where another line of commits parted from the present one; a revision that is not here is in its past.
  var mergeBases: [String: String] = [:]
  /// Revisions that share no history with the present one, as far as git knows.
  var unrelated: Set<String> = []
  /// Files that git knows as something else than a file, such as `160000` for a submodule.
  var modes: [String: String] = [:]

  /// - Parameter files: what is there now, by absolute path.
  func answer(_ arguments: [String], _ input: [UInt8], files: [String: [UInt8]]) throws(ProgramError)
    -> ProgramResult
  {
    guard isInstalled else { throw .missing }
    guard let top else {
      return failure(128, "fatal: not a git repository (or any of the parent directories): .git")
    }
    let words = words(arguments)
    if words.first == "-C", words.dropFirst(2).elementsEqual(["rev-parse", "--short", "HEAD"]) {
      return head.map { success($0 + "\n") } ?? failure(128, "fatal: Needed a single revision")
    }
    if words.first == "-C", words.dropFirst(2).elementsEqual(["diff", "--quiet", "HEAD"]) {
      return changes(since: "HEAD", top, files).isEmpty ? success("") : failure(1, "")
    }
    switch words.prefix(2).joined(separator: " ") {
    case "rev-parse --show-toplevel": return success(top + "\n")
    case "rev-parse --is-shallow-repository": return success("\(isShallow)\n")
    case "rev-parse --verify":
      let name = String(words[3].dropLast("^{commit}".count))
      return revisions[name] == nil ? failure(1, "") : success(name + "\n")
    case let start where start.hasPrefix("for-each-ref"):
      return success(branches.map { $0 + "\n" }.joined())
    case let start where start.hasPrefix("merge-base"):
      return unrelated.contains(words[1])
        ? failure(1, "") : success((mergeBases[words[1]] ?? words[1]) + "\n")
    // The tree without files, which stands for what was there before the first commit.
    case "hash-object -t": return success("nothing\n")
    case "ls-tree -r": return success(tree(words[4]))
    case "diff --raw" where words.contains("--cached"): return success(staged())
    case "diff --raw" where words[words.count - 2].hasPrefix("--ignore"): return success(unstaged(top, files))
    case "diff --raw": return success(changes(since: words[words.count - 2], top, files))
    case "cat-file --batch":
      return success(String(decoding: input, as: UTF8.self).split(separator: "\n").map(content).joined())
    default: return failure(129, "usage: git")
    }
  }

  /// Without the flags in front, which have no part in the answers.
  private func words(_ arguments: [String]) -> [String] {
    var rest = arguments[...]
    if rest.first == "-C", rest.dropFirst(2).first == "--no-pager" { rest = rest.dropFirst(2) }
    while let first = rest.first,
      first == "-c" || first.hasPrefix("--no-pager") || first.hasPrefix("--config-env")
    {
      rest = rest.dropFirst(first == "-c" ? 2 : 1)
    }
    return Array(rest)
  }

  private func tree(_ name: String) -> String {
    (revisions[name] ?? [:]).keys.sorted().enumerated().map { index, path in
      "\(modes[path] ?? "100644") blob \(name).\(index)\t\(path)\0"
    }.joined()
  }

  private func changes(since name: String, _ top: String, _ files: [String: [UInt8]]) -> String {
    (revisions[name] ?? [:]).sorted { $0.key < $1.key }.compactMap { path, text in
      let now = files["\(top)/\(path)"]
      if now == Array(text.utf8) { return nil }
      return ":100644 100644 0 0 \(now == nil ? "D" : "M")\0\(path)\0"
    }.joined()
  }

  private func staged() -> String {
    let head = revisions["HEAD"] ?? [:]
    let gone = removed.map { ":100644 000000 0 0 D\0\($0)\0" }.joined()
    return gone
      + index.sorted { $0.key < $1.key }.enumerated().compactMap { number, file in
        if head[file.key] == file.value { return nil }
        return ":100644 100644 0 index.\(number) M\0\(file.key)\0"
      }.joined()
  }

  private func unstaged(_ top: String, _ files: [String: [UInt8]]) -> String {
    index.sorted { $0.key < $1.key }.enumerated().compactMap { number, file in
      let now = files["\(top)/\(file.key)"]
      if now == Array(file.value.utf8) { return nil }
      return ":100644 100644 index.\(number) 0 \(now == nil ? "D" : "M")\0\(file.key)\0"
    }.joined()
  }

  private func content(_ id: Substring) -> String {
    if id.hasPrefix("index.") {
      let text = index[index.keys.sorted()[Int(id.dropFirst(6)) ?? 0]] ?? ""
      return "\(id) blob \(text.utf8.count)\n\(text)\n"
    }
    let parts = id.split(separator: ".")
    let old = revisions[String(parts[0])] ?? [:]
    let text = old[old.keys.sorted()[Int(parts[1]) ?? 0]] ?? ""
    return "\(id) blob \(text.utf8.count)\n\(text)\n"
  }

  private func success(_ output: String) -> ProgramResult {
    ProgramResult(status: 0, output: Array(output.utf8), errors: "")
  }

  private func failure(_ status: Int32, _ errors: String) -> ProgramResult {
    ProgramResult(status: status, output: [], errors: errors)
  }
}
