extension Drafts {
  /// Puts the forms of a string in a row, at the first of them: people add a form that was forgotten at the end of the file.
  mutating func joinForms() {
    var places: [String: Int] = [:]
    var order: [(place: Int, index: Int)] = []
    var areApart = false
    for index in entries.indices {
      var place = index
      if !entries[index].variant.isEmpty {
        let name = "\(entries[index].locale)\u{0}\(entries[index].key)"
        place = places[name] ?? index
        if place == index { places[name] = index }
        areApart = areApart || place != index && entries[index - 1].key != entries[index].key
      }
      order.append((place, index))
    }
    guard areApart else { return }
    order.sort { ($0.place, $0.index) < ($1.place, $1.index) }
    entries = order.map { entries[$0.index] }
  }
}
