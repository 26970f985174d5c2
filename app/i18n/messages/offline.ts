import type { Texts } from "../catalogue";

/** The page without a network, and what is said of changes made there. */
export const offline = {
  "offline.title": { en: "You are offline", nl: "Je bent offline" },
  "offline.text": {
    en: "Check your connection. Nothing is lost: once you are online again you can simply go on.",
    nl: "Controleer je verbinding. Er is niets verloren: zodra je weer online bent, ga je gewoon verder.",
  },
  "offline.back": { en: "You are online", nl: "Je bent online" },
  "offline.back.text": { en: "Every page works again.", nl: "Alle pagina’s doen het weer." },
  "offline.goOn": { en: "Go on to your page", nl: "Ga naar je pagina" },
  "offline.wanted": { en: "What we know of this product", nl: "Wat we nog weten van dit product" },
  "offline.viewed": { en: "Recently viewed", nl: "Laatst bekeken" },
  "offline.wishlist": { en: "Your wishlist", nl: "Je verlanglijstje" },
  "offline.compared": { en: "Your comparison", nl: "Je vergelijking" },
  "offline.price": { en: "We saw this price on {moment}", nl: "Deze prijs zagen we op {moment}" },
  "offline.notForSale": { en: "Not for sale on {moment}", nl: "Niet te koop op {moment}" },
  "offline.mayDiffer": {
    en: "Prices may have changed since.",
    nl: "Prijzen kunnen inmiddels veranderd zijn.",
  },
  "offline.willSave": {
    en: "You are offline. {name} is saved to your wishlist as soon as you are online again.",
    nl: "Je bent offline. {name} komt op je verlanglijstje zodra je weer online bent.",
  },
  "offline.willRemove": {
    en: "You are offline. {name} is removed from your wishlist as soon as you are online again.",
    nl: "Je bent offline. {name} gaat van je verlanglijstje zodra je weer online bent.",
  },
  "offline.install.title": { en: "Put {shopName} on your home screen", nl: "Zet {shopName} op je startscherm" },
  "offline.install.text": {
    en: "Your wishlist is then one tap away, without a connection too.",
    nl: "Dan is je verlanglijstje één tik weg, ook zonder verbinding.",
  },
  "offline.install.button": { en: "Install", nl: "Installeren" },
  "offline.install.ios": {
    en: "Tap Share in your browser and choose “Add to Home Screen”.",
    nl: "Tik in je browser op Deel en kies “Zet op beginscherm”.",
  },
  "offline.nothing": {
    en: "Products that you look at or save are shown here when you have no connection.",
    nl: "Producten die je bekijkt of bewaart, zie je hier terug als je geen verbinding hebt.",
  },
} satisfies Texts;
