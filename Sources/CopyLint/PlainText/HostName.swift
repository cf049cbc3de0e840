/// What may be the name of a host or of a service (`bit.ly`), or such a name from its end on (`org.freedesktop`).
enum HostName {
  /// - Parameter labels: what is between the dots, in lowercase.
  static func mayBe(_ labels: [String]) -> Bool {
    guard labels.count > 1, let first = labels.first, let last = labels.last else { return false }
    return topLevels.contains(last) || reversed.contains(first)
  }

  /// Labels that begin the names of packages and of programs.
  private static let reversed: Set<String> = [
    "android", "com", "edu", "gov", "io", "java", "javax", "net", "org",
  ]

  /// The countries of ISO 3166-1 and a few more, and the general ones that are rarely the last word of a key.
  private static let topLevels = Set(
    """
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs \
    bt bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg \
    eh er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn \
    hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk \
    lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf \
    ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd \
    se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw \
    tz ua ug uk um us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw \
    app biz blog cloud club com dev edu gov info int mil mobi net online org page pro site social tech wiki xyz
    """.split(separator: " ").map(String.init))
}
