import Foundation
import Readability
import Testing

/// A text with counts made by hand and the values computed from them; readability-vectors.json.
private struct Vector: Decodable, CustomTestStringConvertible {
  let lang: String
  let text: String
  let counts: [String: Int]
  let syllables: [Int]
  let values: [String: Double]

  var testDescription: String { "\(lang): \(text)" }

  static let all: [Vector] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "readability-vectors.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Vector].self, from: data)) ?? []
  }()
}

struct VectorTests {
  @Test func `are all read`() {
    #expect(Vector.all.count == 21)
    #expect(Vector.all.count { $0.lang == "en" } == 3)
  }

  @Test(arguments: Vector.all.filter { $0.lang == "en" })
  private func `have their counts and values in English`(vector: Vector) throws {
    let analysis = analyze(vector.text)
    let counts = analysis.counts
    let found = [
      "W": counts.words, "S": counts.sentences, "Y": counts.syllables, "L": counts.letters,
      "LW": counts.longWords, "P3": counts.polysyllables, "P4": counts.fourSyllables,
      "M1": counts.monosyllables,
    ]
    #expect(found == vector.counts)
    #expect(analysis.tokens.map { Int($0.syllables) } == vector.syllables)
    let grade = try #require(fleschKincaidGrade(counts))
    let ease = try #require(fleschReadingEase(counts))
    #expect(abs(grade - (vector.values["en.fkgl"] ?? .nan)) < 0.001)
    #expect(abs(ease - (vector.values["en.fre"] ?? .nan)) < 0.001)
  }

  /// Syllables of other languages are not counted yet.
  @Test(arguments: Vector.all.filter { $0.lang != "en" })
  private func `have their words, sentences and letters in every language`(vector: Vector) {
    let counts = analyze(vector.text, locale: vector.lang).counts
    #expect(counts.words == vector.counts["W"])
    #expect(counts.sentences == vector.counts["S"])
    #expect(counts.letters == vector.counts["L"])
    #expect(counts.longWords == vector.counts["LW"])
  }
}
