import Testing

@testable import CopyLint

@Suite struct GlobTests {
  @Test(
    arguments: [
      // pattern, paths that match, paths that don't
      ("a.json", ["a.json"], ["b/a.json", "a.json2", "A.json", ""]),
      ("*.json", ["a.json", ".json"], ["b/a.json", "a.jso"]),
      ("copy/*.json", ["copy/a.json"], ["copy/x/a.json", "copya.json", "copy/"]),
      ("**/Debug*.strings", ["Debug.strings", "a/Debug1.strings", "a/b/DebugX.strings"], ["aDebug.strings"]),
      ("Legal/**", ["Legal/a", "Legal/a/b.c"], ["Legal", "aLegal/b"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["a/xb", "ab"]),
      ("**", ["", "a", "a/b"], []),
      ("a**b", ["ab", "a/x/b"], ["a", "abc"]),
      ("?.txt", ["a.txt", "é.txt", "日.txt"], ["/.txt", "ab.txt", ".txt"]),
      ("[a-c]x", ["ax", "cx"], ["dx", "x", "Ax"]),
      ("[!a-c]x", ["dx", "-x"], ["ax", "/x"]),
      ("[]x", [], ["]x"]),
      ("[a\\]]x", ["ax", "]x"], ["\\x"]),
      ("[-a]x", ["-x", "ax"], ["bx"]),
      ("{a,b}.json", ["a.json", "b.json"], ["c.json", "{a,b}.json"]),
      ("{,x}a", ["a", "xa"], ["b"]),
      ("{a,{b,c}d}e", ["ae", "bde", "cde"], ["be", "de"]),
      ("{**/a,b}", ["a", "x/a", "b"], ["xa"]),
      ("\\*", ["*"], ["a"]),
      ("a,b}", ["a,b}"], []),
    ] as [(String, [String], [String])])
  func `matches paths`(pattern: String, good: [String], bad: [String]) {
    for path in good { #expect(Glob(pattern).matches(path: path), "\(path)") }
    for path in bad { #expect(!Glob(pattern).matches(path: path), "\(path)") }
  }

  @Test(
    arguments: [
      ("*.cta", ["a.cta", "a.b.cta", "a/b.cta"], ["cta"]),
      ("debug.*", ["debug.a", "debug.a/b.c"], ["debug"]),
      ("?", ["/", "a"], ["ab"]),
    ] as [(String, [String], [String])])
  func `matches keys, across all signs`(pattern: String, good: [String], bad: [String]) {
    for key in good { #expect(Glob(pattern).matches(key: key), "\(key)") }
    for key in bad { #expect(!Glob(pattern).matches(key: key), "\(key)") }
  }

  @Test(arguments: [
    ("[a", "Close the “[” of this pattern with “]”."),
    ("[", "Close the “[” of this pattern with “]”."),
    ("[a\\", "Close the “[” of this pattern with “]”."),
    ("{a,b", "Close the “{” of this pattern with “}”."),
    ("{", "Close the “{” of this pattern with “}”."),
    ("[]", "Put at least one character between “[” and “]”."),
    ("[z-a]", "Reverse the range between “[” and “]”. The smaller character comes first."),
    ("a\\", "Remove the “\\” at the end of this pattern."),
    ("{{{{{{{{{a}}}}}}}}}", "Use fewer nested “{” in this pattern. The limit is 8."),
  ])
  func `tells what is wrong with a pattern`(pattern: String, problem: String) {
    #expect(Glob.problem(in: pattern) == problem)
    #expect(Glob(pattern).matches(path: pattern))
  }

  @Test func `limits the length of a pattern`() {
    #expect(Glob.problem(in: String(repeating: "a", count: 1000)) == nil)
    #expect(Glob.problem(in: String(repeating: "a", count: 1001)) != nil)
  }

  /// A matcher that tries one branch after the other takes years for these.
  @Test func `takes linear time`() {
    let text = String(repeating: "a", count: 5000)
    #expect(!Glob(String(repeating: "*a", count: 20) + "b").matches(path: text))
    #expect(!Glob(String(repeating: "**a", count: 20) + "b").matches(key: text))
    #expect(!Glob(String(repeating: "{a,a*}", count: 20) + "b").matches(key: text))
  }
}
