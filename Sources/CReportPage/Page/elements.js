// Elements are made and filled by these alone; nothing here reads text as HTML.

function byId(id) {
  return document.getElementById(id);
}

function make(tag, className = "", text = "") {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/** A copy of a template's only element, and what fills its slots. */
function fromTemplate(id) {
  const element = byId(id).content.firstElementChild.cloneNode(true);
  return { element, slot: (name) => element.querySelector(`[data-slot="${name}"]`) };
}

/** A table row: texts become cells, elements go into one. */
function tableRow(cells) {
  const row = make("tr");
  for (const { text, node, className, isHead } of cells) {
    const cell = make(isHead ? "th" : "td", className, text);
    if (isHead) cell.scope = "row";
    if (node) cell.append(node);
    row.append(cell);
  }
  return row;
}

const largestPiece = 200;

/** Shows `rows` a piece at a time; the button after them shows the next piece, which is twice as large. */
function showInPieces({ rows, size, list, button, render, label }) {
  let shown = 0;
  let next = size;
  const showMore = () => {
    const piece = rows.slice(shown, shown + next).map(render);
    list.append(...piece);
    shown += piece.length;
    next = Math.min(2 * next, largestPiece, rows.length - shown);
    button.hidden = next === 0;
    button.textContent = label(next);
    return piece[0];
  };
  button.onclick = () => focusFirst(showMore());
  list.replaceChildren();
  showMore();
}

/** Who pressed “Show more” with the keyboard goes on with what is new. */
function focusFirst(element) {
  const target = element?.querySelector("button, a[href]") ?? element;
  target?.focus({ preventScroll: true });
}

/** Says something to a screen reader, and only to it. */
function announce(text) {
  byId("said").textContent = text;
}
