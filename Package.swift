// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  // Where CI holds them. What is a number in one C library is a pointer in another, and only a pointer is marked unsafe.
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  .strictMemorySafety(.when(platforms: [.linux])),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // A span of what a value holds can be lent by a property or a method of ours.
  .enableExperimentalFeature("Lifetimes"),
]

// CI runs the libraries so often that making them fast saves more time than it costs. The command and the tests stay as they
// are: to optimize them takes longer than to run them.
let tested = strict + (Context.environment["COPY_LINT_OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"])])

let package = Package(
  name: "copy-lint",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Readability", targets: ["Readability"]),
    .library(name: "CopyLint", targets: ["CopyLint"]),
    .executable(name: "copy-lint", targets: ["copy-lint"]),
    .plugin(name: "LintCopy", targets: ["LintCopy"]),
  ],
  targets: [
    // A shared library costs a small file a tenth of its time, so only ICU's core, which carries the data, is one.
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary(":libicui18n.a"), .linkedLibrary("icuuc")]),
    .target(name: "CReadabilityData"),
    .target(name: "CGlossary"),
    .target(name: "CRulePages"),
    .target(name: "CReportPage"),
    .target(name: "CExpat", linkerSettings: [.linkedLibrary(":libexpat.a")]),
    .target(name: "CYAML", linkerSettings: [.linkedLibrary(":libyaml.a")]),
    .target(
      name: "Readability",
      dependencies: ["CICU", "CReadabilityData"],
      swiftSettings: tested,
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "CopyLint",
      dependencies: ["CExpat", "CGlossary", "CICU", "CReportPage", "CRulePages", "CYAML", "Readability"],
      swiftSettings: tested),
    .target(name: "CArguments"),
    .target(name: "CPages"),
    .target(name: "CTemporaryFiles"),
    .executableTarget(
      name: "copy-lint",
      dependencies: ["CArguments", "CPages", "CTemporaryFiles", "CopyLint", "Readability"],
      swiftSettings: strict),
    .plugin(
      name: "LintCopy",
      capability: .command(
        intent: .custom(verb: "lint-copy", description: "Check the words of this package."))),
    // The README shows it; a test holds the two together. Without package access: what it uses is public.
    .executableTarget(
      name: "readability-example", dependencies: ["Readability"], path: "Examples/Readability",
      packageAccess: false, swiftSettings: strict),
    // The documentation shows it; a test holds the two together. Without package access as well.
    .executableTarget(
      name: "copy-lint-example", dependencies: ["CopyLint"], path: "Examples/CopyLint", packageAccess: false,
      swiftSettings: strict),
    // The documentation shows its rule, and a test runs it.
    .executableTarget(
      name: "own-rule-example", dependencies: ["CopyLint"], path: "Examples/OwnRule", packageAccess: false,
      swiftSettings: strict),
    // For Scripts/measure-languages and Scripts/measure-spread.
    .executableTarget(
      name: "readability-measure", dependencies: ["Readability"], path: "Benchmarks/measure",
      swiftSettings: strict),
    // For Scripts/build-break-rules.
    .executableTarget(
      name: "build-break-rules", dependencies: ["Readability"], path: "Scripts/tables/break-rules",
      swiftSettings: strict),
    // For Scripts/build-words.
    .executableTarget(
      name: "build-words", dependencies: ["CopyLint", "Readability"], path: "Scripts/tables/words",
      swiftSettings: strict),
    // For Scripts/compare-swift-parser.
    .executableTarget(
      name: "read-swift", dependencies: ["CopyLint"], path: "Scripts/swift_parser/ours", swiftSettings: strict
    ),
    .executableTarget(
      name: "readability-bench", dependencies: ["Readability"], path: "Benchmarks/readability",
      swiftSettings: strict),
    .executableTarget(
      name: "fast-path", dependencies: ["Readability"], path: "Tests/FastPath", swiftSettings: strict),
    .testTarget(
      name: "ReadabilityTests",
      dependencies: ["Readability", "fast-path"],
      exclude: ["own-vectors.json", "readability-vectors.json"]),
    .testTarget(
      name: "CopyLintTests",
      dependencies: ["CopyLint", "Readability", "fast-path", "own-rule-example"],
      exclude: [
        "Glossary/fix-rows.txt", "Glossary/plural-forms.txt", "Glossary/verb-forms.txt", "Glossary/Languages",
        "Roles/roles.txt", "Formats/shared-names.txt",
      ]),
    .testTarget(
      name: "CommandTests", dependencies: ["copy-lint", "CopyLint", "Readability"],
      exclude: ["ReferenceApps/sentences.txt"]),
    .testTarget(
      name: "FuzzTests", dependencies: ["copy-lint", "CopyLint", "Readability"], path: "Tests/Fuzz",
      exclude: ["Corpus", "README.md", "Seeds", "main.swift"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)

// Homebrew keeps ICU, expat and libyaml in folders of their own, and pkg-config's files say where. This asks them on Linux
// too, and takes the shared libraries.
#if os(macOS)
  let asksPkgConfig = true
#else
  let asksPkgConfig = Context.environment["COPY_LINT_PKG_CONFIG"] != nil
#endif
if asksPkgConfig {
  for (wrapper, library, brew, apt) in [
    ("CICU", "icu-i18n", "icu4c", "libicu-dev"),
    ("CExpat", "expat", "expat", "libexpat1-dev"),
    ("CYAML", "yaml-0.1", "libyaml", "libyaml-dev"),
  ] {
    package.targets.append(
      .systemLibrary(
        name: "System\(wrapper)", path: "Sources/System/\(wrapper)", pkgConfig: library,
        providers: [.brew([brew]), .apt([apt])]))
    for target in package.targets where target.name == wrapper {
      target.linkerSettings = nil
      target.dependencies.append(.target(name: "System\(wrapper)"))
    }
  }
}

// `make fuzz` alone sets this. The program takes libFuzzer, which no other build has; and since a program cannot be
// linked into another, the command is a library for it.
if Context.environment["COPY_LINT_FUZZ"] != nil {
  package.products = [.executable(name: "fuzz", targets: ["fuzz"])]
  package.targets.removeAll { $0.isTest || $0.name == "copy-lint" }
  package.targets += [
    .target(
      name: "copy-lint",
      dependencies: ["CArguments", "CPages", "CTemporaryFiles", "CopyLint", "Readability"],
      exclude: ["main.swift"],
      swiftSettings: strict),
    .executableTarget(
      name: "fuzz", dependencies: ["copy-lint", "CopyLint", "Readability"], path: "Tests/Fuzz",
      exclude: ["Corpus", "CutTests.swift", "README.md", "SeedTests.swift", "Seeds"], swiftSettings: strict),
  ]
}
