/// Texts at random, made to find what the fast path and ICU may see in different ways.
package struct RandomText {
  package private(set) var bytes: [UInt8] = []
  /// Ordered and disjoint.
  package private(set) var neutral: [Range<Int>] = []
  private var random: Seeded

  package init(seed: UInt64) {
    random = Seeded(state: seed)
  }

  /// Replaces the text by the next one.
  package mutating func advance() {
    bytes.removeAll(keepingCapacity: true)
    neutral.removeAll(keepingCapacity: true)
    let hasNeutral = random.below(3) == 0
    switch random.below(8) {
    case 0: addBytes(below: 0x80)
    case 1: addBytes(below: 0x100)
    case 2: add(Self.signs, upTo: 24, hasNeutral)
    case 3, 4: addWords(hasNeutral)
    case 5: add(Self.signs + Self.beyondASCII, upTo: 16, hasNeutral)
    case 6: add(Self.beyondASCII + Self.notPlain, upTo: 12, hasNeutral)
    default: add(Self.words + Self.signs, upTo: 16, hasNeutral)
    }
  }

  private mutating func addBytes(below bound: Int) {
    for _ in 0..<random.below(28) { bytes.append(UInt8(truncatingIfNeeded: random.below(bound))) }
    guard random.below(4) == 0 else { return }
    let start = random.below(bytes.count + 1)
    neutral.append(start..<start + random.below(bytes.count + 2 - start))
  }

  private mutating func add(_ pieces: [[UInt8]], upTo most: Int, _ hasNeutral: Bool) {
    for _ in 0..<random.below(most + 1) { add(pieces[random.below(pieces.count)], hasNeutral) }
  }

  /// Words with something between them, as in running text.
  private mutating func addWords(_ hasNeutral: Bool) {
    for _ in 0..<random.below(14) {
      add(Self.words[random.below(Self.words.count)], hasNeutral)
      if random.below(3) == 0 { add(Self.signs[random.below(Self.signs.count)], hasNeutral) }
      if random.below(20) == 0 { add(Self.beyondASCII[random.below(Self.beyondASCII.count)], false) }
      if random.below(5) > 0 { bytes.append(0x20) }
    }
  }

  private mutating func add(_ piece: [UInt8], _ hasNeutral: Bool) {
    let start = bytes.count
    if hasNeutral, random.below(5) == 0 {
      bytes += Self.placeholders[random.below(Self.placeholders.count)]
      neutral.append(start..<bytes.count)
    } else {
      bytes += piece
    }
  }

  private static func split(_ pieces: String) -> [[UInt8]] {
    pieces.split(separator: " ").map { Array($0.utf8) }
  }

  private static let words = split(
    """
    a A I s S the The open Open SAVE URL PDFs OneDrive HTTPServer O'Brien don't DON'T can't computer's users' \
    authentication Authentication notifications synchronization internationalization Internationalization's Mr Mrs \
    Dr No no e.g i.e etc vs U.S p.m Inc Yahoo Jan 1 5 12 42 100 1,024 17.2 2.0.1 12:30 24/7 1st 20th 3D MP3 x86_64 \
    user_name _draft_ @team me@example.com #help C++ C# AT&T Q&A I/O km/h sign-in Wi-Fi well-known-word -5 +1 $5.99 \
    50% e E-mail node_modules __init__ a_1 1_a x y abcdefgh abcdefghi abcdefghijklmno abcdefghijklmnop \
    Abcdefghijklmnopqrstuvwxyzabcdefgh
    """)
  private static let signs =
    split(
      """
      . . , ; : ! ? ... .. ?! !! - -- / & + # $ % @ _ __ ' '' " ( ) [ ] { } < > = * ~ ^ ` | \\ a b Z I 1 23 0 's .a a. \
      1. .1 A.B a.b. '" ." .' .) !) ?" :a 1:2 a:b 1,2 1;2 a;b 1'2 a'b @a a@ @. .@ '@ _. ._ 1_ _1 <b> </p>
      """)
    + [
      " ", "  ", "\n", "\r", "\r\n", "\n\r", "\t", "\u{B}", "\u{C}", "\0", "\u{1}", "\u{7F}", "\u{1C}", " \n",
      ". ",
      "! ", "? ", ".\n", ". \n", ".  ", ". 1", ".) ", ".\" ",
    ].map { Array($0.utf8) }
  private static let beyondASCII =
    split(
      """
      ’ ‘ “ ” … – — • · × ° § © ® ™ « » ‹ › ¿ ¡ £ € ¥ ² ½ ª º µ é É ß ñ Œ œ ÿ Ÿ ĸ ŉ ſ ı İ Ā ā ĺ Ĺ Ž ž ÷ → ← ↔ − ≤ ■ ● ○ ‐ \
      ‑ ‒ ― ‰ ′ ″ ※ ’s ’t ’a a’ 1’2 a‘b a·b café Élan naïve don’t user’s “Stop.” …A …. .… ’. ’@ é.É é.e 5€ 30° 1–5 5×3
      """)
    + ["… ", "… A", "\u{A0}", "\u{A0}.", ".\u{A0}", ".” ", ".» A", "?’ "].map { Array($0.utf8) }
  private static let notPlain =
    split(
      """
      \u{301} x\u{301} \u{AD} soft\u{AD}ware \u{200B} \u{200D} \u{2060} \u{200F} \u{20E3} 1️⃣ #️⃣ \u{FE0F} 👍 👨‍👩‍👧 🇩🇪 🇩 東京 カタ ไทย ع \
      हि Ж Жа Αα ٣ א א"א 。 ！ ․ ‧ ⁀ ‼ Ⅷ ⓐ ǅ \u{2BC} \u{1D400}
      """)
    + ["\u{85}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{2003}", "\u{3000}", "。 "].map { Array($0.utf8) }
    + [[0xFF], [0xC3], [0xE2, 0x80], [0xA9], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80]]
  private static let placeholders =
    split(
      "%@ %d {name} {0} <b> </b> <br> <p> </p> <li> https://a.example/?b=C me@example.com %1$@ $HOME `x.y` “…A” a."
    )
    + ["{a b}", "<p class=\"x. Y\">", "\n", " ", "{\r\n}"].map { Array($0.utf8) }
}
