// What to do first: errors before warnings, and of these what clears most findings.

const winsShown = 6;

/** For a language, so that it is made once. */
const winsByLanguage = new Map();

function winsOf({ findings }, locale) {
  if (!winsByLanguage.has(locale)) {
    winsByLanguage.set(locale, makeWins(findings.filter(({ string }) => isOfLanguage(string, locale))));
  }
  return winsByLanguage.get(locale);
}

function isOfLanguage({ language }, locale) {
  return locale === everyLanguage || language === locale;
}

/** A change that clears one warning only is no better than any other, so it is not among them. */
function makeWins(findings) {
  const wins = new Map();
  for (const finding of findings) {
    if (finding.win === -1) continue;
    const win = wins.get(finding.win) ?? { number: finding.win, finding, name: winName(finding), rank: 0, count: 0, isOne: true };
    wins.set(finding.win, win);
    win.rank = Math.max(win.rank, finding.rank);
    win.count += 1;
    win.isOne &&= win.finding.message === finding.message;
  }
  return [...wins.values()]
    .filter(({ rank, count }) => rank === 2 || count > 1)
    .sort((a, b) => b.rank - a.rank || b.count - a.count);
}

/** What stands in the address. */
function winName({ win, rule, word, message, replacement }) {
  return win < 0 ? [rule.name, messageKind(message)].join(" ") : [rule.name, word, replacement].join(" ");
}

function showWins(wins) {
  byId("wins-panel").hidden = wins.length === 0;
  showInPieces({
    rows: wins, size: winsShown, list: byId("wins"), button: byId("more-wins"),
    render: winRow, label: (count) => say("files.more", { count }),
  });
}

function winRow(win) {
  const { name, finding, rank, count } = win;
  const { element, slot } = fromTemplate("win-row");
  const severity = severities[rank];
  slot("severity").textContent = say(`severity.${severity}`);
  slot("severity").classList.add(severity);
  if (win.number < 0) slot("change").replaceChildren(adviceElement(win));
  else showChange(finding, slot);
  slot("rule").textContent = finding.rule.summary;
  slot("show").textContent = say("wins.show", { count });
  slot("show").onclick = () => showOnly({ win: name });
  return element;
}

function showChange({ word, replacement }, slot) {
  appendSpaced(slot("words"), word);
  if (replacement) appendSpaced(slot("new"), replacement);
  else slot("new").replaceWith(say("wins.leave"));
}

/** The message, when all have the same; else what they have in common. */
function adviceElement({ finding, isOne }) {
  const advice = make("bdi");
  appendText(advice, isOne ? finding.message : `${messageKind(finding.message)}.`);
  return advice;
}

/** What the chosen one of them is, for the line above the findings. */
function winText(win) {
  if (!win) return "";
  return win.number < 0 ? messageKind(win.finding.message) : withVisibleSpace(win.finding.word);
}

/** White space alone is shown as open boxes: a mark around nothing says nothing. */
function appendSpaced(node, text) {
  appendText(node, withVisibleSpace(text));
}

function withVisibleSpace(text) {
  return text.trim() ? text : text.replace(/\s/g, "␣");
}
