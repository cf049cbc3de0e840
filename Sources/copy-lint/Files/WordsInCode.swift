import CopyLint

/// The code whose words no format reads, as walks come across it: by its names alone.
struct WordsInCode {
  /// How many files there are of each kind, such as `.jsx`.
  private var counts: [String: Int] = [:]
  /// Whether the Kotlin code is that of an app, and not of a server.
  private var isApp = false

  /// Templates, and code that people write words into.
  private static let kinds: Set<String> = [
    ".jsx", ".tsx", ".vue", ".svelte", ".astro", ".html", ".hbs", ".ejs", ".erb", ".haml", ".twig", ".cshtml",
    ".razor", ".qml", ".kt", ".dart", ".m", ".mm",
  ]
  /// Folders with code that is no part of the app, or that a tool made from it.
  private static let others: Set<Substring> = [
    "__tests__", "__mocks__", "tests", "test", "testdata", "spec", "e2e", "cypress", "fixtures", "stories",
    "docs", "doc", "example", "examples", "demo", "build", "dist", "out", "target", "coverage", "vendor",
    "third_party", "androidTest", "Pods", "Carthage",
  ]
  private static let otherNames = [".test", ".spec", ".stories", ".g", ".freezed"]

  /// Whether a file is such code, or tells what such code is for.
  static func isAbout(_ name: String, shown: String) -> Bool {
    if name == manifest { return true }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), kinds.contains(String(name[dot...])) else {
      return false
    }
    return !otherNames.contains(where: name[..<dot].hasSuffix)
      && !shown.split(separator: "/").dropLast().contains(where: others.contains)
  }

  /// Notes such a file.
  mutating func add(_ name: String) {
    guard name != Self.manifest, let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      isApp = true
      return
    }
    counts[String(name[dot...]), default: 0] += 1
  }

  /// Adds what another walk came across.
  mutating func add(_ other: WordsInCode) {
    counts.merge(other.counts, uniquingKeysWith: +)
    isApp = isApp || other.isApp
  }

  private static let manifest = "AndroidManifest.xml"

  /// What to do about it, unless the app keeps its words in string files: then there are more of them than of such files.
  func sentence(beside report: Report) -> String? {
    let shown = shownCounts(beside: report)
    let files = shown.reduce(0) { $0 + $1.files }
    guard files > Self.strings(of: report) else { return nil }
    let kinds = shown.prefix(3).map(\.kind)
    let rest = shown.count > kinds.count ? ["other"] : []
    let names = kinds + rest
    let list =
      names.count < 2
      ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    let place = files == 1 ? "1 \(list) file" : "\(grouped(files)) \(list) files"
    return "Put the words of \(place) into string files to check them. Words in such code are not read."
  }

  /// Those in most files first.
  private func shownCounts(beside report: Report) -> [(kind: String, files: Int)] {
    let formats = Set(report.files.map(\.format))
    return counts.filter { kind, _ in
      switch kind {
      // These apps have their words in such files by habit, however few they are.
      case ".kt": isApp && !formats.contains("android-xml")
      case ".dart": !formats.contains("arb")
      default: true
      }
    }.map { ($0.key, $0.value) }.sorted { ($1.files, $0.kind) < ($0.files, $1.kind) }
  }

  /// The strings of the language that has most: translations say the same again.
  private static func strings(of report: Report) -> Int {
    var strings: [String: Int] = [:]
    for file in report.files {
      for locale in file.locales { strings[locale.locale, default: 0] += locale.entries }
    }
    return strings.values.max() ?? 0
  }
}
