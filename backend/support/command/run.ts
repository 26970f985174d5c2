import { z } from "zod";
import { services } from "#contract/services";
import { COMMON_OPTIONS, EXIT_CODES, plain, UsageError } from "../../operator/command";
import { REASON, reasonOf } from "../../operator/reason";
import { wordsCommand, wrongWords } from "../../operator/shop-command";
import { dutchMoment } from "../../orders/mail-words";

const USAGE = `Gebruik: npm run contact -- <opdracht> [opties]

  list [wachtend|afgehandeld] toon berichten aan de klantenservice (standaard: wachtend)
  show NUMMER                 toon één bericht
  answer NUMMER "tekst"       mail het antwoord aan de afzender; het bericht is dan afgehandeld
  articles                    toon welke artikelen van de klantenservice nuttig zijn, de laatste negentig dagen
  close NUMMER --reden "…"    handel het af zonder antwoord: het is elders beantwoord, of vraagt er geen

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

const MESSAGES = `${services.site.mount}/operator-contact`;
const VOTES = `${services.content.mount}/operator-votes`;

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

const votes = z.object({
  votes: z.array(z.object({ article: z.string(), useful: z.number(), useless: z.number() })),
});

/** `npm run contact`: lists and answers messages to the running shop. Returns the exit code. */
export const runContactCommand = wordsCommand(
  {
    usage: USAGE,
    mount: "",
    options: REASON,
    most: 3,
  },
  async (words, ask, values) => {
    const reason = reasonOf(values);
    const [word, first = "", text = ""] = words;
    const read = async (query: string) => list.parse(await ask(`${MESSAGES}${query}`)).messages;
    if (word === "list" && ["", "wachtend", "afgehandeld"].includes(first)) {
      const found = await read(first === "afgehandeld" ? "?closed=1" : "");
      return found.length === 0 ? "Er staat niets in deze lijst" : found.map(shown).join("\n\n");
    }
    if (word === "articles" && first === "") return counted(votes.parse(await ask(VOTES)).votes);
    if (word === "show" && first) return (await read(`?id=${encodeURIComponent(first)}`)).map(shown).join("\n");
    if (word === "answer" && first) {
      if (!text.trim()) throw new UsageError('Geef de tekst van het antwoord tussen aanhalingstekens: "…"');
      await ask(MESSAGES, { id: first, answer: text });
      return "Het antwoord is verstuurd";
    }
    if (word !== "close" || !first || text !== "") throw wrongWords(words);
    if (!reason) throw new UsageError('Geef de reden: --reden "…"');
    await ask(MESSAGES, { id: first, reason });
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

function counted(rows: z.infer<typeof votes>["votes"]): string {
  if (rows.length === 0) return "Er is nog niets over artikelen gezegd";
  return rows.map(({ article, useful, useless }) => plain(`${article}  nuttig ${useful}, niet ${useless}`)).join("\n");
}
