// Reads Swift files with the toolchain's parser and prints what is around each literal, as Scripts/swift_parser/ours does.
// Paths come on standard input, one a line.

import SwiftParser
import SwiftSyntax

/// Says what is around each literal of a file.
final class LiteralVisitor: SyntaxVisitor {
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
    print("\(start)\t\(end)\t\(around(literal))")
  }
}

while let path = readLine() {
  guard let bytes = contents(of: path) else { continue }
  print("F\t\(path)")
  bytes.withUnsafeBufferPointer { buffer in
    let tree = Parser.parse(source: buffer)
    LiteralVisitor(viewMode: .sourceAccurate).walk(tree)
  }
}
