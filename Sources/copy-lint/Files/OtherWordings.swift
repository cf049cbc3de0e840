import CopyLint

/// Sentences that the files of a language translate in several ways, where the files are next to each other.
struct OtherWordings {
  /// By the path of a file that has another wording than most: by language and source, what to write there.
  private(set) var byPath: [String: [String: [UInt64: OtherWording]]] = [:]

  private struct Sentence: Hashable {
    var folder: String
    var locale: String
    var source: UInt64
  }

  private typealias Use = (path: String, wording: UInt64, text: String)

  init(of reports: [FileReport], patterns: [String]) {
    var uses: [Sentence: [Use]] = [:]
    for report in reports where !report.sentences.isEmpty {
      let family = TranslationFamily(path: report.path, patterns: patterns)
      let folder = family?.folder ?? parentFolder(of: report.path)
      for one in report.sentences {
        uses[Sentence(folder: folder, locale: one.locale, source: one.source), default: []]
          .append((report.path, one.wording, one.text))
      }
    }
    for (sentence, found) in uses where found.count > 1 { take(found, sentence) }
  }

  /// What most files say is the model; on a tie, what the first one says.
  private mutating func take(_ found: [Use], _ sentence: Sentence) {
    var paths: [UInt64: Set<String>] = [:]
    for use in found { paths[use.wording, default: []].insert(use.path) }
    let files = paths.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard paths.count > 1, files.count > 1 else { return }
    let order = found.sorted { ($0.path, $0.text) < ($1.path, $1.text) }
    let most = paths.values.map(\.count).max() ?? 0
    guard let model = order.first(where: { paths[$0.wording]?.count == most }) else { return }
    for use in order where use.wording != model.wording && use.path != model.path {
      byPath[use.path, default: [:]][sentence.locale, default: [:]][sentence.source] = OtherWording(
        wording: model.wording, text: model.text, file: String(lastPart(of: model.path)))
    }
  }
}
