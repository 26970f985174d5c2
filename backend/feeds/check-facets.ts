import type { Gender } from "#contract/products";
import { dutchColors } from "../matching/colors";
import { type Inspection, wordOf } from "./inspection";
import { oneLine } from "./plain-text";

const GENDERS: Readonly<Record<string, Gender>> = {
  male: "male",
  men: "male",
  man: "male",
  mannen: "male",
  heren: "male",
  female: "female",
  women: "female",
  vrouw: "female",
  vrouwen: "female",
  dames: "female",
  herren: "male",
  männer: "male",
  mann: "male",
  damen: "female",
  frauen: "female",
  frau: "female",
  unisex: "unisex",
};
const AGES: Readonly<Record<string, "kids" | "adult">> = {
  newborn: "kids",
  infant: "kids",
  toddler: "kids",
  kids: "kids",
  kinderen: "kids",
  kinder: "kids",
  kind: "kids",
  baby: "kids",
  peuter: "kids",
  erwachsene: "adult",
  adult: "adult",
  volwassenen: "adult",
};
const GROUP_LENGTH = 50;
const SIZES = 10;
const SIZE_LENGTH = 40;

export function checkColors(inspection: Inspection): string[] {
  return dutchColors(oneLine(inspection.text("color")));
}

/** Target gender; children's items count as such whatever their gender. */
export function checkGender(inspection: Inspection): Gender | null {
  const age = word(inspection, "age_group", AGES, "newborn, infant, toddler, kids of adult");
  const gender = word(inspection, "gender", GENDERS, "male, female of unisex");
  return age === "kids" ? "kids" : (gender ?? null);
}

function word<Word extends string>(
  inspection: Inspection,
  attribute: string,
  words: Readonly<Record<string, Word>>,
  allowed: string,
): Word | undefined {
  const text = inspection.text(attribute);
  if (text === "") return undefined;
  const known = wordOf(text, words);
  if (known === undefined) inspection.report("ignored_value", attribute, text, allowed);
  return known;
}

export function checkSizes(inspection: Inspection): string[] {
  const sizes = inspection.texts("size").flatMap((text) => text.split(/[,;|]/));
  const clean = sizes.map((size) => oneLine(size).slice(0, SIZE_LENGTH)).filter((size) => size !== "");
  return [...new Set(clean)].slice(0, SIZES);
}

/** The shop's own code of the variant group. */
export function checkGroup(inspection: Inspection): string | null {
  const group = oneLine(inspection.text("item_group_id"));
  if (group === "") return null;
  if (group.length <= GROUP_LENGTH) return group;
  inspection.report("ignored_value", "item_group_id", group, `hoogstens ${GROUP_LENGTH} tekens`);
  return null;
}
