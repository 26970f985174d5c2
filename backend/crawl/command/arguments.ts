import { isWebAddress } from "../../feeds/command/arguments";
import { dataFolder, readWords, UsageError } from "../../operator/command";
import { readEvery } from "../../operator/on-schedule";
import { CRAWL_LIMITS, CRAWL_TIME } from "../limits";
import type { CrawledShop } from "../read-shop";

export const USAGE = `Gebruik: npm run crawl -- --shop "Naam" --url https://winkel.example [opties]
         npm run crawl -- --shop "Naam" --url https://winkel.example --every 1d
         npm run crawl -- --again [--shop "Naam"]
         npm run crawl -- --list
         npm run crawl -- --forget --url https://winkel.example

Leest de pagina's van een winkel die daarmee heeft ingestemd, en voert de producten in die er in schema.org staan.

  --shop NAAM       naam van de winkel
  --url ADRES       waar we beginnen; de hostnaam is de winkel
  --max AANTAL      hoogstens zoveel pagina's (standaard ${CRAWL_LIMITS.pages}); de rest volgt de keer daarna
  --pause SECONDEN  tijd tussen twee verzoeken (standaard ${CRAWL_TIME.pause / 1000}, met robots.txt meer)
  --about ADRES     waar de winkel over ons kan lezen (standaard PUBLIC_ORIGIN met /join/)
  --every TIJD      laat de draaiende winkel dit voortaan zelf doen: 12u, 1d (npm run schedule -- list)
  --again           lees alle winkels opnieuw die eerder gelezen zijn, voor een taak die op tijd loopt
  --list            welke winkels zo gelezen worden
  --forget          vergeet wat van deze winkel gelezen is; haar aanbiedingen blijven staan
  --force           ga door als er veel zou verdwijnen of veranderen
  --data MAP        gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --allow-private   sta een adres op je eigen netwerk toe
  --help            toon deze uitleg

Afsluitcodes: 0 gelukt, 1 mislukt of nog niet klaar, 2 verkeerd gebruik, 3 tegengehouden (herhaal met --force)`;

const OPTIONS = {
  shop: { type: "string" },
  url: { type: "string" },
  max: { type: "string" },
  pause: { type: "string" },
  about: { type: "string" },
  every: { type: "string" },
  again: { type: "boolean" },
  list: { type: "boolean" },
  forget: { type: "boolean" },
  force: { type: "boolean" },
  "allow-private": { type: "boolean" },
} as const;

export interface CrawlOptions {
  dataDir: string;
  about: string;
  force: boolean;
}

export type CrawlArguments =
  | { kind: "every"; shop: CrawledShop; options: CrawlOptions; minutes: number }
  | { kind: "one"; shop: CrawledShop; options: CrawlOptions }
  | { kind: "again"; shop: string | null; options: CrawlOptions }
  | { kind: "list"; dataDir: string }
  | { kind: "forget"; url: string; dataDir: string };

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readArguments(argv: string[], env: Record<string, string | undefined>): CrawlArguments | null {
  const { values, positionals } = readWords(argv, OPTIONS);
  if (values.help) return null;
  if (positionals.length > 0) throw new UsageError(`Dit woord kennen we niet: ${positionals[0]}`);
  const dataDir = dataFolder(values.data, env);
  if (values.list) return { kind: "list", dataDir };
  if (values.forget) return { kind: "forget", url: webAddress(values.url), dataDir };
  const options = { dataDir, about: aboutAddress(values.about, env), force: values.force ?? false };
  const name = values.shop?.trim().slice(0, 100) || null;
  if (values.again) return { kind: "again", shop: name, options };
  if (name === null) throw new UsageError("Geef de naam van de winkel met --shop");
  const shop = {
    shop: name,
    url: webAddress(values.url),
    max: numberIn(values.max, "--max", 1, 1_000_000) ?? CRAWL_LIMITS.pages,
    pause: 1_000 * (numberIn(values.pause, "--pause", 0, 3_600) ?? CRAWL_TIME.pause / 1_000),
    allowPrivate: values["allow-private"] ?? false,
  };
  if (shop.pause < CRAWL_TIME.pause && !shop.allowPrivate) {
    throw new UsageError(
      "Minder dan een seconde tussen twee verzoeken kan alleen op je eigen netwerk (--allow-private)",
    );
  }
  if (values.every === undefined) return { kind: "one", shop, options };
  return { kind: "every", shop, options, minutes: readEvery(values.every, "crawl") };
}

function webAddress(url: string | undefined): string {
  if (url && (isWebAddress(url) || /^https?:\/\/localhost\b/.test(url))) return new URL(url).href;
  throw new UsageError("Geef het adres van de winkel met --url, bijvoorbeeld https://winkel.example");
}

/** A site must be able to find out who reads it. */
function aboutAddress(about: string | undefined, env: Record<string, string | undefined>): string {
  const address = about ?? (env.PUBLIC_ORIGIN && `${env.PUBLIC_ORIGIN.replace(/\/$/, "")}/join/`);
  if (address && URL.canParse(address) && /^https?:/.test(address)) return new URL(address).href;
  throw new UsageError(
    "Geef met --about (of PUBLIC_ORIGIN) het adres waar de winkel kan lezen wie haar pagina's leest",
  );
}

function numberIn(text: string | undefined, name: string, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text.replace(",", "."));
  if (text.trim() !== "" && number >= least && number <= most) return number;
  throw new UsageError(`${name} is een getal van ${least} tot ${most}`);
}
