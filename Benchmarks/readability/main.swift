import Glibc
import Readability

/// The bytes of a file; empty when it can't be read.
func read(_ path: String) -> [UInt8] {
  let file = unsafe open(path, O_RDONLY)
  guard file >= 0 else { return [] }
  defer { close(file) }
  var status = stat()
  guard unsafe fstat(file, &status) == 0 else { return [] }
  let size = Int(status.st_size)
  return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let got = unsafe Glibc.read(file, buffer.baseAddress.map { unsafe $0 + count }, size - count)
      guard got > 0 else { return }
      count += got
    }
  }
}

func run() {
  let bytes = read(CommandLine.arguments[1])
  var analyzer = TextAnalyzer(locale: "en")
  var analysis = Analysis()
  var counts = Counts()
  let text = bytes.span
  var start = 0
  for index in text.indices where text[index] == 0x0A {
    analyzer.analyze(text.extracting(start..<index), neutral: [], into: &analysis)
    counts += analysis.counts
    start = index + 1
  }
  print(counts)
}
run()
