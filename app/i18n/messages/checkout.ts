import type { Texts } from "../catalogue";

export const checkout = {
  "checkout.title": { en: "Checkout", nl: "Afrekenen" },
  "checkout.details": { en: "Your details", nl: "Jouw gegevens" },
  "checkout.pay": { en: "Delivery and payment", nl: "Bezorging en betaling" },
  "checkout.steps": { en: "Steps", nl: "Stappen" },
  "checkout.change": { en: "Change", nl: "Wijzigen" },
  "checkout.email": { en: "E-mail address", nl: "E-mailadres" },
  "checkout.email.hint": {
    en: "For the confirmation of your order",
    nl: "Hier sturen we de bevestiging van je bestelling naartoe",
  },
  "checkout.email.wrong": {
    en: "Write the e-mail address as name@example.com.",
    nl: "Schrijf het e-mailadres als naam@voorbeeld.nl.",
  },
  "checkout.deliveryAddress": { en: "Delivery address", nl: "Bezorgadres" },
  "checkout.billingAddress": { en: "Billing address", nl: "Factuuradres" },
  "checkout.billing.other": {
    en: "The invoice goes to another address",
    nl: "De factuur gaat naar een ander adres",
  },
  "checkout.billing.same": { en: "the same as the delivery address", nl: "hetzelfde als het bezorgadres" },
  "checkout.company": { en: "I order for a company", nl: "Ik bestel voor een bedrijf" },
  "checkout.company.name": { en: "Company name", nl: "Bedrijfsnaam" },
  "checkout.company.missing": {
    en: "A company needs its name.",
    nl: "Vul de naam van het bedrijf in.",
  },
  "checkout.birth": { en: "Date of birth", nl: "Geboortedatum" },
  "checkout.birth.hint": {
    en: "There is something in your cart for people of 18 and older.",
    nl: "In je winkelwagen ligt iets dat alleen aan mensen vanaf 18 jaar verkocht mag worden.",
  },
  "checkout.birth.missing": { en: "Fill in your date of birth.", nl: "Vul je geboortedatum in." },
  "checkout.birth.wrong": {
    en: "You must be 18 or older to order this.",
    nl: "Je moet 18 jaar of ouder zijn om dit te bestellen.",
  },
  "checkout.saved": { en: "Your addresses", nl: "Jouw adressen" },
  "checkout.saved.use": { en: "Deliver here: {address}", nl: "Bezorg hier: {address}" },
  "checkout.continue": { en: "Continue to delivery and payment", nl: "Verder naar bezorging en betaling" },
  "checkout.failed": {
    en: "Saving did not succeed. What you filled in is still there. Try again.",
    nl: "Opslaan is niet gelukt. Wat je hebt ingevuld staat er nog. Probeer het opnieuw.",
  },
  "checkout.place.failed": {
    en: "Ordering did not succeed just now. Nothing has been paid. Try again: you order it once at most.",
    nl: "Bestellen is nu niet gelukt. Er is niets betaald. Probeer het opnieuw: je bestelt het niet dubbel.",
  },
  "checkout.unknown.title": { en: "The checkout does not work now", nl: "Afrekenen lukt nu niet" },
  "checkout.unknown.text": {
    en: "Nothing was paid, and what was in your cart is still there. Try again in a moment.",
    nl: "Er is niets betaald, en wat in je winkelwagen lag ligt er nog. Probeer het zo nog eens.",
  },
  "checkout.delivery": { en: "Delivery", nl: "Bezorging" },
  "checkout.home": { en: "Deliver at my address", nl: "Bezorgen op mijn adres" },
  "checkout.home.instead": { en: "Choose delivery at your address", nl: "Kies voor bezorgen op je adres" },
  "checkout.delivery.price": { en: "Shipping: {price}", nl: "Verzending: {price}" },
  "checkout.pickup": { en: "Collect at a pick-up point", nl: "Ophalen bij een afhaalpunt" },
  "checkout.pickup.choose": { en: "Choose a pick-up point", nl: "Kies een afhaalpunt" },
  "checkout.pickup.none": {
    en: "There is no pick-up point near this postcode.",
    nl: "Bij deze postcode is geen afhaalpunt.",
  },
  "checkout.pickup.promise": {
    en: "{max, plural, =0 {There today} one {There tomorrow} other {There within # days}}",
    nl: "{max, plural, =0 {Vandaag op te halen} one {Morgen op te halen} other {Binnen # dagen op te halen}}",
  },
  "checkout.pickup.far": { en: "at {distance}", nl: "op {distance}" },
  "checkout.method": { en: "Shipping by {shop}", nl: "Verzending door {shop}" },
  "checkout.choose": { en: "Choose", nl: "Kies" },
  "checkout.code": { en: "Discount code", nl: "Kortingscode" },
  "checkout.code.add": { en: "Apply", nl: "Toepassen" },
  "checkout.code.remove": { en: "Remove code {code}", nl: "Code {code} verwijderen" },
  "checkout.code.line": { en: "Discount code {code}", nl: "Kortingscode {code}" },
  "checkout.code.unknown": { en: "This code is not known.", nl: "Deze code kennen we niet." },
  "checkout.code.expired": { en: "This code is no longer valid.", nl: "Deze code is niet meer geldig." },
  "checkout.code.used": { en: "This code has been used up.", nl: "Deze code is al gebruikt." },
  "checkout.code.minimum": {
    en: "Your cart is too small for this code.",
    nl: "Je winkelwagen is nog te klein voor deze code.",
  },
  "checkout.code.not_here": {
    en: "This code is not for what is in your cart.",
    nl: "Deze code geldt niet voor wat er in je winkelwagen ligt.",
  },
  "checkout.code.failed": {
    en: "The code could not be checked. Try again.",
    nl: "De code kon niet gecontroleerd worden. Probeer het opnieuw.",
  },
  "checkout.total.now": { en: "The total is now {total}", nl: "Het totaal is nu {total}" },
  "checkout.summary": { en: "Your order", nl: "Je bestelling" },
  "checkout.discount": { en: "Discount", nl: "Korting" },
  "checkout.vat": { en: "of which {rate}% VAT", nl: "waarvan {rate}% btw" },
  "checkout.withdrawal": {
    en: "You can change your mind within 14 days after delivery, without giving a reason. Sending back is at your cost, unless the shop pays for it. The confirmation has the form.",
    nl: "Je hebt 14 dagen na ontvangst bedenktijd, zonder reden op te geven. Terugsturen is op jouw kosten, tenzij de winkel ze betaalt. Het formulier staat in de bevestiging.",
  },
  "checkout.terms": {
    en: "Our terms and conditions apply to your order",
    nl: "Op je bestelling gelden de algemene voorwaarden",
  },
  "checkout.place": { en: "Order and pay", nl: "Bestellen en betalen" },
  "checkout.changed": {
    en: "Something has changed. Look at it and press again.",
    nl: "Er is iets veranderd. Kijk het na en druk dan nog eens op de knop.",
  },
  "checkout.difference.price": {
    en: "{name}: the price was {from} and is now {to}.",
    nl: "{name}: de prijs was {from} en is nu {to}.",
  },
  "checkout.difference.quantity": { en: "{name}: the number has changed.", nl: "{name}: het aantal is veranderd." },
  "checkout.difference.added": { en: "{name} has been added.", nl: "{name} is erbij gekomen." },
  "checkout.difference.removed": {
    en: "{name} is no longer in your cart.",
    nl: "{name} zit niet meer in je winkelwagen.",
  },
  "checkout.difference.shipping": {
    en: "Shipping by {name} was {from} and is now {to}.",
    nl: "De verzending door {name} was {from} en is nu {to}.",
  },
  "checkout.difference.stock": {
    en: "{name}: fewer are left than you want.",
    nl: "{name}: er zijn er niet meer genoeg.",
  },
  "checkout.difference.gone": {
    en: "{name} can no longer be ordered.",
    nl: "{name} kan niet meer besteld worden.",
  },
  "checkout.difference.code": {
    en: "Discount code {name} no longer applies.",
    nl: "Kortingscode {name} geldt niet meer.",
  },
  "checkout.difference.total": {
    en: "The total was {from} and is now {to}.",
    nl: "Het totaal was {from} en is nu {to}.",
  },
  "checkout.cart": { en: "Back to the cart", nl: "Terug naar de winkelwagen" },
  "checkout.tooLittle": {
    en: "Less than {least} cannot be paid. Add something, or take a discount code away.",
    nl: "Minder dan {least} kan niet worden betaald. Voeg iets toe, of haal een kortingscode weg.",
  },
  "checkout.payment.cancelled": {
    en: "You have not paid. Nothing was charged, and everything is still here.",
    nl: "Je hebt niet betaald. Er is niets afgeschreven, en alles staat er nog.",
  },
} satisfies Texts;
