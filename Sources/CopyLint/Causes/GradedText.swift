package import Readability

/// One string, and how hard it is to read.
package struct GradedText: Sendable {
  package var path: String
  package var entry: Entry
  package var counts: Counts
  package var measure: Measure

  package init(path: String, entry: Entry, counts: Counts, measure: Measure) {
    self.path = path
    self.entry = entry
    self.counts = counts
    self.measure = measure
  }
}
