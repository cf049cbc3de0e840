@testable import CopyLint
@testable import copy_lint

/// What is true of any arguments: they are read, or one message says what to do.
func checkArguments(_ input: [UInt8]) throws(Violation) {
  let arguments = input.split(separator: 0x0A, omittingEmptySubsequences: false).map {
    String(decoding: $0, as: UTF8.self)
  }
  let options: Options
  do throws(UsageError) {
    options = try parse(arguments)
  } catch {
    return try checkRefusal(error, arguments)
  }
  try hold((try? parse(arguments)) == options, "Reading the arguments twice gives two results.")
  try hold(
    options.operands.allSatisfy(arguments.contains),
    "An operand was not among the arguments: \(options.operands)")
}

private func checkRefusal(_ error: UsageError, _ arguments: [String]) throws(Violation) {
  try hold(error.message.hasSuffix("."), "The message is no sentence: \(error.message)")
  let machine = Machine()
  let code = run(arguments: arguments, environment: machine.environment)
  try hold(code == 2 && machine.output.isEmpty, "Arguments that are wrong end with \(code) and an output.")
  try hold(machine.messages.hasPrefix("copy-lint: "), "The message was not written: \(machine.messages)")
}

/// What is true of the input of the language server: the same messages come out of it, however it is cut.
func checkMessages(_ input: [UInt8]) throws(Violation) {
  let whole = received(Machine(input: input))
  try same(received(Machine(input: input, chunk: 1)), whole, "Byte by byte there are other messages.")
  try same(
    received(Machine(input: input, chunk: 7)), whole, "In pieces of seven bytes there are other messages.")
}

private func received(_ machine: Machine) -> [String] {
  var reader = MessageReader(machine.environment)
  var received: [String] = []
  while let next = reader.next(waits: true, pause: {}) {
    switch next {
    case .answer: received.append("answer")
    case .fault(let fault, let id): received.append("fault \(fault) \(String(decoding: id, as: UTF8.self))")
    case .message(let message):
      let id = message.id.map { String(decoding: $0, as: UTF8.self) } ?? "-"
      received.append("message \(message.method) \(id) \(message.values.isObject)")
    }
  }
  return received
}

/// What is true of the text of an open document: after each edit its lines are those of the same text read anew.
///
/// The first byte says how the editor counts, the next five are an edit, and so on up to a line end; the rest is the
/// text.
func checkTextBuffer(_ input: [UInt8]) throws(Violation) {
  let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, let first = parts[0].first else { return }
  let edits = Array(parts[0].dropFirst())
  let encoding = [PositionEncoding.utf8, .utf16][Int(first) % 2]
  var buffer = TextBuffer(String(decoding: parts[1], as: UTF8.self))
  let texts = ["", "a", "\n", "\r", "\r\n", "é😀", "a\nb\rc", "\n\n", "x\r"]
  for start in stride(from: 0, to: edits.count - 4, by: 5) {
    let edit = edits[start..<start + 5].map { Int($0 &- UInt8(ascii: "A")) }
    let range = buffer.range(
      from: Position(line: edit[0], character: edit[1]), to: Position(line: edit[2], character: edit[3]),
      encoding)
    buffer.replace(range, with: texts[edit[4] % texts.count])
    let anew = TextBuffer(String(decoding: buffer.bytes, as: UTF8.self))
    try hold(anew.bytes == buffer.bytes, "An edit leaves bytes that are no text.")
    try same(buffer.lineCount, anew.lineCount, "An edit leaves another number of lines.")
    var walk = PositionWalk(buffer, encoding)
    for line in 0..<anew.lineCount {
      try hold(
        buffer.start(of: line) == anew.start(of: line) && buffer.end(of: line) == anew.end(of: line),
        "Line \(line) is elsewhere after an edit.")
      let position = walk.position(of: buffer.end(of: line))
      try same(
        buffer.offset(of: position, encoding), buffer.end(of: line), "A position is not where it was told.")
    }
  }
}
