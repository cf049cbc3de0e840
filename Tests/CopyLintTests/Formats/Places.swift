import Foundation

/// The table of places in Swift code.
enum Places {
  static let text: String = {
    let file = URL(filePath: #filePath).appending(path: "../../../../Glossary/swift-places.txt")
    return (try? String(contentsOf: file.standardizedFileURL, encoding: .utf8)) ?? ""
  }()
}
