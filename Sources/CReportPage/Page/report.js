// The report as it lies in the page: rows of numbers that point into lists of texts. PageData.swift and
// PageData+Languages.swift write the same columns in the same order.

const severities = ["note", "warning", "error"];
const applicabilities = [null, "safe", "unsafe", "shown"];

/** What the page knows before it reads the findings. */
function readOverview(data) {
  const files = data.files.map(([path, locales], index) => ({ index, path, locales: locales.map(readLocale) }));
  nameLanguages(files);
  const pooled = new Map(data.grades.map(([locale, grade, error, isOfProse]) =>
    [locale, { grade, error, isOfProse: isOfProse === 1 }]));
  return { ...data, files, pooled, languages: languagesOf(files) };
}

function readLocale([locale, isSource, strings, notMeasured, grade, error, isOfProse, plain, tally, scorecard, grades]) {
  const [errors, warnings, notes, fixable, suppressed, known, hidden] = tally;
  return {
    locale, isSource: isSource === 1, strings, notMeasured, grade, error, isOfProse: isOfProse === 1, plain,
    errors, warnings, notes, fixable, suppressed, known, hidden, scorecard, grades,
  };
}

/** `data` with its findings as objects, made in slices. */
async function readReport(data) {
  const report = {
    ...data,
    rules: data.rules.map(([name, group, summary, why, categories], index) => ({ index, name, group, summary, why, categories })),
    strings: [], findings: [], severities: new Set(),
  };
  const kindOf = kindsOfMessages(data.messages);
  await inSlices(data.strings, (row) => report.strings.push(readString(row, report)));
  const foldedTexts = placesOfFolded(data.texts);
  await inSlices(data.findings, (row) => {
    const finding = readFinding(row, report, foldedTexts, kindOf);
    report.findings.push(finding);
    report.severities.add(finding.severity);
  });
  return report;
}

function readString(row, { files, locales, roles }) {
  const [file, locale] = [files[row[0]], locales[row[2]]];
  return {
    file, key: row[1], locale, language: locale || file.locales[0].locale, role: roles[row[3]], variant: row[4], text: row[5],
    source: row[6],
  };
}

function readFinding(row, { strings, rules, messages, texts }, foldedTexts, kindOf) {
  const rule = rules[row[1]];
  const [replacement, word] = [row[8], row[10]];
  return {
    string: strings[row[0]], rule, rank: row[2], severity: severities[row[2]], message: messages[row[3]], line: row[4],
    from: row[5], to: row[6], marks: row[7], repeats: row[11],
    replacement: replacement < 0 ? null : texts[replacement],
    word: word < 0 ? null : texts[word],
    applicability: applicabilities[row[9]],
    win: winNumber(row, foldedTexts, kindOf),
  };
}

/**
 * The same for findings that one change clears, which is one rule, one word and one text to use instead; and for errors that
 * ask for the same in other words. -1 for other findings.
 */
function winNumber(row, foldedTexts, kindOf) {
  const [rule, rank, message, replacement, word] = [row[1], row[2], row[3], row[8], row[10]];
  if (rank === 0) return -1;
  const count = foldedTexts.length;
  if (replacement >= 0 && word >= 0) return (rule * count + foldedTexts[word]) * count + foldedTexts[replacement];
  return rank === 2 ? -2 - kindOf(rule, message) : -1;
}

/** For each text the place of the first that is the same in small letters. */
function placesOfFolded(texts) {
  const places = new Map();
  return texts.map((text, index) => {
    const folded = text.toLowerCase();
    if (!places.has(folded)) places.set(folded, index);
    return places.get(folded);
  });
}
