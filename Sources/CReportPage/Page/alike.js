// Findings of one rule on the same word: the first is shown, with the places of the others.

const fewestAlike = 5;
const placesShown = 3;
const longestWord = 40;

function foldAlike(findings) {
  const kinds = new Map();
  for (const finding of findings) {
    const name = alikeName(finding);
    if (!name) continue;
    if (!kinds.has(name)) kinds.set(name, []);
    kinds.get(name).push(finding);
  }
  return findings.flatMap((finding) => {
    const alike = kinds.get(alikeName(finding)) ?? [];
    if (alike.length < fewestAlike) return [finding];
    return alike[0] === finding ? [{ ...finding, others: alike.slice(1) }] : [];
  });
}

/** The same for findings alike; nothing for one that stands by itself. */
function alikeName({ rule, severity, word }) {
  if (!word || word.length > longestWord || ["translation", "file"].includes(rule.group)) return "";
  return [rule.name, severity, word.toLowerCase()].join(" ");
}

function alikeText(others) {
  const places = others.slice(0, placesShown).map(({ string, line }) =>
    line ? `${string.file.path}:${line}` : string.file.path);
  const count = others.length - places.length;
  return say(count > 0 ? "card.alike-more" : "card.alike", { places: places.join(", "), count: numbers.format(count) });
}
