import CopyLint

/// A key of the settings, or of the command line, and where it says so.
private struct WantedKey {
  var glob: Glob
  /// Of the files that it is for; empty: all.
  var paths: [Glob]
  /// `.copy-lint.yml:3:5`, or nil for a flag.
  var place: String?
}

/// Says which keys no string has: a slip there turns nothing off, and nobody notices.
///
/// A key of the settings may have gone with its string, so it fails nothing, like a suppression that is left over.
///
/// - Returns: whether all keys of the command line were found.
func sayUnmatchedKeys(
  of files: [SourceFile], in project: Project, _ options: Options, _ environment: Environment
) -> Bool {
  var open = options.keys.map { WantedKey(glob: Glob($0), paths: [], place: nil) }
  if options.looksAtAll {
    // Where no file has the path of an override, `sayDeadSettings` tells the path: the keys may be right.
    open += project.wantedKeys.filter { key in
      key.paths.isEmpty || files.contains { file in key.paths.contains { $0.matches(path: file.path) } }
    }
  }
  guard !open.isEmpty else { return true }
  let checker = project.checker()
  var reading = project.configuration.readingOptions
  // Findings go by the keys that code looks up, too.
  reading.findsKeyUses = true
  for file in files where !open.isEmpty {
    let wanted = open.indices.filter { index in
      open[index].paths.isEmpty || open[index].paths.contains { $0.matches(path: file.path) }
    }
    guard !wanted.isEmpty, let bytes = try? environment.read(file.location, fileSizeLimit) else { continue }
    let document = Document(path: file.path, bytes: bytes, isNamed: file.isNamed)
    guard let format = checker.format(of: document) else { continue }
    let contents = format.read(document, options: reading)
    let keysOfFlags = contents.keysOfFindings(\.key)
    let keysOfSettings = format.keysArePositions ? contents.keysOfFindings(\.nameInSettings) : keysOfFlags
    let found = wanted.filter { index in
      let glob = open[index].glob
      let keys = open[index].place == nil ? keysOfFlags : keysOfSettings
      if keys.contains(glob.pattern) { return true }
      // Most keys are written as they are, and the set has told already.
      return !glob.isLiteral && keys.contains { glob.names(key: $0) }
    }
    for index in found.reversed() { open.remove(at: index) }
  }
  for key in open {
    let shown = "“\(printable(key.glob.pattern))”"
    if let place = key.place {
      say("\(place): Change the key \(shown), or delete it. No string has it.", environment)
    } else {
      say("Change “--key”. No string here has the key \(shown).", environment)
    }
  }
  return !open.contains { $0.place == nil }
}

extension Reading {
  /// What a finding may have as its key: that of a string, of a control, of a mistake in the file, or one that code looks up.
  ///
  /// - Parameter name: what strings are named by.
  fileprivate func keysOfFindings(_ name: (Entry) -> String) -> Set<String> {
    var keys = Set(entries.map(name))
    for screen in screens { keys.formUnion(screen.controls.map(\.key)) }
    keys.formUnion(keyUses.literals.map(\.text))
    // A table that a file has twice is no string: “date.formats” of Rails.
    keys.formUnion(problems.lazy.map(\.key).filter { !$0.isEmpty })
    // As reports show them.
    for key in keys where key.utf8.contains(UInt8(ascii: "\\")) { keys.insert(shownKey(key)) }
    return keys
  }
}

extension Project {
  /// The keys of all overrides, and those that stay as they are.
  fileprivate var wantedKeys: [WantedKey] {
    var keys: [WantedKey] = []
    for (number, override) in configuration.overrides.enumerated() where !override.keys.isEmpty {
      // A string that a translation lacks is in another file than the override names.
      let paths = override.rules["translation-missing"] == nil ? override.paths : []
      keys += override.keys.map {
        WantedKey(glob: $0, paths: paths, place: place(of: "overrides.\(number)"))
      }
    }
    return keys
      + configuration.translations.doNotTranslateKeys.map {
        WantedKey(glob: $0, paths: [], place: place(of: "translations.doNotTranslateKeys"))
      }
  }
}
