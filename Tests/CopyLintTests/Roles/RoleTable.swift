/// Keys, comments and paths as teams write them, with the role that a person reads there.
///
/// One row a line: `key | comment | path | text | role | source`. An empty path stands for a plain catalog; `=` as
/// the key stands for the text itself. `⏎` is a line break in the comment.
let roleTable = #"""
    # Screen readers, by comment
    = | Accessibility label for the button that closes the note | | Close note | a11y-label | comment
    = | Accessibility label describing a slider used to go back to an older version | | Pick a version | a11y-label | comment
    = | Progress bar accessibility label | | Clean-up progress | a11y-label | comment
    = | VoiceOver label for the signal badge | | Signal | a11y-label | comment
    = | VoiceOver label to show the side panel | | Show panel | a11y-label | comment
    = | VoiceOver: label for a message that you sent. %@ is the text | | You sent: %@ | a11y-label | comment
    = | Voice over label for the map | | Map | a11y-label | comment
    = | Unread label for accessibility | | unread | a11y-label | comment
    icon_trash | Icon content description: trash. [CHAR_LIMIT=20] | | Delete | a11y-label | comment
    done_a | The content description of the finish button [CHAR_LIMIT=45] | | Finish | a11y-label | comment
    pie | This is the text used for the aria-label attribute of the chart | | Pie chart | a11y-label | comment
    chip | Text on a chip, with a name. (An accessibility label for assistive technology.) | | {name} | a11y-label | comment
    = | Accessiblity label for the share icon | | Share | a11y-label | comment
    = | Accessibility hint for adding a tag | | Adds a tag | a11y-hint | comment
    = | Publish Accessibility Hint | | Publish note | a11y-hint | comment
    = | Status view accessibility hint | | Shows the last problem | a11y-hint | comment
    = | VoiceOver hint: tapping the row opens the Settings app (#12) | | Opens Settings | a11y-hint | comment
    = | VoiceOver hint for the resize handle | | Moves the corner | a11y-hint | comment
    = | Accessibility value for an unknown value | | Unknown | a11y-value | comment
    = | VoiceOver value when the phone is charging | | Plugged in | a11y-value | comment
    = | VoiceOver value spoken as a percentage on a chart. %@ is the number. | | %@ percent | a11y-value | comment
    = | VoiceOver custom action: nudge the area left | | Move west | a11y-action | comment
    = | Accessibility announcement | | Marked as read | announcement | comment
    split | Announced for split screen in landscape. | | %1$s left, %2$s right | announcement | comment
    saved | Announcement for VoiceOver when a note is kept | | Note kept | announcement | comment
    = | Voice Control name of the send button | | Send | input-label | comment
    = | Accessibility identifier of the list | | list.main | identifier | comment

    # What names one thing and means another
    sync_dialog_negative_button | | | Never mind | button-cancel | key
    list_saved_snackbar_action | | | View | button | key
    = | clear history menu title | | Clear History | menu-item | comment
    tour_tooltip_watch_text | | | Find your pages here | tooltip | key
    tooltip_delay_seconds | | | Tooltip delay | unknown | none
    note | Placeholder text for a comment deleted by its writer | | deleted | unknown | none
    note | Placeholder text for a comment | | Say something | placeholder | comment
    added | | | Automatically added from a card | unknown | none
    pairing | | | Automatically pair new cards | toggle | text

    # Screen readers, by key
    mac.copy.accessibility_label | | | Copy | a11y-label | key
    a11y.send.inputLabel.1 | | | Send | input-label | key
    a11y.code_input.label | | | Code | a11y-label | key
    chat.sendAccessibilityLabel | | | Send message | a11y-label | key
    home_logo_accessiblity_label | | | Our logo | a11y-label | key
    step_indicator.accessible_label | | | Step 2 of 4 | a11y-label | key
    doc.accessible_labels.camera_frame | | | Camera frame | a11y-label | key
    close-button.aria-label | | | Close | a11y-label | key
    expand_content_description | | | Expand | a11y-label | key
    history_done_button_accessibility_description | | | Done editing | a11y-label | key
    avatar.a11y | | | Your photo | a11y-label | key
    voiceover_close | | | Close | a11y-label | key
    attachment.imageAltText | | | Attached image | a11y-label | key
    days_accessibility_label %ld | | | %#@days@ | a11y-label | key
    badge_accessiblity_label days: %ld date: %@ | | | %ld days, %@ | a11y-label | key
    record.button.accessibility.label.paused | | | Keep recording | a11y-label | key
    link_accessibility_hint | | | Opens in your browser | a11y-hint | key
    chat.list.a11yHint | | | Shows the messages | a11y-hint | key
    accessibility.hints.open_trip | | | Opens the trip | a11y-hint | key
    slider.accessibility.value | | | %lld miles | a11y-value | key
    row.accessibilityAction.share | | | Share trip | a11y-action | key
    camera_active_accessibility_announcement | | | The camera is on | announcement | key
    composer.sendInputLabels | | | Submit | input-label | key
    send.voice_control | | | Send | input-label | key
    one_time_code_input.label | | | One-time code | field-label | key
    network-locations-host-input-label | | | Host | field-label | key
    chat.userAccessibilityRotor | | | Your messages | rotor | key
    list.accessibility.identifier | | | main-list | identifier | key
    send.accessibility.label | Title of the send button | | Send message | a11y-label | key

    # Screen readers, by file
    record.label | | en.lproj/AccessibilityStrings.strings | Record | a11y-label | file
    record.hint | | en.lproj/AccessibilityStrings.strings | Starts a recording | a11y-hint | file
    level.value | | en.lproj/AccessibilityStrings.strings | 0.15 | a11y-value | file
    saved.announcement | | en.lproj/AccessibilityStrings.strings | Saved | announcement | file
    play_from_here.action | | Accessibility.xcstrings | Play from here | a11y-action | file
    close | | Accessibility.xcstrings | Shut | a11y-label | file
    close | Hint of the close button | Accessibility.xcstrings | Shuts the page | a11y-hint | comment
    record | Any comment | Tests/AccessibilityIdentifiers.strings | record-button | identifier | file

    # Words about accessibility that are no such role
    marquee | | chrome/accessibility/accessible.properties | marquee | unknown | none
    inspector-intro | | client/accessibility.ftl | See what people hear | unknown | none
    save.label | | locale/accessibilityLabels.properties | Save | a11y-label | file
    accessibility.toolbar.order.tooltip | | | Shows the order | tooltip | key
    keychain.explorer.accessibility_label | | | Accessibility | unknown | none
    settings.debug.accessibility | | | Accessibility | unknown | none
    title_pref_a11y_hints | Preference for speaking accessibility hints when focus moves. | | Speak usage hints | title | key
    about.accessibility_statement_button | | | Accessibility statement | button | key
    settings.accessibility.reduce_motion | | | Reduce motion | unknown | none
    accessibility_settings | | | More for you | unknown | none
    = | Tracker last announce | | Announce timed out | unknown | none
    announcement.drop_support.title | | | Old phones | title | key
    inaccessible.title | Shown when the file is inaccessible | | Locked file | title | key
    player.talkback.start | | | Start talking | unknown | none
    = | Asks for the accessibility permission | | Allow control | unknown | none
    action_required | | | Action required now | unknown | none
    lgE-cR-cQ5.title | Class = "NSTextFieldCell"; title = "Open Privacy, then Accessibility"; ObjectID = "lgE-cR-cQ5"; | | Open Privacy, then Accessibility | body | comment

    # Interface Builder
    172.title | Class = "NSButtonCell"; title = "Skip it"; ObjectID = "172"; | | Skip it | button | comment
    175.title | Class = "NSButtonCell"; title = "x"; ObjectID = "175"; | | Look for new versions each day | unknown | none
    Ab1-cd-Ef2.normalTitle | Class = "UIButton"; normalTitle = "Go on to the next page"; ObjectID = "Ab1-cd-Ef2"; | | Go on to the next page | button | comment
    Ab1-cd-Ef3.title | Class = "UIBarButtonItem"; title = "Edit"; ObjectID = "Ab1-cd-Ef3"; | | Edit | button | comment
    Ab1-cd-Ef4.title | Class = "NSMenuItem"; title = "Quit"; ObjectID = "Ab1-cd-Ef4"; | | Quit | menu-item | comment
    Ab1-cd-Ef5.text | Class = "UILabel"; text = "Hello"; ObjectID = "Ab1-cd-Ef5"; | | Hello | body | comment
    Ab1-cd-Ef6.placeholder | Class = "UITextField"; placeholder = "Name"; ObjectID = "Ab1-cd-Ef6"; | | Name | placeholder | comment
    Ab1-cd-Ef7.placeholderString | Class = "NSTextFieldCell"; placeholderString = "Name"; ObjectID = "Ab1-cd-Ef7"; | | Name | placeholder | comment
    Ab1-cd-Ef8.title | Class = "UINavigationItem"; title = "Home"; ObjectID = "Ab1-cd-Ef8"; | | Home | nav-title | comment
    Ab1-cd-Ef9.title | Class = "NSWindow"; title = "Main"; ObjectID = "Ab1-cd-Ef9"; | | Main | nav-title | comment
    Ab1-cd-Eg1.title | Class = "UITabBarItem"; title = "Map"; ObjectID = "Ab1-cd-Eg1"; | | Map | tab | comment
    Ab1-cd-Eg2.label | Class = "NSTabViewItem"; label = "General"; ObjectID = "Ab1-cd-Eg2"; | | General | tab | comment
    Ab1-cd-Eg3.ibShadowedToolTip | Class = "NSButton"; ibShadowedToolTip = "Skips it"; ObjectID = "Ab1-cd-Eg3"; | | Skips it | tooltip | comment
    Ab1-cd-Eg4.headerCell.title | Class = "NSTableColumn"; headerCell.title = "Feed"; ObjectID = "Ab1-cd-Eg4"; | | Feed | heading | comment
    Ab1-cd-Eg5.title | Class = "NSPopUpButtonCell"; title = "Any"; ObjectID = "Ab1-cd-Eg5"; | | Any | unknown | none
    Ab1-cd-Eg6.accessibilityLabel | Class = "UIButton"; accessibilityLabel = "Shut"; ObjectID = "Ab1-cd-Eg6"; | | Shut | a11y-label | comment
    Ab1-cd-Eg7.footerTitle | Class = "UITableViewSection"; footerTitle = "Why"; ObjectID = "Ab1-cd-Eg7"; | | Why | help-text | comment
    Ab1-cd-Eg8.label | Class = "NSToolbarItem"; label = "Reload"; ObjectID = "Ab1-cd-Eg8"; | | Reload | button | comment
    Ab1-cd-Eg9.title | | | Any text | unknown | none
    105.ibShadowedToolTip | | | Wait a moment | tooltip | key
    105.title | 105.title | | Wait a moment | unknown | none
    106.ibShadowedIsNilPlaceholder | 106.ibShadowedIsNilPlaceholder | | None | unknown | none

    # Buttons, by comment
    = | Open Settings button | | Open Settings | button | comment
    = | Button to set up a meter | | Add meter | button | comment
    = | Title text for button to set up a meter | | Add meter | button | comment
    = | The label of the mode toggle button | | Workout | button | comment
    = | Button label for opening another app | | Open | button | comment
    = | Rating view - first page - liked button | | I like it | button | comment
    = | Missing parts alert - button 3 | | Always install | button | comment
    = | Create toolbar item -> label | | Create | button | comment
    = | Filter bar -> filter button ⏎ Torrent -> status string | | Paused | button | comment
    = | Alert dismiss action | | Got it | button | comment
    = | Update alert - cancel button | | Later | button-cancel | comment
    = | The title of the cancel action in an action sheet | | Cancel | button-cancel | comment
    = | Cancel button of the delete alert | | Keep it | button-cancel | comment
    = | Delete button of the alert | | Remove | button-destructive | comment
    dialogCancel | Button label in dialogs to cancel. | | Cancel | button-cancel | comment
    = | A button that starts the update. | | Begin | button | comment
    = | A label for a button that mutes the channel. | | Mute | button | comment
    = | The text for the Watch button that sets a target | | Target | button | comment
    = | The title of the notification action to try again | | Retry | button | comment

    # A button that is only a neighbor
    thanks-body | Message shown with a start button | | Thank you | body | key
    support_text | Text displayed below the "Sign in with Google" button | | Use your work account | unknown | none
    = | Description of the mode toggle | | Stops all alerts | help-text | comment
    = | The action hint of the mode toggle button when enabled | | Turns off | help-text | comment
    helpButton | Tooltip for the help icon button. | | Help | tooltip | comment
    452.title | Class = "NSButtonCell"; title = "x"; ObjectID = "452"; | | I have read and accept the terms of use | unknown | none

    # Buttons, by key
    home_advice_button_title | | | Find out more | button | key
    doc_auth.buttons.take_picture | | | Take photo | button | key
    settings.about.button.copyInfo | | | Copy the facts | button | key
    login.btn | | | Sign in | button | key
    offer_cta | | | See plans | button | key
    ok_label | | | OK | button | key
    no_label | | | No | button | key
    cancel_label | | | Cancel | button-cancel | key
    copy_link | | | Copy it | button | key
    dialog_confirm_delete_cancel_button | | | No | button-cancel | key
    cancel_subscription_button | | | End plan | button | key
    delete.alert.button | | | Delete | button-destructive | key
    remove_confirmation.remove | | | Remove | button-destructive | key
    discard_alert_discard | | | Confirm | button-destructive | key
    thing.delete.confirm | | | You sure want to delete this? | unknown | none
    status_dialog_cancel | | | Stop | button-cancel | key
    play_button_hint | | | Runs the file | help-text | key
    close_button | | | Close button | unknown | none

    # Alerts and questions
    = | Reset needed alert title | | Reset needed | alert-title | comment
    = | The alert title for a resume error | | Couldn't resume | alert-title | comment
    = | The title of the alert controller shown after a try | | Send failed | alert-title | comment
    = | A title for a warning alert that appears when loading. | | Update | alert-title | comment
    = | Remove trackers alert -> title | | Remove trackers | alert-title | comment
    = | Confirm Quit panel -> title | | Quit now? | confirm-title | comment
    = | Confirm Quit panel -> message | | Your files stay. | confirm-message | comment
    = | Delete feed alert message | | The feed is gone after this. | alert-message | comment
    = | The message shown in the "Fix channel?" alert. | | This changes the key. | alert-message | comment
    = | A message in a confirmation dialog that lets people remove a map. | | %@ will be free. | confirm-message | comment
    = | Message of the 'Add pass failed' alert. | | Try again later. | alert-message | comment
    gestures.reset.confirmation.title | | | Reset gestures? | confirm-title | key
    confirm_discard_draft_title | | | Discard draft? | confirm-title | key
    confirm_passphrase_title | | | Type it again | title | key
    magic.require_confirmation.title | | | Ask me first | title | key
    delete_data_alert_title | | | This resets the app | alert-title | key
    copy.alert.message | | | Copied to %@ | alert-message | key
    wifi.password_prompt.title | | | Type your password | alert-title | key
    gone.confirmation.message | | | The file is removed. | confirm-message | key
    delete.title | Title of the alert that asks first | | Delete it? | alert-title | comment
    delete.confirmation.title | Title of the alert that asks first | | Delete it? | confirm-title | comment

    # Errors
    = | Credentials Error | | Name needed. | error | comment
    = | Generic error | | We can't load this. | error | comment
    = | Deletion error message | | Not deleted. | error | comment
    = | Error message when the link is broken. %@ is the link. | | Try another link than %@. | error | comment
    = | Label for error state when the address is wrong | | Try another one. | error | comment
    = | Error title when the files are too large. | | Too large | error-title | comment
    = | Request error title | | No answer | error-title | comment
    = | Details for missing data error when effects are missing | | Effects | unknown | none
    network_error_general | | | Please try again. | error | key
    errors.imageInsert | | | No image added. | error | key
    form.errors.range_underflow | | | Choose a later date. | error | key
    save.failed_description | | | Not saved. | error | key
    files_paste.error_title | | | Paste failed | error-title | key
    errorFilesTooLargeTitle | | | Too large | error-title | key
    common_failed | | | Failed | unknown | none
    validate_error.use_anyway | | | Use it | unknown | none
    parser.error.comma | | | Stray comma. | error | key
    saving.error.ok | | | OK | button | key
    tooLong | | NetworkErrors.strings | The name is too long. | error | file
    tooLong.title | | NetworkErrors.strings | Too long | error-title | key

    # Everything else
    = | Tag field placeholder | | Tag… | placeholder | comment
    = | Placeholder text in textfield when adding a tag | | Tag… | placeholder | comment
    = | A placeholder text displayed while the file is read. | | Reading… | unknown | none
    invite.searchPlaceholder | | | Type a name | placeholder | key
    greeting | The placeholder will show the email address | | Hello {email} | unknown | none
    onboarding_display_name_hint | | | You can change this later | help-text | key
    loan_switch | | | Loaned item | unknown | none
    assist.mute.toggle | | | Mute | toggle | key
    = | A toggle that turns the radio on. | | Radio | toggle | comment
    menu.view.reload | | | Load again | menu-item | key
    = | View menu -> Inspector | | Show Inspector | menu-item | comment
    = | Share stats menu item | | Share stats | menu-item | comment
    = | Settings - General Tab | | General | tab | comment
    tabBar.home | | | Start | tab | key
    open_in_private_tab.title | | | Open hidden | title | key
    help.tooltip | | | What is this? | tooltip | key
    = | inspector -> peer table -> header tool tip | | From the swarm | tooltip | comment
    toast.copied | | | Link copied | toast | key
    = | Toast displayed after the item is added | | Added | toast | comment
    trips.empty.title | | | No trips yet | empty-state | key
    pinned.empty.paragraph | | | Pin a note to see it here. | empty-state | key
    empty_subject | | | No subject, send anyway? | unknown | none
    = | notification title | | Download done | notification | comment
    alarm.notification.body | | | Wake up | notification | key
    settings.notifications.title | | | Alerts | title | key
    NSCameraUsageDescription | | en.lproj/InfoPlist.strings | The app takes photos so that you can share them. | purpose-string | key
    NFCReaderUsageDescription | Privacy - NFC Scan Usage Description | | The app reads tags so that it can find them. | purpose-string | comment
    permission.camera.body | | | Take photos of your stamps | body | key
    = | Title of the preview screen | | Preview | nav-title | comment
    mydata_screen_title | | | Other data | nav-title | key
    = | Section title for the range | | Range | heading | comment
    settings.server.header | | | Server | heading | key
    settings.server.footer | | | The app talks to it. | help-text | key
    general_settings.help | | | Help! | unknown | none
    privacy_link | | | Privacy policy | link | key
    = | Help link | | Stats help | link | comment
    = | Copies the note's public link | | Copy link | unknown | none
    advice_link_title | | | For more, please go to: | unknown | none
    name.label | | | Your name | field-label | key
    settings.search_keywords.camera | | | camera, photo, image | unknown | none
    file.open.accesskey | | | O | accesskey | key
    app.accessibilityNotice.acceptButton.accesskey | | | O | accesskey | key
    = | Lesson title | | Modal day | title | comment
    settings_title | | | Your settings | title | key
    Cancel | | | Abbrechen | unknown | none
    Placeholder | | | Platzhalter | unknown | none
    = | No comment provided by engineer. | | Save | unknown | none
    toast.undo | | | Undo | unknown | none
    = | Alert dismiss action ⏎ Confirm alert message | | Ok | unknown | none
    saved | / Saved button | | Saved button | unknown | none
    = | All notes filter button ⏎ Display title for all notes ⏎ Header of the list | | All notes | unknown | none

    # By the text, where it is certain
    note.7 | | | Failed to save the note. | error | text
    = | | | Unable to open “%@” | error | text
    status.5 | | | Couldn’t reach the server | error | text
    status.6 | | | Cannot open the file | error | text
    status.7 | | | Sorry, we could not find it. | error | text
    sync.3 | | | Invalid web address | error | text
    sync.4 | | | Error: %@ | error | text
    sync.5 | | | An error occurred while saving | error | text
    upload.2 | | | Upload failed! | error | text
    note.8 | | | Delete this note? | confirm-title | text
    note.9 | | | Are you sure you want to delete it? You can't undo this. | confirm-message | text
    note_title | | | Failed to save | error-title | text
    note_description | | | Unable to save the note | error | text
    purge_title | | | Remove %d notes? | confirm-title | text
    send.button | | | Couldn't send? | button | key
    row.1 | | | Failed | unknown | none
    row.2 | | | Failed logins | unknown | none
    row.3 | | | 3 failed | unknown | none
    row.4 | | | No build failed. | unknown | none
    row.5 | | | Cannot be undone | unknown | none
    row.6 | | | Can't sign in? | unknown | none
    row.7 | | | Error details | unknown | none
    row.8 | | | Sorry to see you go | unknown | none
    row.9 | | | Delete notes | unknown | none

    # Keys that are made of a class or a context and the source text
    PluginDialog.Yes | | app.ts | Yes | unknown | none
    MainWindow.Empty Recycle Bin | | app.ts | Empty Recycle Bin | unknown | none
    Menu_Empty Trash… | | app.po | Empty Trash… | unknown | none

    # Shapes of keys that apps have in common
    auth.github.alt | | | GitHub logo | a11y-label | key
    keyboard_modifier_alt | | | Alt | unknown | none
    shownotes_contentdescription | | | Read the notes | a11y-label | key
    thumbnail_view_description | | strings.xml | Play video | a11y-label | key
    media.expandHint | | | Opens the picture. Double-tap and hold for more | a11y-hint | key
    action_reply | | | Reply | button | key
    action_not_supported | | | That is not supported. | unknown | none
    lblUserName.Text | | | User name: | field-label | key
    landing-headline | | | Mail without worries | heading | key
    pane-sync-title2 | | | Sync | title | key
    title_pref_volume | | | Volume | title | key
    load_finished_announcement | | | All pages are there | announcement | key
    zapped_1 | Notification that someone zapped you | | %@ zapped you | notification | comment
    = | Human readable error label | | Nothing came back | error | comment
    download_label | | strings.xml | Downloads | unknown | none
    button.removeAlert.msg | | | It stays on your disk. | alert-message | key
    message.succeed-copy-link | | | Link copied. | unknown | none
    notification_channel_sync_error | | | Sync problems | unknown | none
    errors.io | | | IO error | error | key
    
    # What the words of keys and comments don't say
    keystore_not_accessible | | | The keystore is not set up. | unknown | none
    user.enable-advanced-content-description | | | Enables features like recipe scaling, API keys and webhooks | unknown | none
    textFilter.isNotEmpty | | | Is not empty | unknown | none
    form.receival_details | | | Receival details | unknown | none
    urlPreview.convertToLink | | | Convert to embed link | unknown | none
    byte.[using:Windows.UI.Xaml.Automation]AutomationProperties.Name | | | Byte toggle | a11y-label | key
    plugins.linkPreviewMenu.reload | | | Reload | menu-item | key
    vpn | iOS Settings: toggle name | | Always-on VPN | toggle | comment
    pause_location | Description for button that pauses the recording | | Pause | unknown | none
    unsubscribeDialogMessage | | | Are you sure you'd like to stop messages from | alert-message | key

    # By the whole text
    a1 | | | Try again | button | text
    a2 | | | Font size: | field-label | text
    a3 | | | Note: | unknown | none
    a4 | | | Files uploaded successfully! | toast | text
    a5 | | | Automatically check for updates | toggle | text
    a6 | | | You don't have permission to use the pointer. | error | text
  """#
