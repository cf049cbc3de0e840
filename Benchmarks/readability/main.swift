import Readability

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// readability-bench FILE: how fast each step of an analysis goes through the lines of a file.
func run() throws {
  guard CommandLine.arguments.count == 2, let bytes = read(CommandLine.arguments[1]), !bytes.isEmpty else {
    print("Name a file of texts, one a line.")
    exit(2)
  }
  let lines = Lines(bytes)
  let words = try lines.count(usesICU: false, remembers: true)
  print("\(lines.ranges.count) lines, \(words) words, \(bytes.count) bytes")
  func report(_ step: String, _ work: () -> Void) {
    let seconds = time(work)
    let megabytes = Int(Double(bytes.count) / seconds / 1e6)
    let thousands = Int(Double(words) / seconds / 1e3)
    print("\(step): \(megabytes) MB/s, \(thousands) thousand words/s")
  }
  report("sentences by ICU") { lines.findSentences(usesICU: true) }
  report("sentences") { lines.findSentences(usesICU: false) }
  report("words and sentences by ICU, counted") { lines.findTokens(usesICU: true) }
  report("words and sentences, counted") { lines.findTokens(usesICU: false) }
  let analyses = try lines.analyses()
  report("syllables, every word anew") { lines.countSyllables(analyses) }
  report("familiarity, every word anew") { lines.judge(analyses) }
  report("the whole by ICU, every word anew") { _ = try? lines.count(usesICU: true, remembers: false) }
  report("the whole") { _ = try? lines.count(usesICU: false, remembers: true) }
}

try run()
