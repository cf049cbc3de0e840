/// A format whose file is one JSON value.
protocol JSONFormat: Format {
  /// Adds the entries of the file to `strings`.
  func read(_ strings: inout JSONStrings)
}

extension JSONFormat {
  var extensions: [String] { ["json"] }

  func read(_ document: Document, options: ReadingOptions) -> Reading {
    guard !document.isBlank else { return Reading() }
    var strings = JSONStrings(document, options: options)
    read(&strings)
    return strings.finish()
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.map { JSONReader.encode(text, like: document.bytes[$0]) }
  }
}

/// Whether `path` is JSON that tools own: nobody reads it in an app.
func isToolFile(_ path: String) -> Bool {
  guard let file = path.split(separator: "/").last else { return false }
  let isVariant = ["tsconfig.", "jsconfig.", ".eslintrc", ".prettierrc"].contains { file.hasPrefix($0) }
  return isVariant && file.hasSuffix(".json") || toolFiles.contains { file == $0 }
}

private let toolFiles = [
  "package.json", "package-lock.json", "composer.json", "manifest.json", "Contents.json", "angular.json",
  "app.json", "babel.config.json", "biome.json", "deno.json", "firebase.json", "lerna.json", "nx.json",
  "project.json", "renovate.json", "turbo.json", "vercel.json", "Package.resolved", "launch.json",
  "tasks.json",
]
