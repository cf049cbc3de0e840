import Testing

@testable import copy_lint

/// A name under `brands` excuses its own letters, and not what is next to it.
@Suite struct BrandSignTests {
  @Test(arguments: [("brands: []", 1), ("brands: [Passepartout]", 1), ("brands: [\"Passepartout!\"]", 0)])
  func `keeps its own sign only`(settings: String, findings: Int) {
    let machine = MemoryMachine([
      ".copy-lint.yml": settings + "\n", "fr.lproj/a.strings": "\"a\" = \"Bienvenue à Passepartout!\";\n",
    ])
    let output = machine.run("--format", "xcode", "--rule", "french-spacing", ".").output
    #expect(output.split(separator: "\n").count == findings, "\(output)")
  }
}
