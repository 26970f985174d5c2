/** Headings by number of stars, worst first. */
export const titles: readonly (readonly string[])[] = [
  ["Helaas niet goed", "Teruggestuurd", "Niet wat ik verwachtte", "Jammer van het geld"],
  ["Valt tegen", "Had meer verwacht", "Matig", "Niet mijn keuze geweest"],
  ["Gaat wel", "Redelijk", "Doet wat het moet, meer niet", "Goed, met een paar minpunten"],
  ["Tevreden", "Goede koop", "Prima kwaliteit", "Doet wat het belooft", "Fijn in gebruik"],
  ["Heel blij mee", "Aanrader", "Precies wat ik zocht", "Boven verwachting", "Zou het zo weer kopen"],
];

/** Opening sentences by number of stars. `{noun}` is the product, `{deze}` agrees with it. */
export const starts: readonly (readonly string[])[] = [
  ["Na een week was het al mis.", "Hier had ik spijt van.", "Ik heb {deze} {noun} teruggestuurd."],
  ["Op de foto zag het er beter uit.", "Ik had er meer van verwacht.", "Niet slecht, maar ook niet goed genoeg."],
  [
    "Voor deze prijs kun je niet alles verwachten.",
    "Er zijn plussen en minnen.",
    "Ik twijfel tussen drie en vier sterren.",
  ],
  [
    "Ik ben tevreden over {deze} {noun}.",
    "Gekocht na lang vergelijken en ik heb geen spijt.",
    "Snel in huis en netjes verpakt.",
  ],
  [
    "Wat een fijne aankoop.",
    "Ik gebruik {deze} {noun} nu een paar maanden en ben nog steeds enthousiast.",
    "Gekocht op advies van mijn zus en ze had gelijk.",
  ],
];

export const ends = [
  "",
  "",
  "De levering was vlot.",
  "Ik zou het een vriend aanraden.",
  "Lees wel goed de maten voordat je bestelt.",
  "De klantenservice reageerde netjes op mijn vraag.",
  "Voor de aanbiedingsprijs een goede koop.",
  "Na een paar weken nog steeds dezelfde mening.",
];

export const complaints = [
  "De kwaliteit viel me tegen.",
  "Het was beschadigd toen het aankwam.",
  "Het paste niet bij wat ik ermee wilde.",
  "In de beschrijving klonk het beter dan het in het echt is.",
];

const first =
  "Sanne Marieke Thomas Jeroen Fatima Youssef Lisa Kees Anouk Bas Willemijn Mohammed Petra Rob Esther Daan Iris Hans Noor Johan Eva Ruud Samira Tim Marloes Gerard Lotte Wouter Ingrid Stefan".split(
    " ",
  );
const towns = ["Utrecht", "Breda", "Zwolle", "Groningen", "Almere", "Gent", "Haarlem", "Nijmegen", "Delft", "Goes"];

/** `Sanne`, `Kees V.` or `Iris uit Breda`. */
export function authorOf(pick: <T>(list: readonly T[]) => T, shape: number): string {
  const name = pick(first);
  if (shape < 0.4) return name;
  if (shape < 0.75) return `${name} ${pick("A B D H J K M S V W".split(" "))}.`;
  return `${name} uit ${pick(towns)}`;
}
