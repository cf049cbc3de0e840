/// All languages that are there: the one that a person looks for may be any of them.
///
/// `Change “--locale”. No string here is in “xx”. The languages here: “de”, “en”, “fr”.`
func noStrings(in wanted: [String], found: Set<String>) -> String {
  // “fr-rCA” is how Android names the folder.
  let named = wanted.count == 1 ? wanted[0].replacing("-r", with: "-", maxReplacements: 1) : ""
  if let meant = found.first(where: { $0.lowercased() == named.lowercased() }) {
    return "Write “--locale \(meant)”. No string here is in “\(wanted[0])”."
  }
  let shown = found.sorted().map { "“\($0)”" }.joined(separator: ", ")
  let rest = found.isEmpty ? "" : " The languages here: \(shown)."
  return "Change “--locale”. No string here is in “\(wanted.joined(separator: ","))”.\(rest)"
}
