@testable import CopyLint
@testable import copy_lint

/// What is true of `--add-suppressions`: it changes no string, and a second run has nothing to write.
func checkSuppressions(_ input: [UInt8]) throws(Violation) {
  guard let choices = Choices(input) else { return }
  let document = anyDocument(choices)
  let path = "/home/" + document.path
  let settings = "/home/.copy-lint.yml"
  let machine = Machine([path: choices.content, settings: Array("paths: [.]\n".utf8)], takesFiles: true)
  let arguments = ["check", "--quiet", "--add-suppressions", "--reason", "No.", "--jobs", "1", document.path]
  let takesNotes = choices.number(1) % 2 == 1 ? ["--notes"] : []
  let code = run(arguments: arguments + takesNotes, environment: machine.environment)
  try hold(code <= 2, "It ends with \(code).")
  guard code < 2, let written = machine.files[path] else { return }
  func context() -> String { "\n\(document.shown)\n\(Document(path: path, bytes: written).shown)" }
  try same(strings(written, document), strings(document.original, document), "A string changes.\(context())")

  let once = machine.files
  let again = run(arguments: arguments + takesNotes, environment: machine.environment)
  try hold(again == code, "A second run ends with \(again), not with \(code).\(context())")
  for (path, bytes) in machine.files {
    try same(
      String(decoding: bytes, as: UTF8.self), String(decoding: once[path] ?? [], as: UTF8.self),
      "A second run writes “\(path)” again.\(context())")
  }
}

/// Keys, languages and texts of a file.
private func strings(_ bytes: [UInt8], _ document: Document) -> [[String]] {
  let document = Document(path: document.path, bytes: bytes, isNamed: true)
  guard let format = allFormats.first(where: { $0.recognizes(document) }) else { return [] }
  return format.read(document, options: ReadingOptions()).entries.map {
    [$0.key, $0.locale, $0.variant, $0.text]
  }
}
