/** Common Dutch names of colours with their forms. A shop may have others, and need not have all of these. */
const forms: readonly (readonly [colour: string, ...others: string[]])[] = [
  ["zwart", "zwarte"],
  ["wit", "witte"],
  ["grijs", "grijze"],
  ["rood", "rode"],
  ["blauw", "blauwe"],
  ["groen", "groene"],
  ["geel", "gele"],
  ["oranje"],
  ["paars", "paarse"],
  ["roze"],
  ["bruin", "bruine"],
  ["beige"],
  ["turquoise"],
  ["transparant", "transparante", "doorzichtig", "doorzichtige"],
];
const colourOf = new Map(forms.flatMap(([colour, ...others]) => [colour, ...others].map((word) => [word, colour])));

/** The colour that a word names by itself, whatever the shop sells: `rood` for `rode`. */
export const colourNamed = (word: string): string | undefined => colourOf.get(word);
