import Foundation
import Testing

@testable import CopyLint

/// Real files of apps, which are next to the package on some machines only.
private let corpus: String? = {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let shared =
    ProcessInfo.processInfo.environment["COPY_LINT_SHARED"] ?? root.appending(path: "../shared").path
  let folder = shared + "/corpus/"
  guard FileManager.default.fileExists(atPath: folder) else {
    print("Roles of real files are not measured: there is no \(folder)")
    return nil
  }
  return folder
}()

struct RoleShareTests {
  // The corpus is not part of the package.
  @Test(
    .enabled(if: corpus != nil),
    arguments: [
      // Keys only; a third are names of states of machines.
      ("apple-strings/home-assistant+iOS/Sources/App/Resources/en.lproj/Localizable.strings", 0.6...0.8),
      // Comments only; a word or two each.
      ("apple-strings/Automattic+simplenote-ios/Simplenote/en.lproj/Localizable.strings", 0.3...0.45),
      // The text is the key, and the comment repeats it: nothing to go by but a few error keys.
      ("apple-strings/jellyfin+Swiftfin/Translations/en.lproj/Localizable.strings", 0.0...0.15),
    ])
  func `resolves the share of roles that its names allow`(path: String, share: ClosedRange<Double>) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: #require(corpus) + path)))
    let checker = Checker(configuration: Configuration())
    let document = Document(path: path, bytes: bytes)
    let read = checker.read(document)
    let entries = try #require(read?.strings)
    let resolved = entries.filter { $0.role != .unknown }.count
    #expect(entries.count > 300)
    #expect(share.contains(Double(resolved) / Double(entries.count)), "\(resolved) of \(entries.count)")
  }
}
