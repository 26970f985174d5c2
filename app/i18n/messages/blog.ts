import type { Texts } from "../catalogue";

export const blog = {
  "blog.title": { en: "Buying advice", nl: "Koopadvies" },
  "blog.intro": {
    en: "What to look for before you buy: explained calmly, with the offers of this moment beside it.",
    nl: "Waar je op let voordat je koopt: rustig uitgelegd, met het aanbod van dit moment erbij.",
  },
  "blog.topics": { en: "Topics", nl: "Onderwerpen" },
  "blog.all": { en: "All", nl: "Alles" },
  "blog.none": { en: "There are no articles yet.", nl: "Er zijn nog geen artikelen." },
  "blog.feed": { en: "Follow by RSS", nl: "Volgen met RSS" },
  "blog.pages": { en: "Pages", nl: "Pagina's" },
  "blog.page": { en: "Page {page} of {pages}", nl: "Pagina {page} van {pages}" },
  "blog.newer": { en: "Previous", nl: "Vorige" },
  "blog.older": { en: "Next", nl: "Volgende" },
  "blog.minutes": {
    en: "{minutes, plural, one {# minute} other {# minutes}} to read",
    nl: "{minutes, plural, one {# minuut} other {# minuten}} lezen",
  },
  "blog.by": { en: "By {author}", nl: "Door {author}" },
  "blog.updated": { en: "Last updated on {date}", nl: "Laatst bijgewerkt op {date}" },
  "blog.contents": { en: "In this article", nl: "In dit artikel" },
  "blog.products": { en: "On offer now", nl: "Nu te koop" },
  "blog.products.all": { en: "View all", nl: "Bekijk alles" },
  "blog.more": { en: "Read on", nl: "Lees verder" },
  "blog.related": { en: "Advice on this", nl: "Advies hierover" },
} satisfies Texts;
