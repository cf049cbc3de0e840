"""The traps of real files: what it is, the repository, the end of the path, and what has to be true of what is read.

A repository can hold several files whose paths end that way; the trap has to be true of one of them.
"""

import re

QUICKSILVER = "quicksilver+Quicksilver"
SWIFTFIN = "jellyfin+Swiftfin"
TALKBACK = "google+talkback"
SWIFTGEN = "SwiftGen+SwiftGen"
NHS = "nhsx+covid-19-app-ios-ag-public"
LOOP = "LoopKit+Loop"
IDP = "18F+identity-idp"
FIREFOX = "mozilla-l10n+firefox-l10n-source"
NETNEWSWIRE = "Ranchero-Software+NetNewsWire"
MESHTASTIC = "meshtastic+Meshtastic-Apple"
RECTANGLE = "rxhanson+Rectangle"
XCSTRINGS_TOOL = "liamnichols+xcstrings-tool"
ALLY = "lokalise+i18n-ally"
MATTERMOST = "mattermost+mattermost-mobile"
TRANSMISSION = "transmission+transmission"
THUNDERBIRD = "thunderbird+thunderbird-android"
JMETER = "apache+jmeter"
TRANSLATE = "translate+translate"
QT = "qt+qttools"
ZULIP = "zulip+zulip-flutter"
COMPARE = "mozilla+compare-locales"
JMETER_MESSAGES = "org/apache/jmeter/resources/messages.properties"


def reads(line, test):
    """Some text on the line passes."""
    return lambda file: any(test(text) for text in file.texts(line))


def finds(rule, line=None):
    return lambda file: bool(file.found(rule, line))


def silent(line):
    """The line is read, and nothing is said about it."""
    return lambda file: bool(file.at(line)) and not [f for f in file.findings if f["line"] == line]


def entry(line, **fields):
    return lambda file: any(all(e[name] == value for name, value in fields.items()) for e in file.at(line))


def entries(count):
    return lambda file: len(file.entries) == count


ENCODINGS = [
    ("binary property list: keys without places", TRANSMISSION, "Versions/B/Resources/Base.lproj/Sparkle.strings",
     lambda file: len(file.entries) > 80 and file.entries[0]["line"] == 0),
    ("binary property list: keys without places", SWIFTGEN, "SwiftGen.playground/Resources/Localizable.strings",
     lambda file: len(file.entries) == 18 and file.entries[0]["line"] == 0),
    ("property list in XML", QUICKSILVER, "PlugIns-Main/Finder/en.lproj/QSAction.name.strings",
     lambda file: [e["line"] for e in file.entries] == [6, 8]),
    ("UTF-16 LE with a mark", SWIFTFIN, "Translations/ar.lproj/Localizable.strings", entries(1074)),
    ("UTF-16 LE with a mark", "Automattic+simplenote-ios", "Simplenote/en.lproj/Localizable.strings", entries(335)),
    ("UTF-16 LE with a mark", NHS, "Settings.bundle/en.lproj/Root.strings", entries(2)),
    ("UTF-16 BE with a mark", QUICKSILVER, "Code-QuickStepInterface/QSBindableActions.strings", entries(29)),
    ("UTF-16 BE in JSON", ALLY, "encoding/locales/de.json", entries(2)),
    ("UTF-16 LE in JSON", ALLY, "encoding/locales/fr.json", entries(2)),
    ("two byte-order marks", QUICKSILVER, "Localized/es-ES.lproj/Localizable.strings", entries(147)),
    ("two byte-order marks", QUICKSILVER, "Localized/pt-BR.lproj/Localizable.strings", entries(147)),
    ("UTF-8 with a mark", QUICKSILVER, "Localized/de.lproj/About.strings", entries(11)),
    ("UTF-8 with a mark, YAML", ALLY, "demo/locales/ko.yml", entries(4)),
    ("charset named with a space, bare CR", TRANSLATE, "pocount_syntax_errors/f43.tgif.fr.po",
     lambda file: len(file.entries) == 321 and any("Иcran" in e["text"] for e in file.entries)),
    ("an old Asian encoding", ALLY, "encoding/locales/ja.json", finds("invalid-encoding", 2)),
    ("an old Asian encoding, YAML", ALLY, "encoding/locales/ko.yml", finds("invalid-encoding", 1)),
    ("bad bytes among good ones", QT, "lconvert/data/test-broken-utf8.po", finds("invalid-encoding", 9)),
    ("U+FFFD that an earlier save left", ALLY, "encoding/locales/zh-cn.json", finds("invalid-encoding", 2)),
    ("a file of no bytes", MATTERMOST, "i18n/en.lproj/InfoPlist.strings",
     lambda file: not file.entries and not file.findings),
    ("CRLF and LF in one file", COMPARE, "tests/data/bug121341.properties", entry(68, key="11")),
    ("no new line at the end", "nightscout+Trio", "InfoPlist.xcstrings", lambda file: len(file.entries) > 200),
    ("U+2028 in a value does not shift lines", QUICKSILVER, "Nibs/en.lproj/QSSetupAssistant.strings",
     entry(87, key="449.title")),
    ("soft hyphen in a word", TALKBACK, "talkback/src/main/res/values-de/strings.xml", silent(252)),
    ("soft hyphen and word joiner in a word", TALKBACK, "talkback/src/main/res/values-de/strings.xml",
     finds("hidden-character", 694)),
    ("U+FEFF at the end of a value", TALKBACK, "utils/src/main/res/values-de/strings.xml", finds("hidden-character", 8)),
    ("a run of hidden marks", SWIFTFIN, "Translations/ar.lproj/Localizable.strings",
     reads(114, lambda text: text.endswith("\u200d"))),
    ("U+200B before a text", IDP, "config/locales/zh.yml", reads(29, lambda text: text.startswith("\u200b"))),
    ("right-to-left mark before a text", TALKBACK, "braille/brailledisplay/src/phone/res/values-ar/strings.xml",
     reads(4, lambda text: text.startswith("\u200f"))),
    ("right-to-left embedding", TALKBACK, "braille/brailledisplay/src/phone/res/values-ar/strings.xml",
     reads(104, lambda text: text.startswith("\u202b"))),
    ("French narrow space is no stray space", TRANSMISSION, "macosx/fr.lproj/Localizable.strings", silent(205)),
    ("French narrow space is no stray space", ZULIP, "app_fr.arb", silent(1604)),
    ("no-break space in English is read", FIREFOX, "toolkit/chrome/passwordmgr/passwordmgr.properties",
     reads(73, lambda text: "\u00a0" in text)),
]

