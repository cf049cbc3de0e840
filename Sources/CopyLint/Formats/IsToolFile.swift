/// Whether `path` is JSON or YAML that tools own: settings, manifests and lock files. Nobody reads it in an app.
func isToolFile(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  guard let file = parts.last else { return false }
  let isYAML = file.hasSuffix(".yml") || file.hasSuffix(".yaml")
  if !isYAML {
    let isVariant = ["tsconfig.", "jsconfig.", ".eslintrc", ".prettierrc"].contains { file.hasPrefix($0) }
    if isVariant, file.hasSuffix(".json") { return true }
  } else if file.hasPrefix(".") || parts.dropLast().contains(where: { toolFolders.contains($0) }) {
    return true
  }
  // Xcode names flags after countries: “ae.imageset”.
  if parts.contains(where: { $0.hasSuffix(".xcassets") }) { return true }
  // “locales/en/app.json” has texts: no tool has its settings in the folder of a language.
  if toolFiles.contains(file) { return PathLocale(path: path) == nil }
  guard let dot = file.lastIndex(of: "."), isYAML || file.hasSuffix(".json") else { return false }
  let isTool = toolStems.contains { file[..<dot] == $0 || file[..<dot].hasPrefix("\($0).") }
  // “locales/en/swagger.json” has the texts of a page.
  return isTool && PathLocale(path: path) == nil
}

private let toolFiles: Set<Substring> = [
  "package.json", "package-lock.json", "composer.json", "manifest.json", "Contents.json", "angular.json",
  "app.json", "babel.config.json", "biome.json", "deno.json", "firebase.json", "lerna.json", "nx.json",
  "project.json", "renovate.json", "turbo.json", "vercel.json", "Package.resolved", "launch.json",
  "tasks.json", "boost.json", "npm-shrinkwrap.json",
  "pnpm-lock.yaml", "pnpm-workspace.yaml", "pubspec.yaml", "pubspec.lock", "composer.lock", "yarn.lock",
  "mkdocs.yml", "compose.yml", "compose.yaml", "action.yml", "action.yaml", "Chart.yaml",
  "crowdin.yml", "codecov.yml", "appveyor.yml",
]

/// With any ending and any variant: `docker-compose.prod.yml`, `openapi.json`.
private let toolStems = ["docker-compose", "openapi", "swagger"]

/// Folders of settings, where each file is YAML.
private let toolFolders: Set<Substring> = [".github", ".circleci", ".gitlab"]
