import { z } from "zod";
import { services } from "#contract/services";
import { COMMON_OPTIONS, EXIT_CODES, plain, UsageError } from "../../operator/command";
import { wordsCommand, wrongWords } from "../../operator/shop-command";
import { photoAddress } from "../photos";

const USAGE = `Gebruik: npm run reviews -- <opdracht> [opties]

  list                        toon beoordelingen die wachten of gemeld zijn
  read ID                     toon één beoordeling
  hide ID "reden"             haal een beoordeling weg; de schrijver krijgt de reden
  show ID ["reden"]           zet een beoordeling op de site, en sluit de meldingen
  answer ID "tekst"           plaats het antwoord van de winkel; "" haalt het weg

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

const review = z.object({
  id: z.string(),
  about: z.string(),
  author: z.string(),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  state: z.enum(["visible", "held", "hidden"]),
  stateReason: z.string(),
  answer: z.string().nullable(),
  photos: z.array(z.string()),
  reports: z.array(z.string()),
});
type Told = z.infer<typeof review>;
const list = z.object({ reviews: z.array(review) });

/** `npm run reviews`: lists and decides reviews of the running shop. Returns the exit code. */
export const runReviewsCommand = wordsCommand(
  { usage: USAGE, mount: `${services.reviews.mount}/moderation`, options: {}, most: 3 },
  async (words, ask) => {
    const [word = "", id, text = ""] = words;
    if (word === "list" && id === undefined) return listed(list.parse(await ask("")).reviews);
    if (!["read", "hide", "show", "answer"].includes(word)) throw wrongWords(words);
    if (!id) throw new UsageError("Geef het nummer van de beoordeling");
    if (word === "read") {
      const { reviews } = list.parse(await ask(`?id=${encodeURIComponent(id)}`));
      return reviews.map(shown).join("\n");
    }
    if (word === "hide" && !text.trim()) throw new UsageError("Geef de reden");
    if (word === "answer" && words.length < 3) throw new UsageError("Geef het antwoord");
    await ask("", { id, decision: word, text });
    return "Vastgelegd";
  },
);

const states = { visible: "staat op de site", held: "wacht op een besluit", hidden: "weggehaald" } as const;

function listed(reviews: Told[]): string {
  return reviews.length === 0 ? "Er wacht niets" : reviews.map(shown).join("\n\n");
}

function shown({
  id,
  about,
  author,
  rating,
  title,
  text,
  state,
  stateReason,
  answer: given,
  photos,
  reports,
}: Told): string {
  const lines = [
    `${id}  ${states[state]}${stateReason ? ` (${stateReason})` : ""}`,
    `  ${rating} van 5 voor ${about}, door ${author}`,
    `  ${title}`,
    ...text.split("\n").map((line) => `  | ${line}`),
    ...photos.map((id) => `  foto: ${photoAddress(id)}`),
    ...(given ? [`  antwoord van de winkel: ${given}`] : []),
    ...reports.map((report) => `  melding: ${report}`),
  ];
  return lines.map(plain).join("\n");
}
