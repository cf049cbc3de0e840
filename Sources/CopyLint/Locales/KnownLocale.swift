import Readability

/// `name` in canonical form if its language is one that apps are written in; many other words have the form of a
/// language tag ("app", "web").
func knownLocale(_ name: some StringProtocol) -> String? {
  guard let locale = canonicalLocale(name), hasLocaleForm(name) else { return nil }
  let language = locale.prefix { $0 != "-" }
  return isListed(language, in: language.utf8.count == 2 ? twoLetterLanguages : threeLetterLanguages)
    ? locale : nil
}

/// `name` in canonical form if its language is one that apps are rarely written in, whose code may be a word ("bar", "nap");
/// so it counts only among the names of other languages.
func rareLocale(_ name: some StringProtocol) -> String? {
  guard let locale = canonicalLocale(name), hasLocaleForm(name) else { return nil }
  let language = locale.prefix { $0 != "-" }
  return language.utf8.count == 3 && isListed(language, in: rareLanguages) ? locale : nil
}

/// The language that a folder among those of other languages is named after: three small letters, unless they name a part of an
/// app or its code. There are 7,900 such codes (ISO 639-3), and a text in one of them read as English would be all faults.
func unlistedLocale(_ folder: some StringProtocol) -> String? {
  guard folder.utf8.count == 3, folder.utf8.allSatisfy(\.isASCIISmall), !isListed(folder, in: partsOfApps)
  else { return nil }
  return String(folder)
}

private let partsOfApps = """
  abi all any api app arb art bin box bot cdn cfg cli cms cmd com cpp crm css csv dev doc env erp exp ext faq fee \
  foo fun gen git gui gql gtk hub img ios job key kit lib log mac man map min mod msg nav net new npm obj old \
  org osx out pay pdf php pkg pos pot pro pub raw ref res rtl rss run sdk seo set shr sms sql src std svg sys tab tag \
  tax tel tmp tos txt uac url usr utf var vpn web win wip wpf xml yml zip
  """

/// The locale of a file or folder among those of other languages, where it has the name of a country ("cn") or the
/// three letters of a language that has two ("hin"); nil for any other name.
package func otherName(_ name: some StringProtocol) -> String? {
  let name = name.lowercased()
  return otherNames.first { $0.name == name }?.locale ?? locale(ofLanguage: name)
}

/// None of them is the code of another language, as "kr" and "tw" are. Three letters: ISO 639-2.
private let otherNames: [(name: String, locale: String)] = [
  ("cn", "zh-CN"), ("zhcn", "zh-CN"), ("zhtw", "zh-TW"), ("jp", "ja"), ("cz", "cs"), ("dk", "da"),
  ("gr", "el"),
  ("sp", "es"), ("ua", "uk"), ("vn", "vi"), ("ptbr", "pt-BR"), ("ara", "ar"), ("ben", "bn"), ("bul", "bg"),
  ("cat", "ca"),
  ("ces", "cs"), ("dan", "da"), ("deu", "de"), ("ger", "de"), ("ell", "el"), ("eng", "en"), ("est", "et"),
  ("fas", "fa"), ("fin", "fi"), ("fra", "fr"), ("fre", "fr"), ("heb", "he"), ("hin", "hi"), ("hrv", "hr"),
  ("hun", "hu"), ("ind", "id"), ("ita", "it"), ("jpn", "ja"), ("kor", "ko"), ("lit", "lt"), ("lav", "lv"),
  ("nld", "nl"), ("nor", "no"), ("pol", "pl"), ("por", "pt"), ("ron", "ro"), ("rus", "ru"), ("slk", "sk"),
  ("slv", "sl"), ("spa", "es"), ("srp", "sr"), ("swe", "sv"), ("tam", "ta"), ("tha", "th"), ("tur", "tr"),
  ("ukr", "uk"), ("urd", "ur"), ("vie", "vi"), ("zho", "zh"), ("chi", "zh"),
]

/// Whether a language code is also a little word that ends names such as "sign-in" and "how-to".
func isShortWord(_ name: some StringProtocol) -> Bool {
  isListed(name.lowercased(), in: shortWords)
}

/// Whether `code` is in `codes`, all of the same length with spaces between.
func isListed(_ code: some StringProtocol, in codes: String) -> Bool {
  var rest = codes.utf8[...]
  while rest.count >= code.utf8.count {
    if rest.starts(with: code.utf8) { return true }
    rest = rest.dropFirst(code.utf8.count + 1)
  }
  return false
}

private let shortWords = "in is to or so as am my be an"

/// ISO 639-1, with codes that were replaced.
private let twoLetterLanguages = """
  aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee \
  el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io \
  is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk \
  ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc \
  sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi \
  vo wa wo xh yi yo za zh zu
  """

/// Languages without a two-letter code that apps come in.
private let threeLetterLanguages = """
  ast bho brx ceb cgg chr ckb csb doi dsb fil fur gsw haw hsb kab kmr kok lij mai mjw mni nah nds nqo nso pap pcm \
  sat sco szl tet tok trs tzm vec yue
  """

/// More languages that volunteers translate apps into. Codes that often name parts of an app, such as “map”, are left out.
private let rareLanguages = """
  ace ach ady afb aln ami ang arn ary arz avk awa azb bar bcc bcl bew bjn bqi bxr cbk cdo chy ckt crh crs csw dag din diq \
  dtp dty eml fit frp frr gag gan gcr gom gor guc gur hak hif hil hrx hyw ilo inh izh jam jbo kaa kbd kbp khw \
  kiu kjh koi krc krj krl ksh kum lad lbe lez lfn lki lld lmo lrc ltg lus lzh lzz mdf mfe mhr mnw mrj mwl mwv myv \
  mzn nan nap niu nov nrm nys olo pcd pdc pdt pfl pih pms pnb pnt prg quc rap rgn rif rmy rue rup ruq sah sas \
  scn sdc sdh sei ses sgs shi shn shy skr sli sma smj smn sms srn sro stq syc szy tay tcy tlh tly tpi tru tsd tvl \
  tyv udm vep vls vmf vot vro wal wls wuu xal xmf xsy yrl zea zgh
  """
