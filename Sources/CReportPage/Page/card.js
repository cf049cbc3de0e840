// One finding: what to do, the text with the words to blame, the text to use instead, and where it stands.

function card(finding) {
  const { element, slot } = fromTemplate("card");
  const { string } = finding;
  slot("severity").textContent = say(`severity.${finding.severity}`);
  slot("severity").classList.add(finding.severity);
  appendText(slot("message"), finding.message);
  showTexts(finding, slot);
  slot("where").append(...whereabouts(finding));
  if (!string.text && !string.source) slot("text-row").hidden = true;
  return element;
}

function showTexts(finding, slot) {
  const { string, marks } = finding;
  slot("source-row").hidden = !string.source || string.source === string.text;
  appendMarked(slot("source"), string.source, []);
  slot("text").lang = string.locale;
  if (string.text) appendMarked(slot("text"), string.text, marks);
  else slot("text").append(say("card.empty"));
  showProposal(finding, slot);
}

function showProposal(finding, slot) {
  const proposed = proposal(finding);
  const field = slot("new");
  field.lang = finding.string.locale;
  if (finding.applicability !== "safe") slot("note").textContent = say("card.unsafe");
  if (proposed) {
    appendMarked(field, proposed.text, proposed.marks, "ins");
    slot("copy").onclick = () => copy(proposed.text);
  } else if (finding.replacement) {
    const change = make("ins");
    appendText(change, finding.replacement);
    field.append(change);
    slot("copy").onclick = () => copy(finding.replacement);
  } else {
    slot("new-row").hidden = true;
  }
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(say("said.copied"));
  } catch {
    announce(say("said.not-copied"));
  }
}

function whereabouts({ string, line, repeats, others = [] }) {
  const parts = [];
  if (string.role !== "unknown") parts.push(make("span", "", say(`role.${string.role}`)));
  if (string.locale) parts.push(make("span", "", languageName(string.locale)));
  if (string.key) {
    const key = make("code");
    const inside = make("bdi");
    appendText(inside, string.variant ? `${string.key} · ${string.variant}` : string.key);
    key.append(inside);
    parts.push(key);
  }
  parts.push(pathButton(string.file.path, { file: string.file.path }, line));
  if (repeats) parts.push(make("span", "", say("card.repeats", { count: repeats })));
  if (others.length) parts.push(make("span", "", alikeText(others)));
  return parts;
}
