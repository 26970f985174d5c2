import type { WireSort } from "#contract/search";
import type { WishFilter, WishPart } from "#contract/wish";
import { phraseKey } from "./data-lines";

/** What fixed phrases of Dutch ask for, whatever the shop sells. */
export interface Fixed {
  part: Omit<WishPart, "said">;
  sort?: WireSort;
}

const phrases = (list: string): string[] => list.split("|").map(phraseKey);
const filtered = (kind: WishPart["kind"], filter: WishFilter, label: string): Fixed => ({
  part: { id: filter.key, kind, label, hard: true, filter },
});
const sorted = (sort: WireSort, label: string): Fixed => ({
  part: { id: "sort", kind: "sort", label, hard: false },
  sort,
});

const lines: [string, Fixed][] = [
  [
    "tweedehands|2e hands|gebruikt|gebruikte",
    filtered("condition", { key: "condition", values: ["used"] }, "tweedehands"),
  ],
  [
    "refurbished|gereviseerd|opgeknapt",
    filtered("condition", { key: "condition", values: ["refurbished"] }, "refurbished"),
  ],
  ["splinternieuw|gloednieuw|fabrieksnieuw", filtered("condition", { key: "condition", values: ["new"] }, "nieuw")],
  [
    "op voorraad|direct leverbaar|leverbaar",
    filtered("value", { key: "availability", values: ["in_stock"] }, "op voorraad"),
  ],
  [
    "gratis verzending|gratis bezorging|gratis bezorgd|gratis verzonden|zonder verzendkosten|geen verzendkosten",
    filtered("delivery", { key: "shipping", values: ["free"] }, "gratis verzending"),
  ],
  [
    "in de aanbieding|afgeprijsd|afgeprijsde|met korting|in de uitverkoop",
    filtered("value", { key: "discount", values: ["lower"] }, "in prijs verlaagd"),
  ],
  [
    "goed beoordeeld|goed beoordeelde|goede reviews|goede beoordelingen|best beoordeelde",
    filtered("value", { key: "rating", values: ["4"] }, "4 sterren of hoger"),
  ],
  [
    "overmorgen in huis|binnen twee dagen|binnen 2 dagen|binnen drie dagen|binnen 3 dagen|snel geleverd|snel in huis",
    filtered("delivery", { key: "delivery", values: ["1", "2-3"] }, "binnen 3 dagen in huis"),
  ],
  [
    "goedkoopste|goedkoopst|goedkoopsten|laagste prijs|allergoedkoopste|voordeligste|voordeligst",
    sorted({ by: "price", direction: "asc" }, "goedkoopste eerst"),
  ],
  ["duurste|duursten|hoogste prijs", sorted({ by: "price", direction: "desc" }, "duurste eerst")],
  ["nieuwste|allernieuwste|laatste model", sorted({ by: "new", direction: "desc" }, "nieuwste eerst")],
  [
    "populairste|meest verkochte|best verkochte|bestverkochte|meest gekochte",
    sorted({ by: "popular", direction: "desc" }, "populairste eerst"),
  ],
  [
    "grootste korting|meeste korting|hoogste korting",
    sorted({ by: "discount", direction: "desc" }, "grootste korting eerst"),
  ],
];

/** The same phrases as written. */
export const languagePhrases: readonly string[] = lines.flatMap(([list]) => list.split("|"));

export const fixedPhrases: ReadonlyMap<string, Fixed> = new Map(
  lines.flatMap(([list, fixed]) => phrases(list).map((key): [string, Fixed] => [key, fixed])),
);

/** Phrases of which the small words matter, as the word that says the same. */
export const saidOtherwise: ReadonlyMap<string, string> = new Map(
  phrases("zonder draad|zonder draden|zonder snoer|zonder kabel|zonder kabels").map((key): [string, string] => [
    key,
    "draadloos",
  ]),
);

