// Reads Swift files and prints what is around each literal, for Scripts/compare-swift-parser. Paths come on standard input,
// one a line.

import CopyLint

while let path = readLine() {
  guard let bytes = contents(of: path) else { continue }
  print("F\t\(path)")
  let source = SwiftSource(bytes)
  for index in source.nodes.indices where source.nodes[index].kind == .literal {
    let range = source.nodes[index].range
    print("\(range.lowerBound)\t\(range.upperBound)\t\(around(index, in: source, bytes))")
  }
}
