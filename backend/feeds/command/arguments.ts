import { dataFolder, fromHere, readWords, UsageError } from "../../operator/command";
import { readEvery } from "../../operator/on-schedule";

export interface ImportArguments {
  shop: string;
  url: string;
  /** A file, `-` for standard input, or an http(s) address. */
  feed: string;
  force: boolean;
  dataDir: string;
  /** Allows an address on the operator's own network. */
  allowPrivate: boolean;
  /** Minutes after which the running shop reads the feed again, each time; only now without it. */
  every?: number;
}

export const USAGE = `Gebruik: npm run import -- --shop "Naam" --url https://winkel.example [opties] <feed>

  <feed>            bestand, http(s)-adres, of - voor de standaardinvoer
                    Google Merchant Center: RSS 2.0 of Atom (XML), of tekst met tabs of komma's; ook gzip

  --shop NAAM       naam van de winkel
  --url ADRES       adres van de winkel; de hostnaam is haar identiteit
  --every TIJD      laat de draaiende winkel het adres voortaan zelf lezen: 90m, 6u, 1d (npm run schedule -- list)
  --force           ga door als er veel zou verdwijnen of veranderen
  --data MAP        gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --allow-private   sta een feed-adres op je eigen netwerk toe
  --help            toon deze uitleg

Afsluitcodes: 0 gelukt, 1 mislukt, 2 verkeerd gebruik, 3 tegengehouden (herhaal met --force)`;

const OPTIONS = {
  shop: { type: "string" },
  url: { type: "string" },
  every: { type: "string" },
  force: { type: "boolean" },
  "allow-private": { type: "boolean" },
} as const;

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readArguments(argv: string[], env: Record<string, string | undefined>): ImportArguments | null {
  const { values, positionals } = readWords(argv, OPTIONS);
  if (values.help) return null;
  const [feed, ...more] = positionals;
  if (!values.shop?.trim()) throw new UsageError("Geef de naam van de winkel met --shop");
  if (!values.url || !isWebAddress(values.url)) {
    throw new UsageError("Geef het adres van de winkel met --url, bijvoorbeeld https://winkel.example");
  }
  if (!feed) throw new UsageError("Geef de feed: een bestand, een http(s)-adres of -");
  if (more.length > 0) throw new UsageError(`Geef één feed; dit is er een te veel: ${more[0]}`);
  if (values.every !== undefined && !/^https?:/i.test(feed)) {
    throw new UsageError("Met --every hoort een feed op een http(s)-adres, die de winkel zelf kan ophalen");
  }
  return {
    shop: values.shop.trim().slice(0, 100),
    url: values.url,
    feed: feed === "-" || /^https?:/i.test(feed) ? feed : fromHere(feed, env),
    force: values.force ?? false,
    dataDir: dataFolder(values.data, env),
    allowPrivate: values["allow-private"] ?? false,
    ...(values.every === undefined ? {} : { every: readEvery(values.every, "feed") }),
  };
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]*\.[^/]/i.test(text) && URL.canParse(text);
}
