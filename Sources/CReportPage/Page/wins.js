// The changes that clear most findings: the same words, and the same text to use instead.

const winsShown = 6;

function showWins({ wins }) {
  byId("wins-panel").hidden = wins.length === 0;
  byId("wins").append(...wins.map(winRow));
}

function quickWins(findings) {
  const wins = new Map();
  for (const finding of findings) {
    if (finding.win < 0) continue;
    const win = wins.get(finding.win);
    if (win) win.count += 1;
    else wins.set(finding.win, { number: finding.win, finding, count: 1 });
  }
  const most = [...wins.values()].filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
  return most.slice(0, winsShown).map((win) => ({ ...win, name: winName(win.finding) }));
}

/** What stands in the address. */
function winName({ rule, word, replacement }) {
  return [rule.name, word, replacement].join(" ");
}

function winRow({ name, finding, count }) {
  const { element, slot } = fromTemplate("win-row");
  appendSpaced(slot("words"), finding.word);
  if (finding.replacement) {
    appendSpaced(slot("new"), finding.replacement);
  } else {
    slot("new").replaceWith(say("wins.leave"));
  }
  slot("rule").textContent = finding.rule.summary;
  slot("show").textContent = say("wins.show", { count });
  slot("show").onclick = () => showOnly({ win: name });
  return element;
}

/** White space alone is shown as open boxes: a mark around nothing says nothing. */
function appendSpaced(node, text) {
  appendText(node, withVisibleSpace(text));
}

function withVisibleSpace(text) {
  return text.trim() ? text : text.replace(/\s/g, "␣");
}
