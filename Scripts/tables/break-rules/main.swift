import Foundation
import Readability

// Writes a file beside each CODE.txt of a folder. For Scripts/build-break-rules.
//
//     build-break-rules breaks FOLDER     CODE.brk: the rules as ICU compiles them
//     build-break-rules numbers FOLDER    CODE.num: the syllables of numbers by the rules that this program carries

guard CommandLine.arguments.count == 3, ["breaks", "numbers"].contains(CommandLine.arguments[1]) else {
  FileHandle.standardError.write(
    Data("build-break-rules: say breaks or numbers, and name the folder of the rules\n".utf8))
  exit(2)
}
let writesNumbers = CommandLine.arguments[1] == "numbers"
let folder = URL(fileURLWithPath: CommandLine.arguments[2])
for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
where file.pathExtension == "txt" && !file.lastPathComponent.contains("-") {
  let rules = file.deletingPathExtension()
  let bytes =
    writesNumbers
    ? try tableOfNumbers(language: rules.lastPathComponent)
    : try compileBreakRules([UInt8](Data(contentsOf: file)))
  try Data(bytes).write(to: rules.appendingPathExtension(writesNumbers ? "num" : "brk"))
  print("\(file.lastPathComponent): \(bytes.count) bytes of \(CommandLine.arguments[1])")
}
