import { z } from "zod";
import { services } from "#contract/services";
import { COMMON_OPTIONS, EXIT_CODES, plain, UsageError } from "../../operator/command";
import { wordsCommand, wrongWords } from "../../operator/shop-command";
import { dutchMoment } from "../../orders/mail-words";

const USAGE = `Gebruik: npm run contact -- <opdracht> [opties]

  list [wachtend|afgehandeld] toon berichten aan de klantenservice (standaard: wachtend)
  show NUMMER                 toon één bericht
  answer NUMMER "tekst"       mail het antwoord aan de afzender; het bericht is dan afgehandeld
  close NUMMER --reden "…"    handel het af zonder antwoord: het is elders beantwoord, of vraagt er geen

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

const message = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  order: z.string(),
  text: z.string(),
  sentAt: z.string(),
  answer: z.string(),
  closedAt: z.string().nullable(),
});
type Told = z.infer<typeof message>;
const list = z.object({ messages: z.array(message) });

/** `npm run contact`: lists and answers messages to the running shop. Returns the exit code. */
export const runContactCommand = wordsCommand(
  {
    usage: USAGE,
    mount: `${services.site.mount}/operator-contact`,
    options: { reden: { type: "string" } },
    most: 3,
  },
  async (words, ask, { reden }) => {
    const [word, first = "", text = ""] = words;
    const read = async (query: string) => list.parse(await ask(query)).messages;
    if (word === "list" && ["", "wachtend", "afgehandeld"].includes(first)) {
      const found = await read(first === "afgehandeld" ? "?closed=1" : "");
      return found.length === 0 ? "Er staat niets in deze lijst" : found.map(shown).join("\n\n");
    }
    if (word === "show" && first) return (await read(`?id=${encodeURIComponent(first)}`)).map(shown).join("\n");
    if (word === "answer" && first) {
      if (!text.trim()) throw new UsageError('Geef de tekst van het antwoord tussen aanhalingstekens: "…"');
      await ask("", { id: first, answer: text });
      return "Het antwoord is verstuurd";
    }
    if (word !== "close" || !first || text !== "") throw wrongWords(words);
    if (!reden?.trim()) throw new UsageError('Geef de reden: --reden "…"');
    await ask("", { id: first, reason: reden });
    return "Afgehandeld zonder antwoord";
  },
);

function shown({ id, name, email, subject, order, text, sentAt, answer, closedAt }: Told): string {
  const lines = [
    `${id}  ${subject}, ${dutchMoment(sentAt)}`,
    ...(email ? [`  van ${name} <${email}>`] : []),
    ...(order ? [`  over bestelling ${order}`] : []),
    ...text.split("\n").map((line) => `  | ${line}`),
    ...(closedAt === null ? [] : [`  afgehandeld: ${dutchMoment(closedAt)}${answer ? "" : ", zonder antwoord"}`]),
    ...(answer ? answer.split("\n").map((line) => `  > ${line}`) : []),
  ];
  return lines.map(plain).join("\n");
}
