import CopyLint

/// The name of the file that holds a contract.
let contractName = ".copy-lint-contract.yml"

/// `copy-lint contract`: today's spoken strings as a contract, with their roles and their exact words.
func contract(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard let project = loadProject(options, environment) else { return .unusable }
  let search = findFiles(options, project, environment)
  let checker = project.checker()
  var contract = ContractText()
  var isUsable = search.isUsable
  for file in search.files {
    do throws(FileError) {
      let bytes = try environment.read(file.location, fileSizeLimit)
      guard let run = checker.read(Document(path: file.path, bytes: bytes, isNamed: file.isNamed)) else {
        continue
      }
      contract.begin(file.path)
      run.forEach { contract.add($0, sourceLocale: project.configuration.sourceLocale) }
    } catch {
      isUsable = false
      say(error.message(path: file.path), environment)
    }
  }
  guard isUsable else { return .unusable }
  guard options.writesContract else {
    output.write(contract.text)
    return .clear
  }
  do throws(FileError) {
    try environment.create(absolutePath(contractName, in: project.root), Array(contract.text.utf8))
  } catch {
    say(error.message(path: contractName), environment)
    return .unusable
  }
  output.write(
    "Wrote “\(contractName)” with \(contract.count == 1 ? "1 string" : "\(contract.count) strings"). Add this line to “\(configurationName)”:\n\n"
  )
  output.write("extends: [\(contractName)]\n")
  return .clear
}

/// A configuration that holds strings to their keys, roles and words, file by file.
private struct ContractText {
  private struct File {
    var path: String
    var surfaces: [(name: String, lines: String)] = []
    /// In code, several controls may have the same words, and these are their key.
    var keys: Set<String> = []
  }

  private var files: [File] = []
  private(set) var count = 0

  /// What comes next is of this file.
  mutating func begin(_ path: String) { files.append(File(path: path)) }

  /// Adds what a screen reader says in the source language; a string with forms has no exact words.
  mutating func add(_ entry: Entry, sourceLocale: String) {
    guard entry.role.isSpoken || entry.role.part == .identifier, !entry.key.isEmpty, entry.variant.isEmpty,
      entry.language == sourceLocale.prefix(while: { $0 != "-" && $0 != "_" }),
      entry.text.contains(where: \.isLetter), let last = files.indices.last,
      files[last].keys.insert(entry.key).inserted
    else { return }
    let surface = String(entry.key.prefix { !"._-/:".contains($0) })
    let line = "            \(yaml(entry.key)): {role: \(entry.role.identifier), text: \(yaml(entry.text))}\n"
    count += 1
    if let index = files[last].surfaces.firstIndex(where: { $0.name == surface }) {
      files[last].surfaces[index].lines += line
    } else {
      files[last].surfaces.append((surface, line))
    }
  }

  var text: String {
    var text =
      "# Strings that tests and people rely on, made from the strings in the app: “copy-lint contract --write”.\n"
    let files = files.filter { !$0.surfaces.isEmpty }
    text += files.isEmpty ? "overrides: []\n" : "overrides:\n"
    for file in files {
      text += "  - paths: [\(yaml(file.path))]\n    rules:\n      contract-missing:\n        contracts:\n"
      for surface in file.surfaces { text += "          \(yaml(surface.name)):\n\(surface.lines)" }
    }
    return text
  }

  /// In double quotes, as YAML reads them.
  private func yaml(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20: quoted += "\\u00" + String(scalar.value + 0x100, radix: 16).suffix(2)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }
}
