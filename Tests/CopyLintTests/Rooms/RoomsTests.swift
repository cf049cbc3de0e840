import Foundation
import Testing

@testable import CopyLint

@Suite struct `Rooms` {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/CopyLint")
    .standardizedFileURL

  /// The names in each file, by its path below the folder.
  private static let files: [String: SwiftNames] = {
    let paths =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.map { url in
        let path = url.standardizedFileURL.path.dropFirst(folder.path.count).drop { $0 == "/" }
        return (String(path), SwiftNames((try? String(contentsOf: url, encoding: .utf8)) ?? ""))
      })
  }()

  private static func room(of path: String) -> Room? {
    let folder = path.split(separator: "/").dropLast().first.map(String.init) ?? ""
    return Room.all.first { $0.folders.contains(folder) }
  }

  @Test func `each folder belongs to one room`() {
    #expect(Self.files.count > 100)
    for path in Self.files.keys.sorted() {
      #expect(Self.room(of: path) != nil, "Put the folder of \(path) into a room of Room.all.")
    }
    let folders = Room.all.flatMap(\.folders)
    #expect(Set(folders).count == folders.count)
  }

  @Test func `a room names rooms that were built before it`() {
    for (index, room) in Room.all.enumerated() {
      #expect(Set(room.mayName).isSubset(of: Room.all[..<index].map(\.name)), "\(room.name)")
    }
  }

  @Test func `arrows between rooms go one way`() {
    var owners: [String: String] = [:]
    var unsure: Set<String> = []
    for (path, names) in Self.files {
      unsure.formUnion(names.nested)
      for name in names.declared where owners.updateValue(path, forKey: name) != nil { unsure.insert(name) }
    }
    var found: [String: String] = [:]
    for (path, names) in Self.files {
      guard let room = Self.room(of: path) else { continue }
      for name in names.used.subtracting(unsure) {
        guard let owner = owners[name], let other = Self.room(of: owner), other.name != room.name,
          !room.mayName.contains(other.name)
        else { continue }
        let arrow = "\(room.name) -> \(other.name): \(name)"
        found[arrow] = min(found[arrow] ?? path, path)
      }
    }
    for (arrow, path) in found.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(path) names what its room may not: \(arrow)")
    }
  }

  @Test(arguments: [
    ("struct A { var b: B; enum C { } }", "A", "C", "B"),
    ("private func a() { b(c) }\nfunc d(_ e: E) -> F { g.h(); I.j() }", "d", "a", "E F I b"),
    (
      "/* X /* Y */ Z( */ // X\nlet a = \"X \\(B(\"Y \\(C())\")) Z\" + #\"\\(X) \"Y\" \\#(D)\"#", "a", "",
      "B C D"
    ),
    ("let a = \"\"\"\n  X \"Y\" \\\"\"\" \\(B.c)\n  \"\"\"\nlet e = F", "a e", "", "B F"),
    ("class func a() { } \n extension B { struct C { } }", "a", "C", "B"),
  ])
  func `names are told from words, comments and texts`(
    text: String, declared: String, nested: String, used: String
  ) {
    let names = SwiftNames(text)
    #expect(names.declared.sorted().joined(separator: " ") == declared)
    #expect(names.nested.sorted().joined(separator: " ") == nested)
    #expect(names.used.sorted().joined(separator: " ") == used)
  }
}
