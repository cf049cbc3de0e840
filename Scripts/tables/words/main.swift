import CopyLint
import Foundation

// Writes CODE-terms.bin for each glossary of a folder and CODE-lists.bin for each file of its Lists: what the program
// makes of them, to be read in place. For Scripts/build-words.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(
    Data("build-words: name the folder of the glossaries, and that of the tables\n".utf8))
  exit(2)
}
let source = URL(fileURLWithPath: CommandLine.arguments[1])
let target = URL(fileURLWithPath: CommandLine.arguments[2])

func compile(_ folder: URL, _ ending: String, _ kind: String, _ compile: ([UInt8], String) -> [UInt8]) throws
{
  let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == ending {
    let language = file.deletingPathExtension().lastPathComponent
    let table = compile([UInt8](try Data(contentsOf: file)), language)
    try Data(table).write(to: target.appending(path: "\(language)-\(kind).bin"))
    print("\(language)-\(kind).bin: \(table.count) bytes")
  }
}

try compile(source, "csv", "terms") { Glossary.compile($0, language: $1) }
try compile(source.appending(path: "Lists"), "txt", "lists") { file, _ in WordLists.compile(file) }
