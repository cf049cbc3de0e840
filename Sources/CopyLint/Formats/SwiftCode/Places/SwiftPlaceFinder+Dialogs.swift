internal import Readability

/// Functions of the app's own that show an alert, a toast or an error.
extension SwiftPlaceFinder {
  /// `presentAlertWithOK(title: "…", message: "…")`, `confirmAction(title: "…")`, `showToast(message: "…")`,
  /// `showPopup(text: "…")`.
  func dialog(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let name = piece(call.name)
    // `DragDownAlertMenu(title: "…")` is a menu.
    let isButton =
      name.contains("AlertButton") || name.contains("AlertAction") || name.contains("AlertLabel")
      || name.ends(with: "AlertMenu")
    let isAlert =
      !isButton && (name.contains("Alert") || isPresenterOfAlerts(call)) || name.holds("alert", at: 0)
    // `view.appAlert("…", isPresented: $isShown)`
    let isFirst =
      label.isNone && isAlert && source.arguments(of: call).contains { holds("isPresented", in: $0.label) }
    let isTitle =
      isFirst || Self.titles.contains { holds($0, in: label) } || isAlert && holds("question", in: label)
    let isToast = !isAlert && namesToast(name)
    let isText =
      holds("message", in: label)
      || (isAlert || isToast) && Self.messages.contains { holds($0, in: label) }
    // `scheduleAlert(title: "…", body: "…", after: delay)`
    let isScheduled = name.holds("schedule", at: 0) && isAlert
    guard isTitle || isText || isScheduled && holds("body", in: label) else { return nil }
    if isScheduled { return SwiftPlaces.Row(meaning: .role(.notification), isLikely: true) }
    var role: Role?
    if isAlert {
      role = isTitle ? .alertTitle : .alertMessage
    } else if name.contains("Confirm") || name.holds("confirm", at: 0) {
      role = isTitle ? .confirmationTitle : .confirmationMessage
    } else if isToast {
      // A second text below it makes the first its title.
      let isWhole = !isTitle || !source.arguments(of: call).contains { holds("message", in: $0.label) }
      role = isWhole ? .toast : nil
    }
    // With a message below it, the title is one whatever it says.
    let isAlone = !source.arguments(of: call).contains {
      holds("message", in: $0.label) || holds("body", in: $0.label)
    }
    return role.map { SwiftPlaces.Row(meaning: .role($0), isLikely: !isTitle || isAlone) }
  }

  /// `Notifier.notify(title: "…", body: "…")`, `scheduleNotification(title: "…", body: "…")`
  func notification(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let labels: [StaticString] = ["title", "body", "subtitle", "message"]
    // `notificationRow(title: "…")` is a view.
    let isSent =
      holds("notify", in: call.name)
      || piece(call.name).contains("Notification")
        && Self.sending.contains { bytes.span.holds($0, at: call.name.lowerBound) }
    guard isSent, labels.contains(where: { holds($0, in: label) }) else { return nil }
    // `notify(message: "…")` may be a toast.
    let isWhole = !holds("message", in: label) || !holds("notify", in: call.name)
    return SwiftPlaces.Row(meaning: .role(isWhole ? .notification : .unknown), isLikely: true)
  }

  /// `store.setLoadError("…")`, `onErrorMessage("…")`
  func shownError(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let isSet =
      holds("Error", in: lastWord(of: call.name))
      && (bytes.span.holds("set", at: call.name.lowerBound) || beginsWithShowing(call.name))
    guard label.isNone, isSet || piece(call.name).ends(with: "ErrorMessage") else { return nil }
    return SwiftPlaces.Row(meaning: .role(.error), isLikely: true)
  }

  /// `upload.fail(errorMessage: "Choose another file")`: what the table calls an error where people see it.
  func labelledError(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard !label.isNone, let row = row(.call, piece(.none), label, as: .ending), row.meaning == .role(.error),
      !isForDevelopers(call)
    else { return nil }
    return SwiftPlaces.Row(meaning: .role(.error), isLikely: true, isShownByName: true)
  }

  /// `showMessagePrompt("…")`, `presentWarning("…")`
  func shownMessage(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let words: [StaticString] = ["Message", "Prompt", "Warning", "Notice", "Banner", "Info"]
    guard label.isNone, beginsWithShowing(call.name),
      words.contains(where: { holds($0, in: lastWord(of: call.name)) })
    else { return nil }
    return SwiftPlaces.Row(meaning: .role(.unknown), isLikely: true, isShownByName: true)
  }

  /// `showToast`, `toast`, `customSnackbar`, `showPopup`
  private func namesToast(_ call: Span<UInt8>) -> Bool {
    if call.contains("Toast") || call.holds("toast", at: 0) { return true }
    return call.contains("Snackbar") || call.holds("snackbar", at: 0)
      || call.holds("show", at: 0) && call.contains("Popup")
  }

  /// `AppAlert.shared.present(title: "…", message: "…")`
  private func isPresenterOfAlerts(_ call: SwiftNode) -> Bool {
    guard call.marks.contains(.member), !call.qualifier.isNone else { return false }
    guard beginsWithShowing(call.name) else { return false }
    var start = call.qualifier.lowerBound
    while start > 0, isInChain(bytes[start - 1]) { start -= 1 }
    let owner = bytes.span.extracting(start..<call.qualifier.upperBound)
    return owner.contains("Alert") || owner.contains("alert")
  }

  /// `model?.updateToastDescription("…")`, `toastPresenter.show(text: "…")`.
  func toast(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let last = lastWord(of: call.name)
    let isText =
      piece(call.name).contains("Toast") && label.isNone
      && ["Toast", "Description", "Message", "Text"].contains { holds($0, in: last) }
    let isShown =
      piece(call.qualifier).contains("oast")
      && (label.isNone || holds("text", in: label) || holds("message", in: label))
      && beginsWithShowing(call.name)
    return isText || isShown ? SwiftPlaces.Row(meaning: .role(.toast), isLikely: true) : nil
  }

  private func beginsWithShowing(_ name: SwiftPiece) -> Bool {
    Self.showing.contains { bytes.span.holds($0, at: name.lowerBound) }
  }

  private static let sending: [StaticString] = [
    "schedule", "send", "post", "show", "present", "deliver", "push", "fire", "trigger",
  ]
  private static let showing: [StaticString] = ["show", "present", "display"]
  private static let titles: [StaticString] = ["title", "Title", "withTitle", "andTitle"]
  private static let messages: [StaticString] = ["text", "msg", "Message", "withMessage", "andMessage"]
}
