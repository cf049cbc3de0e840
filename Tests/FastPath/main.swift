#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// fast-path [count [seed [locale]]]: compares the fast path with ICU on that many texts at random.
func run() -> Int32 {
  let arguments = CommandLine.arguments
  let count = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 10_000_000
  let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 1
  let locale = arguments.count > 3 ? arguments[3] : "en"
  var texts = RandomText(seed: seed)
  var comparison = Comparison(locale: locale)
  var bytes = 0
  for number in 0..<count {
    texts.advance()
    bytes += texts.bytes.count
    if let difference = comparison.difference(texts.bytes, neutral: texts.neutral) {
      print("Text \(number) of seed \(seed) differs in “\(locale)”:\n\(difference)")
      return 1
    }
  }
  print(
    "The fast path and ICU agree in “\(locale)”: \(count) texts of seed \(seed), \(bytes) bytes, "
      + "\(comparison.tokens) tokens, \(comparison.sentences) sentences.")
  return 0
}

exit(run())
