import CopyLint
import Foundation
import Readability

// Writes what the program reads in place, from the folder of the project: CODE-terms.bin for each glossary, CODE-lists.bin
// for each file of word lists, and the table of common words. For Scripts/build-words.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("build-words: name the folder of the project\n".utf8))
  exit(2)
}
let project = URL(fileURLWithPath: CommandLine.arguments[1])
let glossaries = project.appending(path: "Glossary")
let tables = project.appending(path: "Sources/CGlossary/tables")
let data = project.appending(path: "Sources/CReadabilityData/data")

func write(_ table: [UInt8], to file: URL) throws {
  try Data(table).write(to: file)
  print("\(file.lastPathComponent): \(table.count) bytes")
}

func compile(
  _ folder: URL, _ ending: String, _ kind: String, _ compile: ([UInt8], String) -> [UInt8]
) throws {
  let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == ending {
    let language = file.deletingPathExtension().lastPathComponent
    let table = compile([UInt8](try Data(contentsOf: file)), language)
    try write(table, to: tables.appending(path: "\(language)-\(kind).bin"))
  }
}

try compile(glossaries, "csv", "terms") { Glossary.compile($0, language: $1) }
try compile(glossaries.appending(path: "Lists"), "txt", "lists") { file, _ in WordLists.compile(file) }

let words = try String(contentsOf: data.appending(path: "common-words-en.txt"), encoding: .utf8)
try write(
  CommonWords.compile(words.split(separator: "\n").map(String.init)),
  to: data.appending(path: "common-words-en.bin"))
