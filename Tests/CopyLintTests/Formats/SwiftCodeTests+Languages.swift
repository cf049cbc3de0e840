import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (
      #"Button(pick(language, "取消", "キャンセル", "Cancel")) { }"#,
      ["button-cancel: 取消", "button-cancel: キャンセル", "button-cancel: Cancel"]
    ),
    (#"notify("已复制。", "Copied the list.")"#, ["unknown: 已复制。", "unknown: Copied the list."]),
    (
      #"guard ask(say(ru: "Войдите, чтобы сохранить", en: "Sign in to save")) else { return }"#,
      ["unknown: Войдите, чтобы сохранить", "unknown: Sign in to save"]
    ),
    (
      #"Text(on ? pick("开", "On") : pick("关", "Off"))"#,
      ["unknown: 开", "unknown: On", "unknown: 关", "unknown: Off"]
    ),
  ])
  func `texts side by side in two scripts are seen wherever they go`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    #"logger.info("已复制。", "Copied the list.")"#, #"pick("取消", "cancel")"#, #"pick("Annuler", "Cancel")"#,
    #"add(name: "北京", icon: "Beijing")"#, #"pick("取消", code)"#,
  ])
  func `other arguments tell nothing`(code: String) {
    #expect(roles(code) == [])
  }
}
