import Foundation
import PackagePlugin

/// `swift package lint-copy [FLAGS]`: runs the program of the binary target on the sources of this package.
@main struct LintCopy: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let lint = Process()
    lint.executableURL = try context.tool(named: "copy-lint").url
    lint.currentDirectoryURL = context.package.directoryURL
    lint.arguments = ["check"] + arguments + ["Sources"]
    try lint.run()
    lint.waitUntilExit()
    exit(lint.terminationStatus)
  }
}
