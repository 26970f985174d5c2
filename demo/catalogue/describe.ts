import type { Specification } from "#contract/products";
import { asValue, capitalise, colorBefore } from "./dutch";
import type { Family, Place } from "./families";
import type { Random } from "./random";
import { compileTemplate, fill, fillSentence, type Template, type Words } from "./templates";

const people = { male: "Heren", female: "Dames", unisex: "Unisex", kids: "Kinderen" } as const;

/** The words of one member: those of its family plus its own colour and size. */
export function wordsOf({ family, member }: Pick<Place, "family" | "member">): Words {
  const inflected = colorBefore(member.color, family.kind.noun.article);
  const { noun } = family.kind;
  return {
    ...family.words,
    kleur: member.color,
    kleure: inflected,
    Kleur: capitalise(member.color),
    Kleure: capitalise(inflected),
    maat: member.size,
    noun: noun.word,
    deze: noun.this,
    ze: noun.it,
    is: noun.is,
    heeft: noun.has,
    een: noun.a,
  };
}

export function titleOf(family: Family, words: Words): string {
  return fillSentence(family.title, words);
}

export function specificationsOf({ family, member }: Pick<Place, "family" | "member">): Specification[] {
  const { kind, values } = family;
  const { gender, book } = kind.table;
  const rows: Specification[] = [{ group: "Algemeen", name: book ? "Uitgever" : "Merk", value: family.brand }];
  const add = (name: string, value: string) => rows.push({ group: "Algemeen", name, value });
  if (book) add("Auteur", family.words.auteur ?? "");
  else if (family.model) add("Model", capitalise(family.model));
  if (member.color && !book) add("Kleur", capitalise(member.color));
  if (member.size) add("Maat", member.size);
  if (gender) add("Doelgroep", people[gender]);
  kind.specs.forEach((spec, at) => {
    rows.push({ group: spec.group, name: spec.label, value: asValue(values[at] ?? "") });
  });
  if (rows.length < 6) add("Land van verkoop", "Nederland");
  return rows.slice(0, 14);
}

/** Facet key → values. */
export function featuresOf(family: Family): Record<string, string[]> {
  const features: Record<string, string[]> = {};
  for (const { key, label } of family.kind.facets) {
    const value = family.words[label];
    if (value) features[key] = [asValue(value)];
  }
  return features;
}

const openings = [
  "Op zoek naar {een} waar je niet lang over hoeft na te denken? {Deze} {noun} van {merk} {is} een goede kandidaat.",
  "{Deze} {noun} van {merk} {is} gemaakt voor dagelijks gebruik.",
  "{merk} staat bij veel mensen bekend om degelijk werk, en dat zie je terug in {deze} {noun}.",
  "Met {deze} {noun} kiest {merk} voor eenvoud: doen wat nodig is, en dat goed.",
  "Wie {een} zoekt, vergelijkt al snel een handvol modellen. Dit valt op aan de uitvoering van {merk}.",
  "Bij het kiezen van {een} letten de meeste mensen op gemak en kwaliteit. {merk} heeft aan allebei gedacht.",
  "Nieuw of als vervanging: {deze} {noun} van {merk} past in veel huishoudens.",
  "{Deze} {noun} valt in de smaak bij wie iets zoekt dat lang meegaat.",
].map(compileTemplate);

const bookOpenings = [
  "{auteur} neemt je vanaf de eerste bladzijde mee.",
  "{model} is een uitgave van {merk}.",
  "Met {model} schreef {auteur} een boek om door te geven.",
  "Een boek voor een vrije middag, een lange treinreis of naast het bed.",
].map(compileTemplate);

const listHeadings = ["In het kort:", "De belangrijkste kenmerken:", "Goed om te weten:", "Op een rij:"];

const closings = [
  "Vergelijk hieronder wat de winkels vragen, inclusief verzendkosten.",
  "Twijfel je nog? Lees dan eerst de ervaringen van anderen.",
  "Alle gegevens vind je bij de specificaties.",
  "Bekijk ook het prijsverloop: zo zie je of dit een goed moment is.",
  "Let bij het vergelijken ook op levertijd en retourtermijn.",
  "Kijk voor je bestelt of dit de uitvoering is die je zoekt.",
  "Past dit net niet? Onderaan de pagina staan vergelijkbare producten.",
];

export function shortDescOf(family: Family, words: Words, random: Random): string {
  return fillSentence(random.pick(family.kind.pitches), words);
}

/** Two to four paragraphs of Markdown with a short list. */
export function descriptionOf(family: Family, words: Words, random: Random): string {
  const { kind } = family;
  const facts = random.some(kind.facts, random.between(2, 3)).map((fact) => fillSentence(fact, words));
  const opening = random.pick<Template>(kind.table.book ? bookOpenings : openings);
  const first = fill(opening, { ...words, Deze: capitalise(words.deze ?? "") });
  const paragraphs = [`${capitalise(first)} ${facts[0]}`];
  if (random.chance(0.75)) paragraphs.push(facts.slice(1).join(" "));
  paragraphs.push(`${random.pick(listHeadings)}\n\n${listOfSpecs(family, random)}`);
  if (random.chance(0.6)) paragraphs.push(random.pick(closings));
  return paragraphs.join("\n\n");
}

function listOfSpecs(family: Family, random: Random): string {
  const rows = family.kind.specs.map((spec, at) => `- **${spec.label}:** ${family.values[at]}`);
  return random.some(rows, random.between(3, 4)).join("\n");
}
