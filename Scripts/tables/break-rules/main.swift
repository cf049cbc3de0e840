import Foundation
import Readability

// Writes CODE.brk beside each CODE.txt of a folder: break rules as ICU compiles them. For Scripts/build-break-rules.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("build-break-rules: name the folder of the rules\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
where file.pathExtension == "txt" && !file.lastPathComponent.contains("-") {
  let compiled = try compileBreakRules([UInt8](Data(contentsOf: file)))
  try Data(compiled).write(to: file.deletingPathExtension().appendingPathExtension("brk"))
  print("\(file.lastPathComponent): \(compiled.count) bytes")
}