APPLE = [
    ("duplicate key, same value", "CodeEditApp+CodeEdit", "en.lproj/Localizable.strings",
     lambda file: len(file.found("duplicate-key")) == 3 and file.found("duplicate-key", 78)),
    ("duplicate key", QUICKSILVER, "Quicksilver/Localized/en.lproj/Localizable.strings", finds("duplicate-key", 186)),
    ("duplicate key", "nightscout+Trio", "el.lproj/Localizable.strings", finds("duplicate-key", 211)),
    ("key without quotes", "sparkle-project+Sparkle", "TestApplication/Base.lproj/InfoPlist.strings",
     entry(3, key="NSHumanReadableCopyright")),
    ("a name in the copyright line is no hard word", "sparkle-project+Sparkle",
     "TestApplication/Base.lproj/InfoPlist.strings", silent(3)),
    ("key without quotes", TRANSMISSION, "macosx/de.lproj/InfoPlist.strings", entry(3, key="NSHumanReadableCopyright")),
    ("new line in a value", "home-assistant+iOS", "de.lproj/Core.strings", reads(121, lambda text: "\n\n" in text)),
    ("new line in a value", SWIFTGEN, "LocMultiline.strings", reads(2, lambda text: text.count("\n") == 1)),
    ("a comment for many places", TRANSMISSION, "macosx/en.lproj/Localizable.strings",
     lambda file: file.at(257)[0]["comment"].count("\n") == 9 and file.at(257)[0]["role"] == "button"),
    ("filter button and title in one", "Automattic+simplenote-ios", "Simplenote/en.lproj/Localizable.strings",
     entry(90, role="unknown")),
    ("a comment that is the value is none", SWIFTFIN, "Translations/en.lproj/Localizable.strings",
     entry(482, comment=None)),
    ("a key that is another text", QUICKSILVER, "Quicksilver/Localized/en.lproj/Localizable.strings",
     lambda file: file.at(112)[0]["key"] != file.at(112)[0]["text"]),
    ("Interface Builder's class, key and ObjectID differ", "sparkle-project+Sparkle", "en.lproj/SUUpdatePermissionPrompt.strings",
     entry(21, key="gz7-LM-gNf.title")),
    ("a value that was to be deleted", NHS, "Resources/en.lproj/Localizable.strings",
     lambda file: all(file.found("draft-text", line) for line in (623, 625, 635, 638))),
    ("an empty value", NHS, "Resources/ar.lproj/Localizable.strings", entry(315, text="")),
    ("a percent sign before a word", "home-assistant+iOS", "en.lproj/Localizable.strings",
     lambda file: not [f for f in file.findings if f["rule"] == "stray-percent" and "show_states" in f["key"]]),
    ("a percent sign, formatted=\"false\"", TALKBACK, "talkback/src/main/res/values/strings.xml",
     lambda file: not [f for f in file.findings if f["key"] == "value_volume_75_percent"]),
    ("%$1@", QUICKSILVER, "en.lproj/QSAction.commandFormat.strings", finds("stray-percent", 38)),
    ("the Arabic percent sign", SWIFTFIN, "Translations/ar.lproj/Localizable.strings",
     lambda file: file.found("stray-percent", 37) and file.found("stray-percent", 56)),
    ("40%1$", LOOP, "Loop/de.lproj/Localizable.strings", finds("stray-percent", 705)),
    ("40%1$", LOOP, "Loop/pl.lproj/Localizable.strings", finds("stray-percent", 734)),
    ("a zero form of its own", NHS, "ar.lproj/Localizable.stringsdict",
     lambda file: any(e["variant"] == "plural.zero" and "%" not in e["text"] for e in file.entries)),
    ("three variables make one sentence", SWIFTGEN, "LocPluralAdvanced.stringsdict",
     lambda file: all("(" in e["sentence"] and "#@" not in e["sentence"] for e in file.entries if "three" in e["key"])),
    ("text around a variable", SWIFTGEN, "LocPluralAdvanced.stringsdict",
     lambda file: all(e["sentence"].startswith("Your %3$@") for e in file.entries if "int-string-string" in e["key"])),
    ("a plural in a plural form", SWIFTGEN, "LocPluralNested.stringsdict",
     lambda file: file.entries and all("#@" not in e["sentence"] for e in file.entries)),
    ("a variable that is missing", SWIFTGEN, "LocPluralErrorMissingVariable.stringsdict", finds("undefined-substitution")),
    ("two kinds of forms", SWIFTGEN, "LocPluralErrorBothTypeKeys.stringsdict", finds("mixed-variations")),
]

