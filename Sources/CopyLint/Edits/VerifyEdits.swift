/// Whether `edited`, the file on disk after `edits` of `document`, reads back as it was meant: the same entries in
/// the same order, each with its text as before but for the edits in it, and no new problem.
public func verifies(
  _ edited: [UInt8], after edits: [Edit], of document: Document, format: any Format, options: ReadingOptions
) -> Bool {
  UneditedFile(document, format: format, options: options).comparison(with: edited, after: edits).isMeant
}
