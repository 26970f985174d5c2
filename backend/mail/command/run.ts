import { z } from "zod";
import { services } from "#contract/services";
import { COMMON_OPTIONS, EXIT_CODES, plain } from "../../operator/command";
import { wordsCommand, wrongWords } from "../../operator/shop-command";

const USAGE = `Gebruik: npm run mail -- <opdracht> [opties]

  status                      toon hoeveel mail wacht, wat niet lukt en wat is opgegeven
  retry SLEUTEL|alles         verstuur mail die nog niet lukte of is opgegeven nu opnieuw

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

const mails = z.array(z.object({ key: z.string(), tries: z.number(), problem: z.string(), createdAt: z.string() }));
const state = z.object({ waiting: z.number(), failing: mails, givenUp: mails });
const retried = z.object({ count: z.number() });

/** `npm run mail`: shows which mails of the running shop were not sent, and sends them after all. Returns the exit code. */
export const runMailCommand = wordsCommand(
  { usage: USAGE, mount: `${services.users.mount}/mails`, options: {}, most: 2 },
  async (words, ask) => {
    const [word, key] = words;
    if (word === "status" && key === undefined) return described(state.parse(await ask("")));
    if (word === "retry" && key) {
      const { count } = retried.parse(await ask("", key === "alles" ? {} : { key }));
      return `Opnieuw in de wachtrij: ${count}`;
    }
    throw wrongWords(words);
  },
);

function described({ waiting, failing, givenUp }: z.infer<typeof state>): string {
  const listed = (title: string, rows: z.infer<typeof mails>) =>
    rows.length === 0
      ? []
      : [title, ...rows.map((row) => `  ${row.key}  ${row.tries} keer geprobeerd: ${row.problem}`)];
  const lines = [
    `In de wachtrij: ${waiting}`,
    ...listed("Lukt nog niet:", failing),
    ...listed("Opgegeven (npm run mail -- retry SLEUTEL):", givenUp),
  ];
  return lines.map(plain).join("\n");
}