CATALOGS = [
    ("the empty key", NETNEWSWIRE, "Shared/Localizable.xcstrings", lambda file: not file.key("")),
    ("the empty key, with an empty translation", MESHTASTIC, "Localizable.xcstrings",
     lambda file: [e["text"] for e in file.key("")] == [""]),
    ("keys out of order, another style", MESHTASTIC, "Localizable.xcstrings", lambda file: len(file.entries) > 19_000),
    ("the key is the text", NETNEWSWIRE, "Shared/Localizable.xcstrings",
     lambda file: sum(e["text"] == e["key"] for e in file.entries if e["locale"] == "en") > 380),
    ("a new text that differs from its key", NETNEWSWIRE, "Shared/Localizable.xcstrings",
     lambda file: [e["state"] for e in file.key("%@ of %@")] == ["new"]),
    ("a role from a comment that Xcode wrote", NETNEWSWIRE, "Shared/Localizable.xcstrings", entry(48, role="nav-title")),
    ("shouldTranslate false", MESHTASTIC, "Localizable.xcstrings",
     lambda file: all(file.at(line)[0]["translatable"] is False for line in (30, 107, 184))),
    ("eight devices", NETNEWSWIRE, "Shared/DefaultAccountNames.xcstrings",
     lambda file: len(file.entries) == 8 and all(e["variant"].startswith("device.") for e in file.entries)),
    ("substitutions with a dot in the name", XCSTRINGS_TOOL, "__Fixtures__/Substitution.xcstrings",
     lambda file: any("total.strings@" in e["variant"] for e in file.entries)),
    ("plural forms in many languages", MESHTASTIC, "Localizable.xcstrings",
     lambda file: len({e["locale"] for e in file.key("%d Hops")}) >= 15),
    ("a state that is empty", RECTANGLE, "mul.lproj/Main.xcstrings", lambda file: file.count("state", "unknown") == 1),
    ("stale keys", RECTANGLE, "mul.lproj/Main.xcstrings", entry(27946, state="stale")),
    ("texts that need review", MESHTASTIC, "Localizable.xcstrings",
     lambda file: file.count("state", "needs-review") > 8_000),
    ("Markdown in a key", MESHTASTIC, "Localizable.xcstrings", reads(23642, lambda text: "**%@**" in text)),
    ("a list in a key", MESHTASTIC, "Localizable.xcstrings", reads(108903, lambda text: "\n* " in text)),
]