/** Words for people, as values of the filter on gender. */
const people: Readonly<Record<string, string>> = {
  male: "heren|heer|man|mannen|vriend|vader|opa|broer|papa|pa|pap|paps|bompa|nonkel|oom|schoonvader|schoonbroer",
  female: "dames|dame|vrouw|vrouwen|vriendin|moeder|oma|zus|mama|ma|mam|mams|bomma|schoonmoeder|schoonzus|tante",
  kids: "kind|kinderen|kids|jongen|jongens|meisje|meisjes|dochter|zoon|kleinkind|peuter|kleuter|tiener|zoontje|dochtertje|kleinzoon|kleindochter|kleinkinderen|neefje|nichtje|broertje|zusje|jongetje|jochie|ventje|kereltje|knul|knulletje|ukkie|dreumes",
};
export const genderOf: ReadonlyMap<string, string> = new Map(
  Object.entries(people).flatMap(([gender, list]) => list.split("|").map((word): [string, string] => [word, gender])),
);

/** Words for animals, by what categories for them begin with: `Hondenmanden`. */
const animals: Readonly<Record<string, string>> = {
  honden: "hond|honden|hondje|hondjes|puppy|puppys|pup|pups|teckel|labrador",
  katten: "kat|katten|katje|katjes|kater|poes|poezen|poesje|kitten|kittens",
  konijnen: "konijn|konijnen|konijntje|konijntjes",
  vogel: "vogel|vogels|vogeltje|vogeltjes|parkiet|parkieten|papegaai|kanarie",
  paarden: "paard|paarden|paardje|pony|ponys",
  vissen: "vis|vissen|visje|visjes|goudvis|goudvissen",
  kippen: "kip|kippen",
};
export const animalOf: ReadonlyMap<string, string> = new Map(
  Object.entries(animals).flatMap(([name, list]) => list.split("|").map((word): [string, string] => [word, name])),
);

/** Of these people the word itself is never searched for: products are not named so. */
export const relatives: ReadonlySet<string> = new Set(
  (
    "vriend vader opa broer papa pa pap paps bompa nonkel oom ma mam mams bomma schoonvader schoonbroer vriendin moeder oma zus mama schoonmoeder schoonzus tante dochter zoon " +
    "kleinkind kleinkinderen kleinzoon kleindochter zoontje dochtertje neefje nichtje broertje zusje jochie ventje kereltje knul knulletje ukkie dreumes"
  ).split(" "),
);

/** What denies the next phrase; longest first. */
export const denials: readonly (readonly string[])[] = [
  ["liever", "geen"],
  ["liever", "niet"],
  ["liefst", "geen"],
  ["liefst", "niet"],
  ["niet", "zo'n"],
  ["zeker", "geen"],
  ["zeker", "niet"],
  ["geen", "enkele"],
  ["in", "elk", "geval", "geen"],
  ["absoluut", "geen"],
  ["niet", "van"],
  ["niet", "in", "het"],
  ["anders", "dan"],
  ["iets", "anders", "dan"],
  ["ander", "merk", "dan"],
  ["een", "ander", "merk", "dan"],
  ["van", "een", "ander", "merk", "dan"],
  ["andere", "merken", "dan"],
  ["andere", "kleur", "dan"],
  ["een", "andere", "kleur", "dan"],
  ["in", "een", "andere", "kleur", "dan"],
  ["met", "uitzondering", "van"],
  ["in", "plaats", "van"],
  ["ipv"],
  ["niks", "van"],
  ["niets", "van"],
  ["noch"],
  ["nooit", "meer"],
  ["geen"],
  ["niet"],
  ["zonder"],
  ["behalve"],
  ["uitgezonderd"],
  ["zonder", "dat", "ik", "aan"],
  ["zonder", "vast", "te", "zitten", "aan"],
  ["not"],
  ["without"],
  ["except"],
];
/** What a denial may skip on its way to the phrase. */
export const skippedAfterDenial: ReadonlySet<string> = new Set(
  "van de het een merk te al zo heel in kleur die dat iets producten spullen artikelen".split(" "),
);
/** What joins phrases that one denial is about. */
export const joining: ReadonlySet<string> = new Set(["of", "en", "noch", "/", "&"]);
/** What ends a denial. */
export const endings: ReadonlySet<string> = new Set([",", ";", ".", "maar", "wel", "!", "?", ":"]);
