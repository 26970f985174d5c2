import type { RouteNames } from "#contract/route-names";
import type { SiteConfig } from "#contract/site";

/** Country of a shop whose config names none (CN-06: the specification's own default). */
export const FALLBACK_COUNTRY = "United Arab Emirates";

/** The default config; the operator's `site-config` overrides it field by field. */
export const defaultSiteConfig: SiteConfig = {
  baseUrl: "",
  country: "Nederland",
  shopName: "Etalage",
  featuresList: [
    "DeferredActivation",
    "TopRelevantCategories",
    "ProductsComparison",
    "InStockSubscription",
    "Cart",
    "Blog",
    "Bookmarks",
  ],
  cmsSlugs: { search: "zoeken", privacy: "privacy", cookies: "cookies", termsAndConditions: "terms-and-conditions" },
  facets: ["category", "price", "brand", "campaign", "delivery", "condition", "color", "size", "gender", "model"],
  head: {
    title: "Vergelijk prijzen van Nederlandse webwinkels",
    description: "Vergelijk prijzen, levertijden en verzendkosten van Nederlandse webwinkels en kies wat bij je past.",
    meta: [],
    marketplace: {
      title: "Eén etalage voor Nederlandse winkels en makers",
      description:
        "Bekijk het aanbod van Nederlandse winkels en makers op één plek. Je ziet altijd wie verkoopt, wat het kost en wanneer het komt.",
    },
  },
  mail: "klantenservice@etalage.example",
  theme: {
    colors: { color_primary: "#0b5c6b" },
    logos: { header: "/logo.svg", footer: "/logo.svg", icon: "/icon.svg" },
  },
  social: { twitter_account: "" },
  limits: {
    footerCategories: 12,
    wishlistPopupItems: 4,
    recentSearches: 5,
    visibleFilterItems: 6,
    scrollableFilterItems: 20,
  },
};

/** The Dutch table of path segments and hashes (RT-02). */
export const defaultRouteNames: RouteNames = {
  segments: {
    allCategories: "alle-categorieen",
    webshops: "webwinkels",
    blogs: "blogs",
    business: "zakelijk",
    cookies: "cookies",
    privacy: "privacy",
    termsAndConditions: "terms-and-conditions",
    comingSoon: "binnenkort",
    register: "registreren",
    cartOverview: "winkelwagen",
    checkout: "afrekenen",
    orderDetails: "bestelling",
    customerService: "klantenservice",
    chat: "chat",
    profile: "mijn-account",
    profileOrdersAndReturns: "bestellingen-en-retouren",
    wishlist: "verlanglijstje",
    profilePersonalInfo: "mijn-gegevens",
    profilePersonalization: "mijn-voorkeuren",
    profileNewsletter: "nieuwsbrief",
    profileBookmarks: "bewaarde-artikelen",
    profileRecentProducts: "laatst-bekeken",
    profileNotificationCenter: "meldingen",
    profileAddresses: "adressen",
    profileComparison: "vergelijken",
    search: "zoeken",
    products: "producten",
    orderAndPay: "bestellen-en-betalen",
    returnAndCancel: "retourneren-en-annuleren",
    warrantyAndRepair: "garantie-en-reparatie",
    delivery: "bezorging",
    userAccountAndTerm: "account-en-voorwaarden",
    shopSeller: "verkopen",
    complain: "klachten",
    ranking: "hoe-werkt-de-volgorde",
    stockAlert: "voorraadmelding",
    trackOrder: "bestelling-volgen",
    notice: "melding-doen",
    reviews: "beoordelingen",
    aboutReviews: "over-beoordelingen",
    withdrawal: "overeenkomst-ontbinden",
    returnLabel: "retourlabel",
  },
  hashes: {
    profile: "mijn-account",
    personalInfo: "mijn-gegevens",
    orders: "bestellingen",
    bookmarks: "bewaarde-artikelen",
    recentProducts: "laatst-bekeken",
    wishlist: "verlanglijstje",
    cart: "winkelwagen",
    newsletter: "nieuwsbrief",
    menu: "menu",
    filters: "filters",
  },
};
