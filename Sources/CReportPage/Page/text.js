// How a text of an app is shown: marked, in its own direction, and with signs that nobody could see made visible.

/** Control characters, marks of direction, zero-width signs, line and paragraph separators. */
const hiddenSign = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;
const hiddenSigns = new RegExp(`(${hiddenSign.source})`, "u");

/** The name of a flag, such as “--unsafe-fixes”: a browser would break the line after any of its hyphens. */
const flagNames = /(--[a-z]+(?:-[a-z]+)*)/u;

/** Characters of a text that are shown before and after what is marked. */
const context = 600;

/** Puts `text` into `node`, hidden signs as their code points: a mark of direction would turn the page around it. */
function appendText(node, text) {
  for (const piece of text.split(hiddenSigns)) {
    if (hiddenSign.test(piece)) node.append(make("span", "sign", codePoint(piece)));
    else appendFlags(node, piece);
  }
}

/** Puts `text` into `node`, each flag on one line. */
function appendFlags(node, text) {
  for (const piece of text.split(flagNames)) {
    if (flagNames.test(piece)) node.append(make("span", "flag", piece));
    else if (piece) node.append(piece);
  }
}

function codePoint(sign) {
  return `U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** `text` with each range of `marks` (from, to, from, to …) in an element of its own. */
function appendMarked(node, text, marks, tag = "mark") {
  const { from, to } = shownPart(text, marks);
  if (from > 0) node.append("… ");
  let at = from;
  for (let index = 0; index + 1 < marks.length; index += 2) {
    const [start, end] = [Math.max(marks[index], at), Math.min(marks[index + 1], to)];
    if (end <= start) continue;
    appendText(node, text.slice(at, start));
    const mark = make(tag);
    appendText(mark, text.slice(start, end));
    node.append(mark);
    at = end;
  }
  appendText(node, text.slice(at, to));
  if (to < text.length) node.append(" …");
}

/** All of a text of usual length, else what stands around the first mark. */
function shownPart(text, marks) {
  if (text.length <= 3 * context) return { from: 0, to: text.length };
  const first = marks[0] ?? 0;
  const from = Math.max(0, first - context);
  return { from, to: Math.min(text.length, from + 3 * context) };
}

/** The text that a finding proposes, and where it differs; null when there is none for the whole text. */
function proposal({ string, from, to, replacement }) {
  if (replacement === null || from < 0) return null;
  const text = string.text.slice(0, from) + replacement + string.text.slice(to);
  return { text, marks: replacement ? [from, from + replacement.length] : [] };
}
