/** Words that promise something about an offer; they count as facts. */
export const PROMISES: readonly string[] = (
  "gratis korting actie aanbieding sale afgeprijsd voorraad leverbaar uitverkocht morgen vandaag overmorgen garantie retour bezorg lever verzend " +
  "keurmerk getest testwinnaar consumentenbond veilig gecertificeerd origineel laagste goedkoopste bestseller populairste sterren waterdicht"
).split(" ");

/** Units that a number may have, with other spellings of them. */
const units: Record<string, string> = Object.fromEntries(
  (
    "kg:kg kilo:kg kilogram:kg g:g gram:g mg:mg l:l liter:l ml:ml cl:cl mm:mm cm:cm centimeter:cm m:m meter:m km:km kilometer:km inch:inch w:w watt:w " +
    "kw:kw kwh:kwh wh:wh wattuur:wh db:db decibel:db hz:hz hertz:hz ghz:ghz mhz:mhz gb:gb tb:tb mb:mb mah:mah v:v volt:v a:a ah:ah lm:lm lumen:lm " +
    "bar:bar toeren:toeren rpm:toeren jaar:jaar jaren:jaar maand:maand maanden:maand week:week weken:week dag:dag dagen:dag werkdagen:werkdag werkdag:werkdag " +
    "uur:uur uren:uur minuten:min minuut:min min:min sec:sec seconden:sec mp:mp megapixel:mp k:k wp:wp nm:nm liters:l graden:graden"
  )
    .split(" ")
    .map((entry): [string, string] => [entry.split(":")[0] ?? "", entry.split(":")[1] ?? ""]),
);
export const unitOf = (word: string): string | undefined => (Object.hasOwn(units, word) ? units[word] : undefined);

const ONES =
  "nul een één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien".split(
    " ",
  );
const TENS = "twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen".split(" ");
const LARGE = [100, 1_000, 1_000_000];
const NUMERAL = new RegExp(`^(?:${[...ONES, ...TENS, "en", "ën"].join("|")})+(?:e|tal|tallen|maal|voudig)?$`);
const VAGUE =
  /^(?:tientallen|honderden|duizenden|dubbel|dubbele|helft|half|halve|anderhalf|anderhalve|kwart|driekwart)$/;

/** The value of a Dutch numeral of one word, to 20 exactly; NaN for a larger one; undefined for another word. */
export function numeralOf(word: string): number | undefined {
  if (word === "een" || word === "één" || word === "en") return undefined;
  const place = ONES.indexOf(word);
  if (place >= 0) return place > 1 ? place - 1 : place;
  const ten = TENS.indexOf(word);
  if (ten >= 0) return LARGE[ten - 8] ?? (ten + 2) * 10;
  return NUMERAL.test(word) || VAGUE.test(word) ? Number.NaN : undefined;
}

/** Words with which a sentence may begin, so that their capital is no name. */
export const OPENINGS: ReadonlySet<string> = new Set(
  (
    "de het een deze dit dat die ik je jij jouw u uw we wij ze zij hij er hier daar als voor met van in op bij uit over na naar om omdat en of maar want dus ook beide " +
    "allebei alle wil wilt kies kijk let zoek niet geen goed helaas prima natuurlijk hallo hoi dag welke wat hoe waar wie wanneer waarom zo nu dan vergeleken vooral verder " +
    "bovendien daarom daarnaast samen mooi graag zoekt heb heeft kan kun mag moet is zijn was wordt staat laat wel ja nee volgens binnen tussen tot vanaf zonder ondanks " +
    "dankzij gemiddeld ongeveer meestal vaak soms elk elke ieder iedere veel weinig meer minder nog bedankt geweldig fijn leuk hopelijk eventueel mocht tevens echter " +
    "toch anders bekijk vergelijk vraag geef vertel weet denk probeer klik druk hieronder hierboven zowel eerst daarna tenslotte kortom overigens inderdaad succes"
  ).split(" "),
);
