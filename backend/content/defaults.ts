import type { MarketStatus, PopularTerms, SupportArticle } from "#contract/content";
import { policyArticles } from "./policies";

/** Defaults until the operator provides other content. */
export const defaultTerms: PopularTerms = { terms: [] };
export const defaultStatus: MarketStatus = { open: true, message: "" };

export const defaultArticles: readonly SupportArticle[] = [
  {
    id: "contact",
    title: "Contact",
    text: "Heb je een vraag? Schrijf naar onze klantenservice; het adres staat onderaan elke pagina.",
  },
  {
    id: "prijzen-vergelijken",
    title: "Hoe vergelijken we prijzen?",
    text: "We zetten het aanbod van alle aangesloten winkels bij elkaar en sorteren op wat je in totaal betaalt: de prijs plus de verzendkosten. Prijzen komen van de winkels zelf en kunnen intussen veranderd zijn; wat de winkel bij het afrekenen toont, geldt.",
  },
  ...policyArticles,
];
