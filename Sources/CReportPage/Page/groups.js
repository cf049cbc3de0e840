// The findings, by rule or by file. A closed group holds no cards, an open one shows them a piece at a time.

const cardsShown = 25;
const groupsShown = 100;

const groupings = {
  rule: { key: ({ rule }) => rule, title: (rule) => rule.summary, name: (rule) => rule.name, why: (rule) => rule.why },
  file: { key: ({ string }) => string.file, title: (file) => file.path, name: () => "", why: () => "" },
};

function showGroups(findings, { group, search, win }, source, opensAll) {
  const grouping = groupings[group] ?? groupings.rule;
  // Who looks for a word wants to see each string, and who looks at a file works through it.
  const folds = grouping === groupings.rule && !search && !win;
  const groups = grouped(findings, grouping.key, source);
  showInPieces({
    rows: groups, size: groupsShown, list: byId("groups"), button: byId("more-groups"),
    render: (row) => groupSection(row, grouping, folds), label: (count) => say("group.groups", { count }),
  });
  const opened = opensAll ? 3 : 1;
  for (const button of [...byId("groups").querySelectorAll("h3 button")].slice(0, opened)) button.click();
}

/** The most serious first, then the largest; in a group the most serious first, then what is in the source language. */
function grouped(findings, keyOf, source) {
  const isInSource = ({ string }) => string.language === source;
  const groups = new Map();
  for (const finding of findings) {
    const key = keyOf(finding);
    const group = groups.get(key) ?? { key, findings: [], error: 0, warning: 0, note: 0 };
    groups.set(key, group);
    group.findings.push(finding);
    group[finding.severity] += 1;
  }
  for (const group of groups.values()) {
    group.findings.sort((a, b) => b.rank - a.rank || isInSource(b) - isInSource(a));
  }
  return [...groups.values()].sort((a, b) => b.error - a.error || b.findings.length - a.findings.length);
}

function groupSection(group, grouping, folds) {
  const { element, slot } = fromTemplate("group");
  appendText(slot("title"), grouping.title(group.key));
  const name = grouping.name(group.key);
  slot("name").textContent = name;
  slot("name").hidden = !name;
  slot("why").textContent = grouping.why(group.key);
  slot("counts").append(...["error", "warning", "note"].filter((severity) => group[severity]).map((severity) =>
    make("span", `badge ${severity}`, counted(severity, group[severity]))));
  element.querySelector("h3 button").onclick = (event) => toggle(element, event.currentTarget, folds ? foldAlike(group.findings) : group.findings);
  return element;
}

function toggle(element, button, findings) {
  const body = element.querySelector(".group-body");
  const opens = button.ariaExpanded !== "true";
  button.ariaExpanded = String(opens);
  body.hidden = !opens;
  if (!opens || body.querySelector(".card")) return;
  showInPieces({
    rows: findings, size: cardsShown, list: body.querySelector(".cards"), button: body.querySelector(".more"),
    render: card, label: (count) => say("group.more", { count }),
  });
}
