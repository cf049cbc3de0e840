internal import CRulePages

/// The page of a rule in `Documentation/Rules`, Markdown; nil when there is no such rule.
public func rulePage(named name: String) -> String? {
  for index in 0..<crulepages_count() {
    let page = unsafe crulepages_page(index)
    guard unsafe String(cString: page.name) == name else { continue }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: page.bytes, count: Int(page.count)), as: UTF8.self)
  }
  return nil
}

/// Why the rule is: the first paragraph of that part of its page, without marks of code; empty when there is no such rule.
func reason(forRule name: String) -> String {
  let lines = (rulePage(named: name) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  let why = lines.drop { $0 != "## Why" }.dropFirst().drop(while: \.isEmpty).prefix { !$0.isEmpty }
  return why.joined(separator: " ").filter { $0 != "`" }
}

/// The names of all pages, in the order of the list of rules.
package func rulePageNames() -> [String] {
  (0..<crulepages_count()).map { unsafe String(cString: crulepages_page($0).name) }
}
