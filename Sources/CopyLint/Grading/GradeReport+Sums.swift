import Readability

extension GradeReport {
  /// Whether only one language is shown in full: there are files of others, and some of this one.
  var isFolded: Bool {
    guard let language = shownLanguage else { return false }
    return parts.contains { Locale($0.locale).language == language }
      && parts.contains { Locale($0.locale).language != language }
  }

  /// Whether the files of a language are shown, and what makes it hard.
  func shows(_ locale: String) -> Bool { !isFolded || Locale(locale).language == shownLanguage }

  /// All texts of each language, the language with most words first.
  var totals: [Part] {
    sums(of: parts, path: "").sorted { ($1.counts.words, $0.locale) < ($0.counts.words, $1.locale) }
  }

  /// The texts of each folder and language, folders inside it included, where these are more than one file.
  /// In the order of the paths; a folder that holds all files, or just one other folder, is left out.
  var folders: [Part] {
    var names: [String] = []
    for part in parts {
      for index in part.path.indices where part.path[index] == "/" && index > part.path.startIndex {
        let name = String(part.path[..<index])
        if !names.contains(name) { names.append(name) }
      }
    }
    names.sort()
    let insides = names.map { name in parts.filter { $0.path.hasPrefix(name + "/") } }
    return names.indices.flatMap { index -> [Part] in
      let inside = insides[index]
      guard inside.count < parts.count, Set(inside.map(\.path)).count > 1 else { return [] }
      let isShell = names.indices.contains {
        names[$0].hasPrefix(names[index] + "/") && insides[$0].count == inside.count
      }
      return isShell ? [] : sums(of: inside, path: names[index] + "/")
    }
  }

  /// The sums of each language, in the order in which they come.
  private func sums(of parts: [Part], path: String) -> [Part] {
    var sums: [Part] = []
    for part in parts {
      let language = Locale(part.locale).language
      if let index = sums.firstIndex(where: { $0.locale == language }) {
        sums[index].entries += part.entries
        sums[index].counts += part.counts
        sums[index].prose += part.prose
      } else {
        sums.append(part)
        sums[sums.count - 1].path = path
        sums[sums.count - 1].format = ""
        sums[sums.count - 1].locale = language
      }
    }
    for index in sums.indices {
      let language = Language(locale: sums[index].locale)
      sums[index].measure = Measure(of: sums[index].counts, in: language)
      sums[index].proseMeasure = Measure(of: sums[index].prose, in: language)
    }
    return sums
  }
}
