// Reads Swift files and prints what is around each literal, for Scripts/compare-swift-parser. Paths come on standard input,
// one a line. With --tree, it only makes the tree of each and prints how many nodes all have, for Benchmarks/swift.

import CopyLint

let makesOnlyTrees = CommandLine.arguments.contains("--tree")
var nodes = 0

while let path = readLine() {
  guard let bytes = contents(of: path) else { continue }
  let source = SwiftSource(bytes)
  nodes += source.nodes.count
  if makesOnlyTrees { continue }
  print("F\t\(path)")
  let places = SwiftPlaceFinder(bytes, source)
  for index in source.nodes.indices where source.nodes[index].kind == .literal {
    let range = source.nodes[index].range
    let role = places.place(of: Int32(index)).map(\.role.identifier) ?? "-"
    print("\(range.lowerBound)\t\(range.upperBound)\t\(around(index, in: source, bytes))\t\(role)")
  }
}
if makesOnlyTrees { print(nodes) }
