internal import Readability

extension Role {
  /// What the words of a button make of its role, wherever they stand: in the code, or in a string file that it asks for.
  ///
  /// - Parameter text: UTF-8, in English; of other languages, only “Cancel” and “Delete” are known.
  func refined(byButton text: Span<UInt8>) -> Role {
    if self == .button {
      if text.equalsInSmallLetters("cancel") || declines(text) { return .cancelButton }
      if cancels.contains(where: { text.equals($0) }) { return .cancelButton }
      if deletes.contains(where: { text.equals($0) }) || text.holds("删除", at: 0) || text.holds("刪除", at: 0) {
        return .destructiveButton
      }
      if leads(text) || namesTerms(text) { return .link }
      if text.contains("ithout saving") || text.contains("ithout Saving") { return .destructiveButton }
      let isHarmless = clearsChoice(text) || text.contains("assword?")
      return AlertWords.builtIn.loses(text) && !isHarmless ? .destructiveButton : self
    }
    // “Unblock” gives something back, “Finish workout” keeps it, and “Report” loses nothing, in whichever color.
    let harmless: [StaticString] = [
      "Unblock", "Unmute", "Finish ", "Save ", "Report ", "Rename", "Archive", "Hide",
    ]
    if self == .destructiveButton,
      [
        "Close", "Закрыть", "Fermer", "Schließen", "Cerrar", "Chiudi", "关闭", "閉じる", "닫기", "Change", "Update",
        "Report", "신고", "신고하기", "举报", "舉報", "通報", "Signaler", "Melden", "Denunciar", "Reportar", "Segnala",
        "Пожаловаться",
      ]
      .contains(where: { text.equals($0) })
        || harmless.contains(where: { text.holds($0, at: 0) })
    {
      return .button
    }
    // Red letters don't make it do anything.
    if self == .destructiveButton, text.equalsInSmallLetters("cancel") { return .cancelButton }
    // The one button of an alert that tells something leaves nothing as it was, and a button that allows something cancels
    // nothing, in whichever style.
    let agrees: [StaticString] = [
      "OK", "Ok", "Okay", "Got it", "Allow", "Continue", "Proceed", "Settings", "Go to Settings", "확인",
      "确定",
      "確定", "好",
    ]
    return self == .cancelButton && agrees.contains { text.equals($0) } ? .button : self
  }
}

/// Whether a text only leads somewhere: “Learn about passkeys”, “See all reports”.
private func leads(_ text: Span<UInt8>) -> Bool {
  text.holds("Learn about ", at: 0) || text.holds("Learn more about ", at: 0)
    || text.holds("Read more about ", at: 0) || text.holds("See all ", at: 0)
    || text.holds("View all ", at: 0)
}

/// Whether a text leaves things as they are: “No”, “Not now”, “Don't send”, but not “Don't save”, which loses something.
private func declines(_ text: Span<UInt8>) -> Bool {
  if text.holds("Don't ", at: 0) || text.holds("Don’t ", at: 0) {
    let others: [StaticString] = ["?", " how ", " again", " save", " Save", " keep", " Keep"]
    return !others.contains { text.contains($0) }
  }
  // “No, keep the pod”
  if text.holds("No, ", at: 0) || text.holds("No thanks", at: 0) { return true }
  let words: [StaticString] = [
    "no", "not now", "later", "maybe later", "no thanks", "keep editing",
  ]
  return words.contains { text.equalsInSmallLetters($0) }
}

/// “Cancel” and “Later” as systems say them in other languages.
private let cancels: [StaticString] = [
  "取消", "キャンセル", "취소", "Abbrechen", "Annuler", "Cancelar", "Annulla", "Annuleren", "Отмена", "Отменить",
  "Скасувати",
  "Anuluj", "Zrušit", "İptal", "Vazgeç", "Avbryt", "Annuller", "Peruuta", "Hủy", "Batal", "إلغاء",
  "ביטול", "ยกเลิก",
  // “Later”
  "稍后", "稍後", "以后再说", "あとで", "後で", "나중에", "Später", "Plus tard", "Más tarde", "Più tardi", "Позже", "Пізніше",
]

/// “Delete” as systems say it in other languages.
private let deletes: [StaticString] = [
  "删除", "刪除", "削除", "삭제", "전체 삭제", "Löschen", "Supprimer", "Eliminar", "Excluir", "Apagar", "Elimina",
  "Verwijderen",
  "Удалить", "Видалити", "Usuń", "Smazat", "Odstranit", "Sil", "Radera", "Slet", "Slett", "Poista", "Xóa",
  "Hapus", "حذف",
  "מחיקה", "ลบ",
]

/// Whether what is taken away is only a choice: “Remove selection”, “Clear all filters”, but not “Delete selection”.
private func clearsChoice(_ text: Span<UInt8>) -> Bool {
  guard text.holds("Remove ", at: 0) || text.holds("Clear ", at: 0) else { return false }
  return ["selection", "filter", "Selection", "Filter"].contains { text.contains($0) }
}

/// Whether a text names a page that all apps have: “Privacy policy”.
private func namesTerms(_ text: Span<UInt8>) -> Bool {
  let words: [StaticString] = [
    "privacy policy", "terms of service", "terms of use", "terms & conditions", "terms and conditions",
    "open source libraries", "open source licenses", "acknowledgements", "acknowledgments", "imprint",
  ]
  return words.contains { text.equalsInSmallLetters($0) }
}

extension Span<UInt8> {
  fileprivate func equals(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && holds(word, at: 0)
  }

  /// - Parameter word: in small ASCII letters.
  fileprivate func equalsInSmallLetters(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    var small: [UInt8] = []
    for index in indices { small.append(self[index].isASCIICapital ? self[index] | 0x20 : self[index]) }
    return small.span.holds(word, at: 0)
  }
}
