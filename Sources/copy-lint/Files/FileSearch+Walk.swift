import CopyLint

extension FileSearch {
  /// Deeper than any project, and a bound on the walk.
  private static let deepest = 64
  /// How many folders are worth sharing: a thread takes as long to start as some folders to list.
  private static let fewestToShare = 64

  /// Takes in what is in a folder, and in those below it.
  mutating func walk(_ location: String, shown: String) {
    let (failed, code) = (failures.count, languageCode.count)
    var folders = [WalkedFolder(location, shown: shown, root: root)]
    if jobs > 1 {
      // A level at a time, until there is enough to share.
      while !folders.isEmpty, folders.count < Self.fewestToShare {
        var next: [WalkedFolder] = []
        for folder in folders { look(into: folder) { _, inside in next.append(inside) } }
        folders = next
      }
    }
    share(folders)
    // Whichever thread came across them first.
    failures[failed...].sort { $0.path.utf8.span.precedes($1.path.utf8.span) }
    languageCode[code...].sort { $0.utf8.span.precedes($1.utf8.span) }
  }

  /// Walks folders in the threads of the run; each has a search of its own.
  private mutating func share(_ folders: [WalkedFolder]) {
    guard jobs > 1, folders.count > 1 else {
      for folder in folders { walk(folder) }
      return
    }
    let (empty, rest, parts) = (emptied, Locked(folders[...]), Locked([FileSearch]()))
    environment.inParallel(min(jobs, folders.count)) { _ in
      var part = empty
      while let folder = rest.withLock({ $0.popFirst() }) { part.walk(folder) }
      parts.withLock { $0.append(part) }
    }
    for part in parts.withLock({ $0 }) { take(part) }
  }

  /// The same search before it came across anything.
  private var emptied: FileSearch {
    var search = self
    (search.files, search.askingFiles, search.failures, search.languageCode) = ([], [], [], [])
    (search.met, search.excluded, search.unwantedCode) = (0, 0, 0)
    search.wordsInCode = WordsInCode()
    return search
  }

  /// Takes in what such a search came across.
  private mutating func take(_ part: FileSearch) {
    files += part.files
    askingFiles += part.askingFiles
    failures += part.failures
    languageCode += part.languageCode
    (met, excluded) = (met + part.met, excluded + part.excluded)
    unwantedCode += part.unwantedCode
    wordsInCode.add(part.wordsInCode)
    exclusions.keepOpen(of: part.exclusions)
    holdsOtherCode = holdsOtherCode || part.holdsOtherCode
    holdsKeys = holdsKeys || part.holdsKeys
  }

  private mutating func walk(_ folder: WalkedFolder) {
    look(into: folder) { search, inside in search.walk(inside) }
  }

  /// Takes in what is in a folder.
  ///
  /// - Parameter goOn: gets the search and a folder in it.
  private mutating func look(
    into folder: WalkedFolder, goOn: (_ search: inout FileSearch, _ inside: WalkedFolder) -> Void
  ) {
    guard folder.depth < Self.deepest else { return fail(folder.shown, .isTooDeep(limit: Self.deepest)) }
    let items: [Environment.Item]
    do throws(FileError) {
      items = try environment.list(folder.location)
    } catch {
      return fail(folder.shown, error)
    }
    let oldNotes =
      folder.location.hasSuffix("/changelogs")
      ? oldReleaseNotes(in: folder.location, items.map(\.name)) : []
    for item in items.sorted(by: { $0.name.utf8.span.precedes($1.name.utf8.span) }) {
      if oldNotes.contains(item.name) { continue }
      guard item.name.utf8.first != UInt8(ascii: ".") else {
        if removesLeftovers { environment.removeLeftover(item.name, folder.location) }
        continue
      }
      let place = folder.item(item.name)
      exclusions.meet(place.location, root: root)
      switch item.kind {
      case .file: add(place, isLink: item.isLink, from: folder)
      case .folder:
        if isForeign(item.name, in: folder.location) { continue }
        if isExcluded(place.location, shown: place.shown) {
          exclusions.leaveOut(place.location, root: root)
          excluded += 1
          continue
        }
        if isNamedLikeFile(item.name[...]) {
          fail(place.shown, .isNamedLikeFile)
        } else {
          let inside = WalkedFolder(place.location, shown: place.shown, depth: folder.depth + 1, root: root)
          goOn(&self, inside)
        }
      case .other: continue
      }
    }
  }

  /// Takes in a file, if it is worth it.
  private mutating func add(_ item: WalkedFolder.Item, isLink: Bool, from folder: WalkedFolder) {
    let (name, location, shown) = (item.name, item.location, item.shown)
    if name.hasSuffix(".m") || name.hasSuffix(".mm") { holdsOtherCode = true }
    noteAsking(item)
    if WordsInCode.isAbout(name, shown: shown), !isExcluded(location, shown: shown) { wordsInCode.add(name) }
    if !Self.isCode(name), isLanguageCode(location, shown: shown) {
      if !isExcluded(location, shown: shown) { languageCode.append(shown) }
      return
    }
    if !readsCode, Self.isCode(name) { unwantedCode += 1 }
    guard isCandidate(name, location: location, shown: shown) else { return }
    holdsKeys = holdsKeys || Self.holdsKeys(name)
    guard !isExcluded(location, shown: shown) else {
      (met, excluded) = (met + 1, excluded + 1)
      return
    }
    if isLink, !tree.admitsLink(location, in: walks.last?.location ?? folder.location) {
      return fail(shown, .outside)
    }
    met += 1
    files.append(
      SourceFile(
        path: item.path, location: location, isNamed: false, isLink: isLink || isWalkLinked))
  }

  /// Keeps a file in mind that asks for strings of others.
  private mutating func noteAsking(_ item: WalkedFolder.Item) {
    guard readsCode, Self.asksForStrings(item.name, location: item.location), !Self.isForTheTeam(item.shown),
      !isExcluded(item.location, shown: item.shown)
    else { return }
    askingFiles.append(SourceFile(path: item.path, location: item.location, isNamed: false))
  }
}
