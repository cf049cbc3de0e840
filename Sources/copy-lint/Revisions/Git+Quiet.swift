// A repository may come from anywhere, such as an archive, and its settings can name programs. git(1), git-config(1),
// gitattributes(5) and githooks(5) say which.

extension Git {
  /// Variables for each run of git.
  ///
  /// Its own words are read, so they have to be English; it asks no questions, and writes no index. The last two are
  /// values for `quietFlags`.
  static let variables = [
    "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "COPY_LINT_NOTHING=", "COPY_LINT_NO=false",
  ]
}

/// What turns off hooks, monitors, filters and programs that bring objects, for any command of git.
///
/// - Parameter place: the flags that name the folder, if it is not the working folder.
func quietFlags(_ environment: Environment, _ place: [String] = []) -> [String] {
  var flags = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
  var namesTransport = false
  for (scope, name) in settingNames(environment, place) {
    // A filter has a name of its own, so only the settings themselves tell which there are.
    if name.hasPrefix("filter.") {
      let isSwitch = name.hasSuffix(".required")
      if name.contains("=") {
        // Where `-c` would end the name.
        flags.append("--config-env=\(name)=\(isSwitch ? "COPY_LINT_NO" : "COPY_LINT_NOTHING")")
      } else {
        flags += ["-c", "\(name)=\(isSwitch ? "false" : "")"]
      }
    }
    if scope == "local" || scope == "worktree", bringsObjects(name) { namesTransport = true }
  }
  // A clone with only some of its objects fetches what it lacks; not by a program that the repository names.
  flags += ["-c", "protocol.allow=never"]
  for name in ["file", "git", "http", "https", "ssh"] {
    flags += ["-c", "protocol.\(name).allow=\(namesTransport ? "never" : "always")"]
  }
  return flags
}

/// The names of all settings that count here, and where each is set; none where there is no git.
private func settingNames(_ environment: Environment, _ place: [String]) -> [(scope: String, name: String)] {
  let question = ["config", "--list", "--show-scope", "--name-only", "-z"]
  guard let result = try? environment.git(place + question, []), result.status == 0 else { return [] }
  let parts = result.output.split(separator: 0, omittingEmptySubsequences: false).map {
    String(decoding: $0, as: UTF8.self)
  }
  return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
}

/// Whether a setting names a program that git runs to reach another repository.
private func bringsObjects(_ name: String) -> Bool {
  let name = name.lowercased()
  return ["core.sshcommand", "core.gitproxy", "core.askpass"].contains(name)
    || name.hasPrefix("credential.") && name.hasSuffix("helper") || name.hasPrefix("protocol.")
    || name.hasPrefix("remote.") && (name.hasSuffix(".uploadpack") || name.hasSuffix(".vcs"))
}
