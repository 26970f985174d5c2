import { fold } from "../../search/analysis/tokens";
import { readTraits } from "../records";
import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { brandWordsOf } from "./brand-here";
import { summariesOf } from "./products";

const SAME = String.raw`(?:(?:het|de|dat|die) ?)?zelfde`;
const BRAND = new RegExp(
  String.raw`\b(?:(?:ook )?(?:van|in|bij) )?(?:${SAME} (?:merk|fabrikant)|(?<=\bvan )(?:dat|die) (?:merk|fabrikant))(?!\p{L})`,
  "iu",
);
const COLOUR = new RegExp(
  String.raw`\b(?:(?:ook )?(?:in|van|met) )?(?:${SAME} kleur|(?<=\b(?:in|van) )die kleur)(?!\p{L})`,
  "iu",
);

const SIZE = new RegExp(String.raw`\b(?:(?:ook )?(?:in|met) )?(?:${SAME} maat|(?<=\bin )die maat)(?!\p{L})`, "iu");

type Key = "brand" | "color" | "size";

/** What is asked for of a list and not refused besides: of `Bosch of AEG`, then `toch geen AEG`, Bosch. */
function wanted(parts: readonly StatePart[], key: Key): string[] {
  const values = parts.flatMap(({ filter }) => (filter?.key === key ? filter.values : []));
  return values.filter((value) => !value.startsWith("!") && !values.includes(`!${value}`));
}

const onlyOne = (values: readonly string[]): string | undefined => {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
};

/** What all products in view have. */
async function shownOf(around: Around, { shown, q }: DialogueState, key: Key): Promise<string | undefined> {
  if (key === "brand") {
    const products = await summariesOf(around, shown);
    const brands = products.flatMap(({ brand }) => brand ?? []);
    return brands.length === products.length ? onlyOne(brands) : (await brandWordsOf(around, { q }))[0];
  }
  // Nobody asked for it, and those in view have many.
  if (key === "size") return undefined;
  const traits = await readTraits(around.kit.db, shown);
  return onlyOne([...traits.values()].map(({ color }) => fold(color.join(" en "))));
}

/** The brand, the colour or the size that is meant by `dezelfde`. */
async function meant(around: Around, state: DialogueState, key: Key): Promise<string | undefined> {
  const asked = wanted(state.parts, key);
  if (asked.length === 1) return asked[0];
  return (await shownOf(around, state, key)) ?? (asked.length > 1 ? asked.join(" of ") : undefined);
}

/**
 * A message with the brand, the colour or the size in the place of `hetzelfde merk`, `dezelfde kleur` and `dezelfde maat`. The colour that nobody asked
 * for and that not all in view have is left out; so is a brand.
 */
export async function withSame(around: Around, text: string, state: DialogueState): Promise<string> {
  let said = text;
  for (const [form, key, word] of [
    [BRAND, "brand", "van"],
    [COLOUR, "color", "in het"],
    [SIZE, "size", "in maat"],
  ] as const) {
    if (!form.test(said)) continue;
    const value = await meant(around, state, key);
    said = said.replace(form, value === undefined ? "" : `${word} ${value}`);
  }
  return said === text
    ? text
    : said
        .replace(/\b(van|in het) \1\b/gi, "$1")
        .replace(/\s+/g, " ")
        .trim();
}
