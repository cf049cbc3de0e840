/// The text of a manual page: lines of man(7).
struct Roff {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func section(_ name: String, _ words: String) {
    line(".SH \(name)")
    line(Self.prose(words))
  }

  mutating func item(_ name: String, _ words: String) {
    line(".TP")
    line(".B \(Self.escaped(name))")
    line(Self.prose(words))
  }

  mutating func command(_ command: Command) {
    item(
      ([command.rawValue] + (command.operands.isEmpty ? [] : [command.operands])).joined(separator: " "),
      command.summary)
    for paragraph in command.details.split(separator: "\n\n") {
      line(".IP")
      // An example keeps its lines.
      if paragraph.hasPrefix("{") || paragraph.hasPrefix("copy-lint ") {
        line(".EX")
        line(Self.escaped(String(paragraph)))
        line(".EE")
      } else {
        line(Self.prose(String(paragraph).replacing("\n", with: " ")))
      }
    }
  }

  mutating func flag(_ flag: Flag) {
    let letter = flag.letter.map { "-\($0), " } ?? ""
    let commands = flag.commands.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    item(letter + flag.usage, flag.commands.isEmpty ? flag.text : "\(flag.text) For \(commands).")
  }

  mutating func example(_ words: String, _ shell: String) {
    line(".TP")
    line(Self.escaped(words))
    line(".EX")
    line(Self.escaped(shell))
    line(".EE")
  }

  /// A line for each sentence, as the format asks for.
  static func prose(_ text: String) -> String { escaped(text.replacing(". ", with: ".\n")) }

  /// A hyphen is a minus, so that what is copied can be run; a dot at the start is not a request.
  static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : String(line)
    }.joined(separator: "\n")
  }
}
