import Testing

struct GreekTests {
  @Test(
    arguments: words(
      """
      και:1 ρυθμίσεις:3 σύνδεση:3 αποθηκεύτηκαν:6 υπάρχει:3 γιατί:2 για:1 μια:1 ποιος:1 κάποιο:2 παιδιά:2 \
      ρολόι:2 προϊόντα:4 αρχείο:3 αυτό:2 ευχαριστώ:4 διαγραφή:4 λειτουργία:4 αϋπνία:4 ηλεκτρονικό:5 \
      δικαίωμα:4 ουρανός:3 Wi-Fi:2 ΦΠΑ:3 21:4
      """))
  func `have their syllables`(word: String, syllables: Int) {
    #expect(spoken(word, "el") == syllables)
  }
}
