import Foundation
import PackagePlugin

/// `swift package lint-copy [FLAGS] [PATH…]`: checks the words of the package it is run in.
@main struct LintCopy: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let lint = Process()
    lint.executableURL = try builtProgram()
    lint.currentDirectoryURL = context.package.directoryURL
    lint.arguments = arguments + targets(of: context.package, unlessNamedIn: arguments)
    try lint.run()
    lint.waitUntilExit()
    exit(lint.terminationStatus)
  }

  /// Built when it is asked for. As a dependency of the plugin, all of copy-lint would be built twice whenever anything
  /// of this package is: once as a tool.
  private func builtProgram() throws -> URL {
    var parameters = PackageManager.BuildParameters()
    parameters.configuration = .release
    let result = try packageManager.build(.product("copy-lint"), parameters: parameters)
    guard let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
      FileHandle.standardError.write(Data(result.logText.utf8))
      throw Failure()
    }
    return program.url
  }

  /// The folders of the package's targets, for a package without settings and a call without a path.
  private func targets(of package: Package, unlessNamedIn arguments: [String]) -> [String] {
    let files = FileManager.default
    func exists(_ path: String) -> Bool {
      files.fileExists(atPath: URL(filePath: path, relativeTo: package.directoryURL).path)
    }
    guard !exists(".copy-lint.yml"), !arguments.contains(where: exists) else { return [] }
    // A command comes first, and only these take paths.
    let takesPaths = arguments.first.map { $0.hasPrefix("-") || ["check", "grade", "dump"].contains($0) }
    guard takesPaths ?? true else { return [] }
    return package.targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description = "Mend the build of copy-lint first. What the compiler said is above."
  }
}
