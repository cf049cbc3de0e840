// Reads Swift files with the toolchain's parser and prints what is around each literal, as Scripts/swift_parser/ours does.
// The argument is the table of places;
// paths come on standard input, one a line.

import SwiftParser
import SwiftSyntax

/// Says what is around each literal of a file, and which role the table gives it.
final class LiteralVisitor: SyntaxVisitor {
  private let places: Places

  init(_ places: Places) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    report(Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    report(Syntax(node))
    return .visitChildren
  }

  private func report(_ literal: Syntax) {
    let start = literal.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = literal.endPositionBeforeTrailingTrivia.utf8Offset
    print("\(start)\t\(end)\t\(around(literal))\t\(role(of: literal, places) ?? "-")")
  }
}

guard let table = CommandLine.arguments.last.flatMap(contents) else {
  fatalError("Name the table of places.")
}
let places = Places(String(decoding: table, as: UTF8.self))
while let path = readLine() {
  guard let bytes = contents(of: path) else { continue }
  print("F\t\(path)")
  bytes.withUnsafeBufferPointer { buffer in
    let tree = Parser.parse(source: buffer)
    LiteralVisitor(places).walk(tree)
  }
}
