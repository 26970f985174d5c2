import type { Texts } from "../catalogue";

export const cart = {
  "cart.title": { en: "Cart", nl: "Winkelwagen" },
  "cart.link.count": {
    en: "{count, plural, one {# item} other {# items}}",
    nl: "{count, plural, one {# artikel} other {# artikelen}}",
  },
  "cart.add": { en: "Add to cart", nl: "In winkelwagen" },
  "cart.add.detail": { en: "{name}, from {shop}", nl: "{name}, van {shop}" },
  "cart.add.card": { en: "Add {name} to cart", nl: "{name} in winkelwagen" },
  "cart.adding": { en: "Adding…", nl: "Toevoegen…" },
  "cart.added": { en: "In your cart: {name}", nl: "In je winkelwagen: {name}" },
  "cart.added.show": { en: "View cart", nl: "Bekijk winkelwagen" },
  "cart.added.checkout": { en: "Check out", nl: "Afrekenen" },
  "cart.refused": {
    en: "{name} cannot be ordered here any more.",
    nl: "{name} kun je hier nu niet bestellen.",
  },
  "cart.failed": {
    en: "{name} could not be put in your cart.",
    nl: "Het lukte niet om {name} in je winkelwagen te leggen.",
  },
  "cart.empty.title": { en: "Your cart is empty", nl: "Je winkelwagen is leeg" },
  "cart.empty.text": {
    en: "Put something in it and you see here what it costs and when it arrives.",
    nl: "Leg er iets in, dan zie je hier wat het kost en wanneer het komt.",
  },
  "cart.unknown.title": { en: "We cannot show your cart now", nl: "We kunnen je winkelwagen nu niet laten zien" },
  "cart.unknown.text": {
    en: "What was in it is still there. Try again in a moment.",
    nl: "Wat erin lag, ligt er nog. Probeer het zo nog eens.",
  },
  "cart.again": { en: "Try again", nl: "Probeer opnieuw" },
  "cart.seller": { en: "Sold and delivered by {shop}", nl: "Verkoop en levering door {shop} (bedrijf)" },
  "cart.each": { en: "{price} each", nl: "{price} per stuk" },
  "cart.size": { en: "Size {size}", nl: "Maat {size}" },
  "cart.quantity": { en: "Quantity of {name}", nl: "Aantal van {name}" },
  "cart.more": { en: "One more of {name}", nl: "Eén meer van {name}" },
  "cart.less": { en: "One less of {name}", nl: "Eén minder van {name}" },
  "cart.set": { en: "Update", nl: "Aantal wijzigen" },
  "cart.remove": { en: "Remove", nl: "Verwijderen" },
  "cart.remove.name": { en: "Remove: {name}", nl: "Verwijderen: {name}" },
  "cart.later.name": { en: "Keep for later: {name}", nl: "Bewaar voor later: {name}" },
  "cart.later": { en: "Keep for later", nl: "Bewaar voor later" },
  "cart.removed": { en: "Removed: {name}", nl: "Verwijderd: {name}" },
  "cart.undo": { en: "Put back", nl: "Terugzetten" },
  "cart.problem.price_changed": {
    en: "The price was {from} and is now {to}.",
    nl: "De prijs was {from} en is nu {to}.",
  },
  "cart.problem.out_of_stock": {
    en: "Sold out. Remove it to order the rest.",
    nl: "Uitverkocht. Verwijder dit artikel om de rest te bestellen.",
  },
  "cart.problem.limited": {
    en: "Only {most, plural, one {# is} other {# are}} left.",
    nl: "Er {most, plural, one {is er nog maar #} other {zijn er nog maar #}}.",
  },
  "cart.problem.not_sellable": {
    en: "This shop does not sell here now. Remove it to order the rest.",
    nl: "Deze winkel verkoopt hier nu niet. Verwijder dit artikel om de rest te bestellen.",
  },
  "cart.problem.gone": {
    en: "The shop no longer offers this. Remove it to order the rest.",
    nl: "De winkel biedt dit niet meer aan. Verwijder dit artikel om de rest te bestellen.",
  },
  "cart.shipping": { en: "Shipping", nl: "Verzending" },
  "cart.untilFree": { en: "{amount} more for free shipping", nl: "Nog {amount} tot gratis verzending" },
  "cart.shopTotal": { en: "Total at {shop}", nl: "Totaal bij {shop}" },
  "cart.summary": { en: "Summary", nl: "Overzicht" },
  "cart.goods": {
    en: "{count, plural, one {# item} other {# items}}",
    nl: "{count, plural, one {# artikel} other {# artikelen}}",
  },
  "cart.total": { en: "Total incl. VAT", nl: "Totaal incl. btw" },
  "cart.checkout": { en: "Continue to checkout", nl: "Verder naar bestellen" },
  "cart.checkout.blocked": {
    en: "First remove what cannot be ordered.",
    nl: "Verwijder eerst wat niet besteld kan worden.",
  },
  "cart.continue": { en: "Continue shopping", nl: "Verder winkelen" },
  "cart.pending": {
    en: "Order {number} ({total}) has not been paid yet.",
    nl: "Bestelling {number} ({total}) is nog niet betaald.",
  },
  "cart.pending.show": { en: "View that order", nl: "Bekijk die bestelling" },
  "cart.changed.failed": {
    en: "That change did not get through. Your cart is as shown here.",
    nl: "Die wijziging is niet gelukt. Je winkelwagen is zoals hij hier staat.",
  },
  "cart.changed.unknown": {
    en: "We do not know whether that change got through.",
    nl: "We weten niet of die wijziging is gelukt.",
  },
  "cart.changed.refused": {
    en: "That cannot be ordered here now.",
    nl: "Dat kun je hier nu niet bestellen.",
  },
  "cart.all": { en: "To the cart", nl: "Naar de winkelwagen" },
} satisfies Texts;