ANDROID = [
    ("xliff:g is no word", TALKBACK, "talkback/src/main/res/values/strings.xml",
     lambda file: any("<xliff:g" in e["text"] for e in file.entries)
     and not any("xliff" in word for f in file.findings for word in f["words"] or [])),
    ("CDATA", THUNDERBIRD, "message/list/internal/src/main/res/values-ar/strings.xml",
     reads(10, lambda text: text.startswith("Create & "))),
    ("\\' is an apostrophe", TALKBACK, "talkback/src/main/res/values/strings.xml",
     lambda file: not any("\\'" in re.sub("<[^>]*>", "", e["text"]) for e in file.entries)),
    ("a value in double quotes", THUNDERBIRD, "feature/account/oauth/src/main/res/values/strings.xml",
     reads(15, lambda text: not text.startswith('"') and "'" in text)),
    ("a space that \\u0020 keeps", TALKBACK, "utils/src/main/res/values-pt-rBR/strings.xml",
     reads(8, lambda text: text.startswith(" "))),
    ("@string/other is no text", TALKBACK, "values-ar/strings_voicecommands.xml", entry(105, translatable=False)),
    ("@string/other in an array is no text", THUNDERBIRD, "values/arrays_general_settings_strings.xml",
     lambda file: all(not e["translatable"] for e in file.entries if e["text"].startswith("@string/"))),
    ("length limits in comments", TALKBACK, "braille/brailledisplay/src/phone/res/values/strings.xml",
     lambda file: {40, 80, 100} <= {e["maxLength"] for e in file.entries}),
    ("CHAR LIMIT=NONE is no limit", TALKBACK, "talkback/src/main/res/values/strings.xml",
     lambda file: all(e["maxLength"] is None for e in file.entries if "LIMIT=NONE" in (e["comment"] or ""))),
    ("text of signs alone", TALKBACK, "braille/brailledisplay/src/phone/res/values/strings.xml", silent(24)),
]

GETTEXT_AND_JSON = [
    ("a header marked fuzzy is no text", "encode+django-rest-framework", "en_US/LC_MESSAGES/django.po",
     lambda file: len(file.entries) == 125 and not file.key("")),
    ("obsolete messages", TRANSLATE, "pocount_syntax_errors/f43.tgif.fr.po", lambda file: len(file.entries) == 321),
    ("Polish with four forms", TRANSMISSION, "po/pl.po",
     lambda file: {"plural.one", "plural.few", "plural.many", "plural.other"} <= {e["variant"] for e in file.entries}),
    ("mnemonics are no part of a word", TRANSMISSION, "po/en_GB.po",
     lambda file: any("_" in e["text"] for e in file.entries)
     and not any("_" in word for f in file.findings for word in f["words"] or [])),
    ("=1 beside other, with markup", ZULIP, "app_de.arb",
     lambda file: {e["variant"] for e in file.at(1570)} == {"count.plural.=1", "count.plural.other"}),
    ("a number outside and a plural inside", MATTERMOST, "de.json",
     lambda file: all(e["sentence"].startswith("{count} ") for e in file.at(57))),
    ("branches are no sentences", MATTERMOST, "i18n/en.json",
     lambda file: all(e["sentence"].endswith("not sent") for e in file.at(606))),
    ("_many that is no plural", "excalidraw+excalidraw", "en.json", lambda file: file.key("labels.arrowhead_crowfoot_many")),
    ("an empty translation is no finding", "excalidraw+excalidraw", "ar-SA.json",
     lambda file: any(e["text"] == "" for e in file.entries) and not file.found("label-empty")),
    ("flat keys with dots, the file's name is the locale", IDP, "config/locales/en.yml",
     lambda file: {e["locale"] for e in file.entries} == {"en"}),
    ("items of a list", IDP, "config/locales/en.yml", lambda file: any(e["variant"] == "item.1" for e in file.entries)),
    ("no January before the first item", "svenfuchs+rails-i18n", "rails/locale/de.yml", entry(22, variant="item.1")),
    ("symbols of Ruby are no text", "svenfuchs+rails-i18n", "rails/locale/de.yml", lambda file: not file.at(61)),
    ("markup in _html", IDP, "config/locales/en.yml", reads(7, lambda text: "<strong>" in text)),
]

