/// Makes entries of the rows of a table.
struct CSVRows {
  let table: CSVTable
  let columns: CSVColumns
  let document: Document
  let options: ReadingOptions
  private(set) var reading: Drafts

  private let place: (name: String, source: LocaleSource)
  private var duplicates = DuplicateKeys()

  init(table: CSVTable, columns: CSVColumns, document: Document, options: ReadingOptions) {
    self.table = table
    self.columns = columns
    self.document = document
    self.options = options
    reading = Drafts(of: document, problems: table.problems)
    place = locale(of: document, options: options)
  }

  mutating func read(_ row: Range<Int>) {
    func cell(_ column: Int?) -> CSVTable.Cell? {
      guard let column, column < row.count else { return nil }
      return table.cells[row.lowerBound + column]
    }
    func text(_ column: Int?) -> String? { cell(column).map { table.decode($0, document.bytes).text } }
    let source = text(columns.source)
    guard let keyColumn = columns.key ?? columns.source ?? columns.texts.first?.column,
      let name = text(keyColumn)
    else {
      return
    }
    let context =
      columns.key == nil || !columns.isKeyCertain
      ? text(columns.context).flatMap { $0.isEmpty ? nil : $0 } : nil
    let own = name.isEmpty ? source ?? "" : name
    let key = context.map { Self.part($0) + "." + Self.part(own) } ?? own
    let quantity = text(columns.variant).flatMap { PluralCategory(rawValue: $0) }
    let variant = quantity.map { "plural.\($0.rawValue)" } ?? ""
    if let problem = duplicates.add(key + "\u{1F}" + variant, at: cell(keyColumn)?.range, locale: place.name)
    {
      reading.problems.append(
        DuplicateKeys.problem(key, at: problem.range, locale: place.name))
    }
    let comment = columns.comments.compactMap { text($0) }.filter { !$0.isEmpty }.joined(separator: "\n")
    var texts = columns.texts
    if texts.isEmpty, let source = columns.source { texts = [CSVColumns.Text(column: source)] }
    let sourceText = source ?? self.text(ofLocale: options.sourceLocale, text)
    let maxLength = text(columns.maxLength).flatMap { Int($0) }
    let fuzzy = text(columns.state)?.lowercased()
    let isFuzzy = fuzzy.map { ["true", "1", "yes", "fuzzy"].contains($0) } ?? false
    let shared = key.utf8.count + comment.utf8.count + (sourceText?.utf8.count ?? 0)
    for column in texts {
      guard let cell = cell(column.column), reading.room.holds(shared, at: cell.range) else { continue }
      let (value, map) = table.decode(cell, document.bytes)
      var entry = StringDraft(
        key: key, text: value, locale: column.locale ?? place.name,
        localeSource: column.locale == nil ? place.source : .content, syntax: options.syntax ?? .none,
        range: cell.range)
      entry.map = map
      entry.variant = variant
      // The column of the key is read as the key, too.
      entry.isFixable = column.column != keyColumn
      entry.maxLength = maxLength
      entry.comment = meaningfulComment(comment, for: value)
      let isSource = column.column == columns.source || entry.locale == options.sourceLocale && source == nil
      if !isSource, let sourceText, columns.source != nil || column.locale != nil {
        (entry.source, entry.sourceLocale) = (sourceText, options.sourceLocale)
        if value.isEmpty { entry.state = .new }
      }
      if isFuzzy { entry.state = .fuzzy }
      reading.add(entry)
    }
  }

  private func text(ofLocale locale: String, _ text: (Int?) -> String?) -> String? {
    columns.texts.first { $0.locale == locale }.flatMap { text($0.column) }
  }

  private static func part(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: ".")) ? name.replacing(".", with: "\\.") : name
  }
}
