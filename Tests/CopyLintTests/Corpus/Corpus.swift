import Foundation
import Testing

@testable import CopyLint

/// Real files, read in place. They are not part of the project: where they are absent, their tests are skipped.
enum Corpus {
  /// A file of the corpus and what its list says of it.
  struct File {
    var format: String
    var path: String
    /// Strings by a rough count.
    var strings: Int

    func document() throws -> Document {
      let folder = try #require(Corpus.folder)
      return Document(path: path, bytes: [UInt8](try Data(contentsOf: folder.appending(path: path))))
    }
  }

  static let folder: URL? = {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let chosen = ProcessInfo.processInfo.environment["COPY_LINT_SHARED"].map { URL(filePath: $0) }
    let shared = chosen ?? package.appending(path: "../shared")
    let folder = shared.appending(path: "corpus").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.appending(path: "MANIFEST.tsv").path) ? folder : nil
  }()

  /// Whether to read all files where a sample does: in a release build, or on demand.
  static let readsAll: Bool = {
    #if DEBUG
      return ProcessInfo.processInfo.environment["COPY_LINT_FULL"] != nil
    #else
      return true
    #endif
  }()

  /// The files in `folders`.
  static func files(of folders: [String] = ["apple-strings", "stringsdict", "xcstrings", "json", "arb"])
    throws
    -> [File]
  {
    let folder = try #require(Self.folder)
    let manifest = try String(contentsOf: folder.appending(path: "MANIFEST.tsv"), encoding: .utf8)
    return manifest.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard folders.contains(String(cells[0])) else { return nil }
      let repository = cells[1].replacing("/", with: "+")
      return File(
        format: String(cells[0]), path: "\(cells[0])/\(repository)/\(cells[2])", strings: Int(cells[6]) ?? 0)
    }
  }

  /// Each file of this corpus and of the second, if it is there, that a format may read.
  static func allDocuments() throws -> [Document] {
    let first = try #require(Self.folder)
    let second = first.deletingLastPathComponent().appending(path: "corpus-2")
    var documents: [Document] = []
    for folder in [first, second] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
        guard let bytes = try? Data(contentsOf: folder.appending(path: path)) else { continue }
        documents.append(Document(path: path, bytes: [UInt8](bytes)))
      }
    }
    return documents
  }
}
