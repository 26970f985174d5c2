/** Dutch colour names with the words that feeds use for them, in Dutch, English and German. */
const NAMES: Record<string, string> = {
  zwart: "black schwarz antraciet-zwart jet ebony onyx",
  wit: "white weiß weiss gebroken-wit offwhite off-white ivoor ivory",
  grijs: "grey gray grau antraciet anthracite anthrazit charcoal graphite slate",
  zilver: "silver silber zilverkleurig chrome chroom",
  goud: "gold golden goudkleurig roségoud rosegold rose-gold",
  brons: "bronze koper copper kupfer",
  rood: "red rot bordeaux burgundy wijnrood scarlet crimson cherry",
  roze: "pink rosa rose rosé fuchsia magenta zalm salmon",
  oranje: "orange koraal coral abrikoos apricot",
  geel: "yellow gelb mosterd mustard citroen lemon",
  groen: "green grün gruen mint olijf olive khaki kaki lime emerald",
  turquoise: "turkoois türkis petrol aqua cyan teal",
  blauw: "blue blau navy marine donkerblauw lichtblauw kobalt indigo denim azure sky",
  paars: "purple lila violet violett mauve aubergine plum lavender lavendel",
  bruin: "brown braun cognac camel chocolate chocolade taupe tan walnut noten eiken oak",
  beige: "creme crème cream zand sand ecru naturel natural champagne nude",
  transparant: "transparent clear durchsichtig doorzichtig helder glas",
  meerkleurig:
    "multi multicolor multicolour multicoloured multicolored mehrfarbig veelkleurig bont bunt multikleur assorted diverse rainbow regenboog",
};

const LOOKUP = new Map<string, string>();
for (const [dutch, words] of Object.entries(NAMES)) {
  for (const word of [dutch, ...words.split(" ")]) LOOKUP.set(word, dutch);
}
const SHADES =
  /^(?:donker|licht|fel|pastel|dark|light|bright|pale|deep|hot|matte|mat|glossy|metallic|hell|dunkel)[ -]?/;
const MOST_COLORS = 3;
/** In characters; text beyond this is not the colours of one product. */
const LONGEST = 100;

/** The Dutch colour that a single word names. */
export function colorNamed(word: string): string | undefined {
  return LOOKUP.get(word);
}

/** `Dark Blue/White` → `["blauw", "wit"]`. Unknown words are kept in lower case. */
export function dutchColors(text: string): string[] {
  const colors = text
    .slice(0, LONGEST)
    .split(/[/,;|&+]|\s+(?:en|and|und)\s+/i)
    .map((part) => dutchColor(part.trim().toLowerCase()))
    .filter((color) => color !== "");
  return [...new Set(colors)].slice(0, MOST_COLORS);
}

function dutchColor(text: string): string {
  const whole = LOOKUP.get(text) ?? LOOKUP.get(text.replace(SHADES, ""));
  if (whole) return whole;
  const words = text.split(/[\s-]+/);
  const known = words.map((word) => LOOKUP.get(word) ?? LOOKUP.get(word.replace(SHADES, "")));
  return known.find((color) => color !== undefined) ?? text.slice(0, 40);
}
