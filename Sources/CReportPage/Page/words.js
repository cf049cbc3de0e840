// The words of this page. They are in words.json, in i18next's form, so that copy-lint can check them.

const words = JSON.parse(document.getElementById("words").textContent);
const plurals = new Intl.PluralRules("en");
const numbers = new Intl.NumberFormat("en");
const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/** The words under `key`, their {{places}} filled; `count` picks the plural form. */
function say(key, values = {}) {
  const text = find(key) ?? find(`${key}_${plurals.select(values.count ?? 0)}`) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = values[name];
    return typeof value === "number" ? numbers.format(value) : value;
  });
}

function find(key) {
  const text = key.split(".").reduce((part, name) => part?.[name], words);
  return typeof text === "string" ? text : undefined;
}

function counted(noun, count) {
  return say(`counted.${noun}`, { count });
}

/** “German (de)”, or the code alone when no one knows it. */
function languageName(code) {
  if (!code) return "–";
  try {
    const name = languageNames.of(code);
    return name ? `${name} (${code})` : code;
  } catch {
    return code;
  }
}

/** A grade with one decimal; more would say more than is known. */
function oneDecimal(value) {
  return value.toFixed(1);
}
