import type { BusinessStatus } from "#contract/profile";
import { dataFolder, readWords, UsageError } from "../../operator/command";

export type BusinessArguments = { dataDir: string } & (
  | { word: "list"; status: BusinessStatus }
  | { word: "review"; id: string; status: "in_review" | "approved" | "refused"; message: string }
);

export const USAGE = `Gebruik: npm run business -- <opdracht> [opties]

  list [aangevraagd|in-behandeling|goedgekeurd|afgewezen]   toon de aanvragen (standaard: aangevraagd)
  review ID                   neem een aanvraag in behandeling
  approve ID ["bericht"]      keur een aanvraag goed
  refuse ID "reden"           wijs een aanvraag af; de aanvrager leest de reden

  --data MAP                  gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help                      toon deze uitleg

De winkel moet draaien. Afsluitcodes: 0 gelukt, 1 mislukt, 2 verkeerd gebruik`;

const lists: Record<string, BusinessStatus> = {
  aangevraagd: "requested",
  "in-behandeling": "in_review",
  goedgekeurd: "approved",
  afgewezen: "refused",
};
const reviews = { review: "in_review", approve: "approved", refuse: "refused" } as const;
const isReview = (word: string): word is keyof typeof reviews => Object.hasOwn(reviews, word);

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readArguments(argv: string[], env: Record<string, string | undefined>): BusinessArguments | null {
  const { values, positionals } = readWords(argv, {});
  if (values.help) return null;
  const [word = "", first, message = "", ...more] = positionals;
  if (more.length > 0) throw new UsageError("Zet een bericht van meer woorden tussen aanhalingstekens");
  const dataDir = dataFolder(values.data, env);
  if (word === "list") {
    const status = Object.hasOwn(lists, first ?? "aangevraagd") ? lists[first ?? "aangevraagd"] : undefined;
    if (!status || message !== "") throw new UsageError(`Zo'n lijst is er niet: ${[first, message].join(" ").trim()}`);
    return { dataDir, word, status };
  }
  if (!isReview(word)) throw new UsageError(word === "" ? "Geef een opdracht" : `Onbekende opdracht: ${word}`);
  if (!first) throw new UsageError("Geef de ID van de aanvraag");
  if (word === "refuse" && message.trim() === "") throw new UsageError("Geef de reden van de afwijzing");
  return { dataDir, word: "review", id: first, status: reviews[word], message: message.trim() };
}