OTHERS = [
    ("attributes are strings of their own", FIREFOX, "browser/browser/aboutDialog.ftl", entry(6, variant="attribute.title")),
    ("a value that is a reference only", FIREFOX, "browser/browser/siteProtections.ftl", silent(27)),
    ("PLATFORM() has a text for each", FIREFOX, "browser/browser/aboutLogins.ftl",
     lambda file: file.at(36)[0]["variant"] == "PLATFORM.select.windows"),
    ("a term with an argument", FIREFOX, "browser/browser/aboutLogins.ftl", silent(109)),
    ("a literal in a placeable", FIREFOX, "browser/browser/browserSets.ftl", silent(106)),
    ("an access key is no text", FIREFOX, "browser/browser/browserSets.ftl", entry(106, role="accesskey")),
    ("#1;#2 are plural forms", FIREFOX, "browser/chrome/browser/browser.properties",
     lambda file: [e["variant"] for e in file.at(246)] == ["plural.one", "plural.other"]),
    ("a note that names its keys", FIREFOX, "browser/chrome/browser/browser.properties",
     lambda file: "LOCALIZATION NOTE" in file.at(246)[0]["comment"]),
    ("'' of MessageFormat", JMETER, JMETER_MESSAGES, reads(110, lambda text: "{0}" in text)),
    ("\\: in a value", JMETER, JMETER_MESSAGES, reads(1305, lambda text: text.endswith(":") and "\\" not in text)),
    ("a leading space that \\ keeps", JMETER, JMETER_MESSAGES, reads(216, lambda text: text.startswith(" "))),
    ("markup in a value", JMETER, JMETER_MESSAGES, reads(493, lambda text: text.startswith("<html>"))),
    ("an empty key binding", FIREFOX, "devtools/client/toolbox.properties", silent(92)),
    ("continued lines", COMPARE, "tests/data/bug121341.properties", entry(9, key="4")),
    ("\\uAB is not a character", COMPARE, "tests/data/bug121341.properties", finds("syntax-error", 6)),
    ("rows in .resx's comment", "Klocman+Bulk-Crap-Uninstaller", "Localisation.resx",
     lambda file: not [e for e in file.entries if e["key"].startswith("Name1")]),
    ("design data is no text", "Klocman+Bulk-Crap-Uninstaller", "MainWindow.resx",
     lambda file: file.entries and not [e for e in file.entries if e["key"].startswith(">>") or e["key"].endswith((".Size", ".Location"))]),
    ("unfinished falls back to the source", "mumble-voip+mumble", "src/mumble/mumble_en.ts",
     lambda file: len(file.entries) == 2385 and all(e["text"] for e in file.entries[:100])),
    ("vanished texts are stale", QT, "lconvert/data/test20.ts", entry(125, state="stale")),
    ("a soft hyphen in Qt", "mumble-voip+mumble", "src/mumble/mumble_es.ts", reads(8729, lambda text: "\u00ad" in text)),
    ("an empty note is none", "mozilla-l10n+focusios-l10n", "ar/focus-ios.xliff", entry(10, comment=None)),
    ("an invalid state", QT, "test-trans_seg.xlf", lambda file: len(file.entries) == 8),
    ("{Locked=…} is in the comment", "dotnet+command-line-api", "xlf/Strings.de.xlf",
     lambda file: any("Locked" in (e["comment"] or "") for e in file.entries)),
    ("marks of segments", QT, "test-trans_seg.xlf", lambda file: any("<mrk" in e["text"] for e in file.at(18))),
    ("inline tags", TRANSLATE, "odf_xliff/test_2-test_odf2xliff-reference.xlf", reads(6, lambda text: "<g id=" in text)),
]

TRAPS = ENCODINGS + APPLE + CATALOGS + ANDROID + GETTEXT_AND_JSON + OTHERS
