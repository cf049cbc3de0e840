internal import Readability

/// English words that are not words, or are rare ones, in the other languages that apps come in, and no loan words there.
/// They tell that a text was left in English.
enum EnglishWords {
  /// - Parameter word: UTF-8, in any case.
  static func contains(_ word: Span<UInt8>) -> Bool { hashes.contains(WordSet.hash(word)) }

  private static let hashes: HashTable<Void> = {
    var hashes = HashTable<Void>()
    for word in words.split(separator: " ") { _ = hashes.insert(WordSet.hash(word.utf8Span.span)) }
    return hashes
  }()

  private static let words = """
    about above accept accepted accepts achieve add added adding addresses adds adjust advanced again against agree \
    allow allowed allowing allows almost alone along already although always and another answer any anyone anything \
    anywhere applies apply archived around ask asked asking asks attempt attempts authenticate automatically \
    available awaiting away banned because become becomes been before begin begins behavior being belongs below best \
    better between blocked blocking boosted both browse browsing built but calling calls can't cancel canceled \
    cancelled cannot changed changes changing check checking choice choose chosen clear cleared clearing close \
    closed closes closing coming completed completely connect connected connecting contain contains copied copy \
    could couldn't couldn’t create created creates creating customize daily decline decrease delete deleted deleting \
    deletion denied deny disable disabled disables discard disconnect disconnected displayed does doesn't doesn’t \
    doing don't done don’t down downloaded downloading during each earlier easily easy edited editing either else \
    empty enable enabled enables ended ends enough ensure enter entered entering every everyone everything exceeds \
    existing exists expected expired expires failed fails failure fetch few fields finish finished first followed \
    followers following forgot forward found from get gets getting given goes going grant had happened have having \
    hidden hide higher hour how ignored including incoming increase inside installed instead into invalid \
    invited join joined keep keeps know known learn least leave less lets likely load loaded loading locked logged \
    longer look looking loose lose lost lower make makes making manage many marked matches matching maybe mean means \
    meet missing monthly months move moved moves moving much must nearby need needed needs never new newer newest \
    next nobody nothing now numbers occurred often older oldest once ones only opened opening opens other others our \
    outgoing own owner paste pasted paused people pick picture pictures playing please prevent preview previous \
    problems proceed provide provided purchase quickly read reading receive received receiving recently recommended \
    remaining remember remind removed removes removing rename renamed replace replaced replies reply requested \
    require required requires restore results resume retry return returns reveal running safely same save saved \
    saves saving scheduled search searching see select selected selecting send sending sent setting settings several \
    shared sharing should show showing shown shows signed since skip skipped some someone something soon sounds \
    specified specify started starting starts stay stopped strength submit subscribe successful successfully \
    suggested supported take taken takes than thank thanks that the their theirs them then there these they thing \
    things think third this those through today together tomorrow tonight too translate translated tried tries \
    troubleshoot trusted try trying turn turned turning turns two typing unable unavailable unblock undo unexpected \
    unfollow unknown unless unlock unlocked unmute unread unsaved unsubscribe unsupported until untitled unused up \
    updated uploaded uploading used uses using usually valid verified verify verifying very viewed viewer viewing \
    visit wait waiting wants warning weekly weeks welcome well went were what when where whether which while who \
    whole whose why wish with within without won't won’t words working would write writing wrong years yesterday yet \
    you you've your yourself you’ll you’re you’ve
    """
}
