import CopyLint

/// What is to be written so that findings are kept quiet.
struct SuppressionPlan {
  struct File {
    var path: String
    var location: String
    var old: [UInt8]
    var new: [UInt8]
  }

  let reason: String
  /// With the comments of their strings.
  private(set) var files: [File] = []
  /// For what no comment can hold.
  private(set) var switchedOff: [SwitchedOff] = []
  private(set) var comments = 0
  /// Findings that comments keep quiet, and those that the settings do.
  private(set) var commented = 0
  private(set) var set = 0
  /// Findings that nothing but a baseline can hold: what keeps them quiet would also hide what is missing next month.
  private(set) var leftOut = 0

  /// The languages whose findings are accepted; empty for all.
  private let locales: [String]

  /// - Parameter locales: the languages whose findings are to be accepted; empty for all.
  init(reason: String, locales: [String] = []) {
    self.reason = reason
    self.locales = locales
  }

  /// A string, and the rules that are to be quiet about it.
  private struct QuietString {
    var key: String
    var name: String
    /// BCP 47 of the language for which alone they are; empty for all.
    var locale: String
    var rules: [String] = []
  }

  /// Finds a place for each finding of a file.
  ///
  /// - Parameter alone: findings of a run that compares no files, which are kept quiet along with the others.
  mutating func add(
    _ findings: [ReportedFinding], alone: [ReportedFinding] = [], of report: FileReport, in file: SourceFile,
    _ bytes: [UInt8],
    _ project: Project
  ) {
    var strings: [QuietString] = []
    var places: [[String]: Int] = [:]
    // A comment holds for all languages of a file. Beside the source and one translation, it would hide what goes wrong later in
    // another one.
    let isSplit = locales.isEmpty && report.locales.count > 2
    func scope(_ reported: ReportedFinding) -> String {
      isSplit && reported.source != nil ? reported.locale : ""
    }
    for reported in findings + alone {
      let rule = reported.finding.rule
      if reported.key.isEmpty, rule == "translation-missing" {
        leftOut += 1
        continue
      }
      let name = reported.nameInSettings
      let locale = scope(reported)
      let place = places[[name, locale]] ?? strings.count
      if place == strings.count {
        places[[name, locale]] = place
        strings.append(QuietString(key: reported.key, name: name, locale: locale))
      }
      if !strings[place].rules.contains(rule) { strings[place].rules.append(rule) }
    }
    let isCommented = comment(strings, of: report, in: file, bytes, project)
    let plain = Self.plainNames(of: strings.map(\.key), of: report, in: file, bytes, project)
    var groups: [[String]: Int] = [:]
    for (number, string) in strings.enumerated() where !isCommented[number] {
      var item = SwitchedOff(
        path: file.path, keys: [], rules: string.rules, reason: reason,
        locales: string.locale.isEmpty ? locales : [string.locale])
      if string.key.isEmpty {
        switchedOff.append(item)
        continue
      }
      let name = string.name == string.key ? plain[string.key] ?? string.name : string.name
      let alike = string.rules + [string.locale]
      if let group = groups[alike] {
        switchedOff[group].keys.append(name)
      } else {
        groups[alike] = switchedOff.count
        item.keys = [name]
        switchedOff.append(item)
      }
    }
    comments += isCommented.count { $0 }
    for reported in findings {
      guard let place = places[[reported.nameInSettings, scope(reported)]] else { continue }
      if isCommented[place] { commented += 1 } else { set += 1 }
    }
  }

  /// Writes comments where that can be done.
  ///
  /// - Returns: for each string, whether it has one now.
  private mutating func comment(
    _ strings: [QuietString], of report: FileReport, in file: SourceFile,
    _ bytes: [UInt8],
    _ project: Project
  ) -> [Bool] {
    var isCommented = [Bool](repeating: false, count: strings.count)
    let document = Document(path: file.path, bytes: bytes, isNamed: file.isNamed)
    // Nothing is written through a link.
    guard !file.isLink, let format = allFormats.first(where: { $0.name == report.format }) else {
      return isCommented
    }
    let options = project.configuration.readingOptions(of: document.path)
    let places = CommentPlaces(document, format: format.name)
    var entries: [String: Entry] = [:]
    let wanted = Set(strings.map(\.key))
    let table = format.read(document, options: options).entries
    // A comment holds for all languages of a file.
    if !locales.isEmpty, Set(table.localeNames).count > 1 { return isCommented }
    for entry in table {
      let key = entry.key
      // The first of them: a comment holds for the strings after it.
      if wanted.contains(key), entries[key] == nil { entries[key] = entry }
    }
    var wishes: [CommentTrials.Wish] = []
    var numbers: [Int] = []
    for (number, string) in strings.enumerated() where !string.key.isEmpty && string.locale.isEmpty {
      guard let entry = entries[string.key] else { continue }
      let text = SuppressionText(rules: string.rules, reason: reason)
      let places = places.changes(for: entry, text)
      if places.isEmpty { continue }
      wishes.append(CommentTrials.Wish(key: string.key, text: text, places: places))
      numbers.append(number)
    }
    var trials = CommentTrials(wishes, in: document, format: format, options: options)
    let made = trials.run()
    guard !made.isEmpty else { return isCommented }
    for wish in made.keys { isCommented[numbers[wish]] = true }
    let changes = made.sorted { $0.key < $1.key }.map(\.value)
    files.append(
      File(path: file.path, location: file.location, old: bytes, new: document.inserting(changes)))
    return isCommented
  }

  /// - Returns: whether all files could be written.
  func write(_ environment: Environment) -> Bool {
    for file in files {
      do throws(FileError) {
        if try environment.exchange(file.location, file.old, file.new) {
          say(otherNames(of: file.path), environment)
        }
      } catch {
        say(error.message(path: file.path), environment)
        return false
      }
    }
    return true
  }
}
