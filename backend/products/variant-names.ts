interface Named {
  id: string;
  name: string;
}

/** Not between an amount and its unit: `128 GB` is one word. */
const SPACE = /(?<!\d)\s+|\s+(?!(?:[kmgt]b|gb|ml|cl|l|mm|cm|m|inch|g|kg|w|v)(?![\p{L}\p{N}]))/iu;
const wordsOf = (name: string): string[] => name.split(SPACE).filter((word) => /[\p{L}\p{N}]/u.test(word));
const plain = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

function commonWords(members: readonly Named[]): Set<string> {
  const [first, ...others] = members.map(({ name }) => new Set(wordsOf(name).map(plain)));
  return new Set([...(first ?? [])].filter((word) => others.every((words) => words.has(word))));
}

/** What a name says that not all names do, and none of the axes. */
export function differingWords(
  members: readonly Named[],
  axes: readonly { values: ReadonlyMap<string, string> }[],
): Map<string, string> {
  const common = commonWords(members);
  return new Map(
    members.map(({ id, name }) => {
      const said = new Set(axes.flatMap(({ values }) => wordsOf(values.get(id) ?? "").map(plain)));
      return [
        id,
        wordsOf(name)
          .filter((word) => !common.has(plain(word)) && !said.has(plain(word)))
          .join(" "),
      ];
    }),
  );
}

/**
 * What all names have in common, in the words of the first; that name itself when it is hardly anything. The label of an
 * axis at its end has lost its value (`maat`).
 */
export function commonName(members: readonly Named[], labels: readonly string[] = []): string {
  const [first] = members;
  if (!first) return "";
  const common = commonWords(members);
  const words = wordsOf(first.name).filter((word) => common.has(plain(word)));
  while (labels.some((label) => plain(label) === plain(words.at(-1) ?? ""))) words.pop();
  // A dash or comma before the first word that differs.
  const name = words.join(" ").replace(/[^\p{L}\p{N})"”.]+$/u, "");
  return words.length > 1 ? name : first.name;
}
