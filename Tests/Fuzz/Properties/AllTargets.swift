@testable import CopyLint

/// All targets: each format by its name, then what is made of the strings.
let allTargets: [Target] = allFormats.map { format in
  Target(format.name) {
    FormatProperty(format: format, paths: formatPaths[format.name] ?? []).check
  }
}
