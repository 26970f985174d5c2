import type { Texts } from "../catalogue";

/** What stands on every page. */
export const shell = {
  "shell.skip": { en: "Skip to the content", nl: "Naar de inhoud" },
  "shell.home": { en: "Home", nl: "Home" },
  "shell.breadcrumb": { en: "You are here", nl: "Je bent hier" },
  "shell.message": { en: "Message", nl: "Mededeling" },
  "shell.search.label": { en: "What are you looking for?", nl: "Waar ben je naar op zoek?" },
  "shell.search.button": { en: "Search", nl: "Zoeken" },
  "shell.categories": { en: "Categories", nl: "Categorieën" },
  "shell.menu": { en: "Category menu", nl: "Categoriemenu" },
  "shell.allCategories": { en: "All categories", nl: "Alle categorieën" },
  "shell.allProducts": { en: "All products", nl: "Alle producten" },
  "shell.webshops": { en: "Shops", nl: "Webwinkels" },
  "shell.deals": { en: "Price drops", nl: "Aanbiedingen" },
  "shell.webshops.all": { en: "All shops", nl: "Alle webwinkels" },
  "shell.termsAndConditions": { en: "Terms and conditions", nl: "Voorwaarden" },
  "shell.privacy": { en: "Privacy", nl: "Privacy" },
  "shell.notice": { en: "Report illegal content", nl: "Illegale inhoud melden" },
  "shell.cookies": { en: "Cookies", nl: "Cookies" },
  "shell.cookieSettings": { en: "Cookie settings", nl: "Cookie-instellingen" },
  "shell.contact": { en: "Contact", nl: "Contact" },
  "shell.customerService": { en: "Customer service", nl: "Klantenservice" },
  "shell.accessibility": { en: "Accessibility", nl: "Toegankelijkheid" },
  "shell.company": { en: "Company details", nl: "Bedrijfsgegevens" },
  "shell.toTop": { en: "Back to top", nl: "Terug naar boven" },
  "shell.about": {
    en: "{shopName} compares the prices of Dutch shops, shipping included. You buy at the shop itself.",
    nl: "{shopName} vergelijkt prijzen van webwinkels, verzendkosten meegerekend. Je koopt bij de winkel zelf.",
  },
  "shell.about.marketplace": {
    en: "On {shopName} you find the products of many shops in one place.",
    nl: "Op {shopName} vind je producten van veel webwinkels op één plek.",
  },
  "shell.footer.more": { en: "More to see", nl: "Verder kijken" },
  "shell.footer.company": { en: "{shopName}, {country}", nl: "{shopName}, {country}" },
  "shell.footer.prices": {
    en: "Prices incl. VAT. Shipping costs are stated with every offer.",
    nl: "Prijzen incl. btw. De verzendkosten staan bij elke aanbieding.",
  },
} satisfies Texts;
