// What messages ask for, whatever they name: “Translate “OK”.” and “Translate “Save”.” are of one kind.

/** Numbers the kinds of messages, as pairs of a rule and a message by their places. */
function kindsOfMessages(messages) {
  const kinds = messages.map(() => null);
  const numbers = new Map();
  return (rule, message) => {
    kinds[message] ??= messageKind(messages[message]);
    const name = `${rule} ${kinds[message]}`;
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name);
  };
}

/** The first sentence, or what is before its colon, without numbers and with “…” for what is quoted. */
function messageKind(message) {
  const kind = message
    .replace(/“[^”]*”/g, "“…”")
    .replace(/“…”(?:(?:, and |, or |, | and | or )“…”)+/g, "“…”")
    .replace(/ \d[\d.,]*(?:-[a-z]+)?(?= )/g, "");
  return kind.split(/[.:;](?= |$)/, 1)[0];
}
