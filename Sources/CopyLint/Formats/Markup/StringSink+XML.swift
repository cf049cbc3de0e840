extension StringSink {
  /// Keeps what the value of an attribute at `range` says.
  mutating func keep(attribute range: Range<Int>, of xml: XMLTree) -> TextRef {
    xml.isPlainAttribute(range) ? TextRef(document: range) : keep(xml.attributeText(range))
  }
}
