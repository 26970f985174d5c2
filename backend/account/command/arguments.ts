import type { BusinessStatus } from "#contract/profile";
import { COMMON_OPTIONS, dataFolder, EXIT_CODES, readWords, UsageError } from "../../operator/command";
import { REASON, reasonOf } from "../../operator/reason";

export type BusinessArguments = { dataDir: string } & (
  | { word: "list"; status: BusinessStatus }
  | { word: "show"; id: string }
  | { word: "operator"; email: string; operator: boolean }
  | { word: "review"; id: string; status: "in_review" | "approved" | "refused"; message: string }
);

export const USAGE = `Gebruik: npm run business -- <opdracht> [opties]

  list [aangevraagd|in-behandeling|goedgekeurd|afgewezen]   toon de aanvragen (standaard: aangevraagd)
  show ID                     toon één aanvraag, en wat er nog ontbreekt
  review ID                   neem een aanvraag in behandeling
  approve ID ["bericht"]      keur een aanvraag goed: de aanvrager wordt eigenaar van de winkel, die mag verkopen
  reject ID "reden"           wijs een aanvraag af; de aanvrager leest de reden (ook: refuse)
  operator E-MAIL [--stop]    laat een gebruiker zien en besluiten wat wacht (/beheer/), of niet meer

  --reden "…"                 hetzelfde als de tekst achter de ID

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

const lists: Record<string, BusinessStatus> = {
  aangevraagd: "requested",
  "in-behandeling": "in_review",
  goedgekeurd: "approved",
  afgewezen: "refused",
};
const reviews = { review: "in_review", approve: "approved", reject: "refused", refuse: "refused" } as const;
const isReview = (word: string): word is keyof typeof reviews => Object.hasOwn(reviews, word);

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readArguments(argv: string[], env: Record<string, string | undefined>): BusinessArguments | null {
  const { values, positionals } = readWords(argv, { ...REASON, stop: { type: "boolean" } });
  if (values.help) return null;
  const [word = "", first, said = "", ...more] = positionals;
  const message = reasonOf(values) || said;
  if (more.length > 0) throw new UsageError("Zet een bericht van meer woorden tussen aanhalingstekens");
  const dataDir = dataFolder(values.data, env);
  if (word === "list") {
    const status = Object.hasOwn(lists, first ?? "aangevraagd") ? lists[first ?? "aangevraagd"] : undefined;
    if (!status || message !== "") throw new UsageError(`Zo'n lijst is er niet: ${[first, message].join(" ").trim()}`);
    return { dataDir, word, status };
  }
  if (values.stop && word !== "operator") throw new UsageError("--stop hoort bij operator");
  if (word === "operator") {
    if (!first || message !== "") throw new UsageError("Geef het e-mailadres van de gebruiker, en niets meer");
    return { dataDir, word, email: first, operator: !values.stop };
  }
  if (word === "show") {
    if (!first || message !== "") throw new UsageError("Geef de ID van de aanvraag, en niets meer");
    return { dataDir, word, id: first };
  }
  if (!isReview(word)) throw new UsageError(word === "" ? "Geef een opdracht" : `Onbekende opdracht: ${word}`);
  if (!first) throw new UsageError("Geef de ID van de aanvraag");
  if (reviews[word] === "refused" && message.trim() === "") throw new UsageError("Geef de reden van de afwijzing");
  return { dataDir, word: "review", id: first, status: reviews[word], message: message.trim() };
}
