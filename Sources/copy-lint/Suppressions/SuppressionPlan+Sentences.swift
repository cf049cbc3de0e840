import CopyLint

extension SuppressionPlan {
  /// What was written, and where: `Accepted 3 findings. Wrote 2 comments in 1 file.`
  ///
  /// - Parameter shown: how many of the findings a check shows.
  func sentences(shown: Int) -> [String] {
    var sentences: [String] = []
    let accepted = commented + set
    if accepted > 0 {
      let isBoth = commented > 0 && set > 0
      var parts: [String] = []
      if commented > 0 {
        let count = isBoth ? " for \(Self.findings(commented))" : ""
        parts.append(
          "\(counted(comments, "comment"))\(count) in \(counted(files.count, "file"))")
      }
      if set > 0 {
        parts.append("\(items)\(isBoth ? " for \(Self.findings(set))" : "") in \(configurationName)")
      }
      sentences.append(
        "Accepted \(Self.findings(accepted)). Wrote \(parts.joined(separator: ", and ")).")
    }
    if shown < accepted {
      sentences.append(
        "A report shows \(counted(shown, "finding")) for these: it tells the same text in several files once."
      )
    }
    if leftOut > 0 {
      sentences.append(
        "Use “--write-baseline” for \(leftOut == 1 ? "1 finding on a missing file" : "\(leftOut) findings on missing files"). "
          + "Here, strings that are missing later would be hidden, too.")
    }
    return sentences
  }

  /// What the settings name: `2 keys and 1 whole file`.
  private var items: String {
    let keys = switchedOff.reduce(0) { $0 + $1.keys.count }
    let whole = Set(switchedOff.filter(\.keys.isEmpty).map(\.path)).count
    var items: [String] = []
    if keys > 0 { items.append(counted(keys, "key")) }
    if whole > 0 { items.append(counted(whole, "whole file")) }
    return items.joined(separator: " and ")
  }

  private static func findings(_ number: Int) -> String { counted(number, "finding") }
}
