// swift-tools-version: 6.0
import PackageDescription

// A package that checks its words with a released copy-lint and builds nothing of it: “swift package lint-copy”. With the
// address and checksum of a release, the last target is
//
//   .binaryTarget(
//     name: "copy-lint",
//     url: "https://github.com/OWNER/copy-lint/releases/download/v0.1.0/copy-lint.artifactbundle.zip",
//     checksum: "what “swift package compute-checksum” says of the file")
let package = Package(
  name: "App",
  defaultLocalization: "en",
  targets: [
    .target(name: "App", resources: [.process("Resources")]),
    .plugin(
      name: "LintCopy",
      capability: .command(
        intent: .custom(verb: "lint-copy", description: "Check the words of this package.")),
      dependencies: ["copy-lint"]),
    .binaryTarget(name: "copy-lint", path: "copy-lint.artifactbundle.zip"),
  ]
)
