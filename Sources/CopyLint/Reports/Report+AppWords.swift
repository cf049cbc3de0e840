internal import Readability

/// A word that an app is about, and that its readers may not know.
public struct AppWordUse: Sendable, Equatable {
  /// In its base form.
  public var word: String
  /// Strings of the source language that have it, each text once.
  public var strings: Int
}

extension Report {
  /// A word in fewer strings may be there by chance.
  private static let fewestStrings = 5
  /// How much more common it is here than in other apps.
  private static let leastRatio = 10.0

  /// Finds the words that the app is about. One note on each takes the place of what `hard-word` and `jargon` say of it at
  /// each string.
  ///
  /// It needs all files of a project: before, nobody knows which words these are.
  ///
  /// - Returns: the hashes of the words, for `FileReport.withoutFindings(on:)`.
  @discardableResult
  package mutating func findAppWords() -> Set<UInt64> {
    var uses = WordUses()
    // By index, here and below: to take a report out of the list copies it.
    for file in files.indices { uses.append(files[file].wordUses) }
    let strings = uses.texts.count
    var found: [UInt64: Int] = [:]
    for word in uses.words where word.isWord && word.texts.count >= Self.fewestStrings {
      found[word.hash] = word.texts.count
    }
    guard strings > 0, !found.isEmpty else {
      forgetWords()
      return []
    }
    // Where the rule is off, there are no notes, and the words are like all others.
    var own: [UInt64: Int] = [:]
    for file in files.indices {
      for note in files[file].wordNotes {
        guard let word = files[file].findings.word(of: note), let count = found.removeValue(forKey: word.hash)
        else { continue }
        if Double(count) / Double(strings) >= Self.leastRatio * WordShares.share(of: word.form.span) {
          own[word.hash] = count
        }
      }
    }
    if !own.isEmpty {
      for index in files.indices { files[index].dropFindings { own[$0] != nil } }
      say(own)
    }
    forgetWords()
    return Set(own.keys)
  }

  /// Adds a note on each word, at the first string that has it.
  private mutating func say(_ words: [UInt64: Int]) {
    var left = words
    for index in files.indices {
      for note in files[index].wordNotes {
        guard let word = files[index].findings.word(of: note), let count = left.removeValue(forKey: word.hash)
        else { continue }
        files[index].findings.insert(
          note, saying: AppWord.message(word.text, strings: count), isAside: true)
        if note.suppressed == nil { appWords.append(AppWordUse(word: word.text, strings: count)) }
      }
    }
    appWords.sort { ($1.strings, $0.word) < ($0.strings, $1.word) }
  }

  private mutating func forgetWords() {
    for index in files.indices {
      files[index].wordUses = WordUses()
      files[index].wordNotes = []
    }
  }
}

extension FileFindings {
  /// The word that a finding is about, as it is written and as it is counted; nil when it is about several.
  fileprivate func word(of record: FindingRecord) -> (text: String, form: [UInt8], hash: UInt64)? {
    let places = words[sayings[Int(record.saying)].words.range]
    guard places.count == 1, let place = places.first else { return nil }
    let form = countedForm(of: texts.bytes(place))
    return (texts.string(place), form, WordSet.hash(form.span))
  }
}
