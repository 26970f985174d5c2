/** The two shops that a visitor may see: selling here, or leading to other shops. */
export const readings = ["marketplace", "comparison"] as const;
export type Reading = (typeof readings)[number];

/** How a text names them. */
const words: Record<string, Reading> = { marktplaats: "marketplace", vergelijker: "comparison" };
const OPENING = /^:::\s*([a-z]+)\s*$/;
const CLOSING = /^:::\s*$/;

/**
 * The lines of a Markdown text that hold in one reading: without those between `::: marktplaats` or `::: vergelijker` and
 * the `:::` after them, when that is the other one.
 */
export function textOfReading(markdown: string, reading: Reading): string {
  let open: Reading | undefined;
  const lines = markdown.split("\n").filter((line) => {
    const named = words[OPENING.exec(line)?.[1] ?? ""];
    if (named) open = named;
    const isMark = Boolean(named) || (open !== undefined && CLOSING.test(line));
    const isShown = !isMark && (open === undefined || open === reading);
    if (isMark && !named) open = undefined;
    return isShown;
  });
  return lines.join("\n");
}

/** What is wrong with these marks, with the number of the line from 1, in Dutch. */
export function readingProblems(markdown: string): { line: number; message: string }[] {
  const problems: { line: number; message: string }[] = [];
  let openedOn = 0;
  for (const [index, line] of markdown.split("\n").entries()) {
    if (!line.startsWith(":::")) continue;
    const name = OPENING.exec(line)?.[1];
    if (name !== undefined && !words[name])
      problems.push({ line: index + 1, message: `schrijf ${Object.keys(words).join(" of ")} in plaats van ${name}` });
    else if (name !== undefined && openedOn > 0)
      problems.push({ line: index + 1, message: `sluit eerst het deel van regel ${openedOn} af met :::` });
    else if (name === undefined && !CLOSING.test(line))
      problems.push({ line: index + 1, message: "schrijf ::: marktplaats, ::: vergelijker of alleen :::" });
    else if (name === undefined && openedOn === 0)
      problems.push({ line: index + 1, message: "hier is geen deel open; haal ::: weg" });
    openedOn = name === undefined ? 0 : openedOn || index + 1;
  }
  if (openedOn > 0) problems.push({ line: openedOn, message: "sluit dit deel af met een regel :::" });
  return problems;
}
