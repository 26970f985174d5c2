import type { CategoryContent } from "#contract/categories";
import { capitalise, enumerate, euros } from "./dutch";
import { featureAdvice } from "./feature-advice";
import { type Kind, listOf } from "./kinds";
import { mix } from "./random";
import type { MainTable, SubTable } from "./types";

type Question = NonNullable<CategoryContent["qa"]>["items"][number];

/** A name in running text: `Televisies & beamers` → `televisies en beamers`; `T-shirts` keeps its capital. */
export function inText(name: string): string {
  const plain = name.replace(/ & /g, " en ");
  return /^[A-Z](-|[A-Z])/.test(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** Content of a main or sub category: hand-written, plus the questions common to all categories. */
export function writtenContent(table: MainTable | SubTable, kinds: readonly Kind[]): CategoryContent {
  const name = inText(table.name);
  const advice = adviceFor(kinds).slice(0, Math.max(0, 3 - table.tips.length));
  return {
    about: { heading: { firstWords: "Alles over", secondWords: name }, text: table.about },
    tips: {
      heading: { firstWords: "Slim kiezen uit", secondWords: name },
      items: [...table.tips, ...advice].map(([title, text]) => ({ title, text })),
    },
    qa: {
      heading: { firstWords: "Vragen over", secondWords: name },
      items: [...table.qa.map(([question, answer]) => ({ question, answer })), ...kinds.slice(0, 2).map(priceQuestion)],
    },
  };
}

/** Two sentences below the heading of a leaf category. */
export function leafIntro(kind: Kind): string {
  const name = inText(kind.table.name);
  const names = kind.brands.slice(-3).map((brand) => brand.name);
  const brands = enumerate(names);
  const others = kind.table.book ? "andere uitgevers" : "andere merken";
  const [low, high] = kind.table.price;
  const facets = enumerate(kind.facets.slice(0, 2).map((facet) => inText(facet.label)));
  const turn = mix(Number(kind.categoryId)) % 3;
  const openings = [
    `${capitalise(name)} van onder meer ${brands}, met de prijs en levertijd van elke winkel.`,
    `Vergelijk ${name} van ${enumerate([...names, others])} op de totaalprijs.`,
    `Hier staan ${name} van veel winkels naast elkaar, ook van ${brands}.`,
  ];
  const closings = [
    `Filter op ${facets} om sneller te kiezen.`,
    `De prijzen lopen van ongeveer ${euros(low)} tot ${euros(high)}.`,
    `Kies eerst ${facets} en kijk dan pas naar de prijs.`,
  ];
  return `${openings[turn]} ${closings[mix(Number(kind.categoryId), 2) % 3]}`;
}

/** Content of a leaf category, composed from what its products share. */
export function leafContent(kind: Kind, sub: SubTable): CategoryContent {
  const name = inText(kind.table.name);
  const facts = kind.table.facts.filter((fact) => !fact.includes("{")).slice(0, 2);
  const chosenOn = enumerate(kind.facets.slice(0, 3).map((facet) => inText(facet.label)));
  const about = `${capitalise(name)} vergelijk je het best op ${chosenOn}. ${sub.about}`;
  const tips = adviceFor([kind]).slice(0, 2);
  return {
    about: { heading: { firstWords: "Alles over", secondWords: name }, text: about },
    tips: {
      heading: { firstWords: "Waar let je op bij", secondWords: name },
      items: [...tips, ...sub.tips].slice(0, 3).map(([title, text]) => ({ title, text })),
    },
    qa: {
      heading: { firstWords: "Vragen over", secondWords: name },
      items: [
        priceQuestion(kind),
        ...sub.qa.map(([question, answer]) => ({ question, answer })),
        ...(facts.length > 0 ? [{ question: `Wat mag je van ${name} verwachten?`, answer: facts.join(" ") }] : []),
      ],
    },
  };
}

function adviceFor(kinds: readonly Kind[]): [string, string][] {
  const keys = new Set(kinds.flatMap((kind) => kind.facets.map((facet) => facet.key)));
  return [...keys].flatMap((key) => {
    const advice = featureAdvice[key];
    return advice ? [advice] : [];
  });
}

function priceQuestion(kind: Kind): Question {
  const [low, high] = kind.table.price;
  const middle = Math.sqrt(low * high);
  const rounded = middle < 100 ? Math.round(middle) : Math.round(middle / 10) * 10;
  const colors = [...new Set(listOf(kind.table.colors))].length;
  const hint = colors > 3 ? " Soms scheelt een andere kleur al een paar euro." : "";
  return {
    question: `Wat ${kind.noun.word === inText(kind.table.name) ? "kost" : "kosten"} ${inText(kind.table.name)}?`,
    answer: `De meeste winkels vragen tussen ${euros(low)} en ${euros(high)}. Rond ${euros(rounded)} vind je een goede middenklasse.${hint}`,
  };
}
