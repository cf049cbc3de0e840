import Testing

@testable import CopyLint

@Suite struct `Strings of two times` {
  /// `path: key=text key=text` a line.
  private func strings(_ table: String) -> [String: [StringIdentity]] {
    var result: [String: [StringIdentity]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      result[String(parts[0])] = parts[1].split(separator: " ").map { string in
        let sides = string.split(separator: "=")
        return StringIdentity(key: String(sides[0]), locale: "en", text: String(sides[1]))
      }
    }
    return result
  }

  /// `path +added ~changed -removed` a line, and `path < old path`.
  private func compare(_ old: String, _ new: String) -> [String] {
    let comparison = StringComparison(old: strings(old), new: strings(new))
    let counts = comparison.counts.filter { $0.value != Changes.Strings() }.map { path, counts in
      "\(path) +\(counts.added) ~\(counts.changed) -\(counts.removed)"
    }
    return (counts + comparison.oldPaths.map { "\($0.key) < \($0.value)" }).sorted()
  }

  @Test(
    arguments: [
      ("nothing", "a: x=1 y=2", "a: x=1 y=2", []),
      ("sorted anew", "a: x=1 y=2 z=3", "a: z=3 x=1 y=2", []),
      ("one of each", "a: x=1 y=2 z=3", "a: x=1 y=5 w=4", ["a +1 ~1 -1"]),
      ("another key for the same text", "a: x=1", "a: y=1", ["a +1 ~0 -1"]),
      ("a new file", "", "a: x=1 y=2", ["a +2 ~0 -0"]),
      ("a file that is gone", "a: x=1 y=2", "", ["a +0 ~0 -2"]),
      ("a renamed file", "a: x=1 y=2", "b: y=2 x=1", ["b < a"]),
      ("a renamed file with changes", "a: x=1 y=2 z=3", "b: x=1 y=5 w=1", ["b +1 ~1 -1", "b < a"]),
      ("a file in two parts", "a: x=1 y=2 z=3", "b: x=1\nc: y=2 z=3", ["b < a", "c < a"]),
      ("two files in one", "a: x=1\nb: y=2 z=3", "c: x=1 y=2 z=3", ["c < b"]),
      ("moved to a file that was there", "a: x=1 y=2\nb: z=3", "a: x=1\nb: z=3 y=2", []),
      ("a copy", "a: x=1", "a: x=1\nb: x=1", ["b +1 ~0 -0"]),
      ("two of one key", "a: x=1 x=2", "a: x=2 x=1", []),
      ("two of one key, one changed", "a: x=1 x=2", "a: x=2 x=3", ["a +0 ~1 -0"]),
      ("one of two", "a: x=1 x=1", "a: x=1", ["a +0 ~0 -1"]),
    ] as [(String, String, String, [String])])
  func `are told apart`(what: String, old: String, new: String, found: [String]) {
    #expect(compare(old, new) == found, "\(what)")
  }

  @Test func `of a long file are compared in little time`() {
    let old = (0..<50_000).map { "k\($0)=a\($0)" }.joined(separator: " ")
    let new = (0..<50_000).reversed().map { "k\($0)=b\($0)" }.joined(separator: " ")
    #expect(compare("a: " + old, "a: " + new) == ["a +0 ~50000 -0"])
  }
}
