import type { SupportArticle } from "#contract/content";

export const buying: readonly SupportArticle[] = [
  {
    id: "order-and-pay",
    title: "Bestellen en betalen",
    text: `Je vergelijkt hier producten van veel verschillende winkels. Bij elk aanbod staat wie de verkoper is, wat het product kost en hoeveel verzendkosten erbij komen. Sorteer op totaalprijs als je wilt weten wat je werkelijk betaalt.

## Bij de winkel bestellen
Klik op **Naar de winkel** om verder te gaan op de website van de verkoper. Je sluit de koop daar, en de voorwaarden van die winkel gelden. Controleer voor je betaalt of prijs, maat en levertijd nog hetzelfde zijn.

## Hier bestellen
Staat er **In winkelwagen**, dan bestel je zonder de site te verlaten. In de winkelwagen zie je per verkoper de artikelen, de verzendkosten en het totaal inclusief btw. Pas na een klik op **Bestellen en betalen** is de bestelling definitief.

## Betaalmethoden
Welke methoden je kunt gebruiken, verschilt per winkel. De meeste bieden iDEAL | Wero, vaak ook creditcard, Bancontact, PayPal of achteraf betalen. Een winkel mag geen toeslag rekenen voor gewone betaalmethoden.

## Is je betaling mislukt?
Kijk eerst in je bankapp of het bedrag is afgeschreven. Is dat zo en zie je geen bestelling, wacht dan een kwartier: de bevestiging komt soms later. Neem daarna contact op met de verkoper en houd je betaalbewijs bij de hand.`,
  },
  {
    id: "return-and-cancel",
    title: "Retourneren en annuleren",
    text: `Wat je online koopt, mag je binnen **14 dagen** na ontvangst zonder reden terugsturen. Veel winkels geven meer tijd; de termijn staat op de pagina van de winkel.

## Annuleren
Is je bestelling nog niet verzonden, dan kun je haar meestal direct annuleren bij de verkoper. Is het pakket al onderweg, weiger het dan niet, maar neem het aan en meld een retour. Zo weet je zeker dat het goed wordt verwerkt.

## Zo retourneer je
1. Laat de verkoper binnen 14 dagen weten dat je van de koop afziet. Een reden hoeft niet.
2. Stuur het product daarna binnen 14 dagen terug. Bewaar het verzendbewijs.
3. Je krijgt het aankoopbedrag en de gewone verzendkosten van de heenzending binnen 14 dagen terug.

De kosten van het terugsturen zijn voor jou, tenzij de winkel anders belooft. Je mag een product bekijken en passen zoals in een winkel. Is het meer gebruikt dan nodig, dan mag de verkoper een deel van het bedrag inhouden.

## Wat kun je niet terugsturen?
Maatwerk, producten die snel bederven en verzegelde producten die om hygiëne niet terug kunnen als het zegel is verbroken. Het staat altijd bij het product.

Is een product kapot of niet wat je hebt besteld? Dan gelden andere regels; lees **Garantie en reparatie**.`,
  },
  {
    id: "warranty-and-repair",
    title: "Garantie en reparatie",
    text: `Een product moet doen wat je er redelijkerwijs van mag verwachten. Dat is je **wettelijke garantie** en die krijg je altijd van de verkoper, ook als de fabrieksgarantie voorbij is.

## Hoelang geldt dat?
De wet noemt geen vast aantal jaren. Het hangt af van het product en de prijs: een wasmachine hoort langer mee te gaan dan een waterkoker van twintig euro. Gaat iets binnen een jaar stuk, dan wordt aangenomen dat het gebrek er al was en moet de verkoper het tegendeel bewijzen.

## Een gebrek melden
Meld het binnen twee maanden nadat je het hebt ontdekt bij de winkel waar je kocht. Stuur een foto of een korte video mee en vermeld je bestelnummer. De verkoper mag je niet doorsturen naar de fabrikant.

## Repareren, vervangen of geld terug
In de eerste plaats heb je recht op gratis reparatie of vervanging. Kan dat niet binnen een redelijke tijd, dan kun je een deel van de prijs of het hele bedrag terugvragen. Verzend- en onderzoekskosten zijn voor de verkoper.

## Fabrieksgarantie
Sommige fabrikanten geven zelf extra garantie. Die komt bovenop je wettelijke rechten en nooit in plaats daarvan. De voorwaarden zitten in de doos of staan op de site van het merk.

Tweedehands en refurbished producten hebben ook wettelijke garantie, al mag je van een gebruikt product iets minder verwachten.`,
  },
  {
    id: "delivery",
    title: "Bezorging",
    text: `Elke winkel bezorgt op zijn eigen manier. Bij het aanbod zie je daarom altijd de levertijd en de verzendkosten van die winkel.

## Levertijd
**Morgen in huis** geldt voor bestellingen vóór het genoemde tijdstip. Op zondag en op feestdagen bezorgt niet iedere winkel. Staat er geen datum, dan moet een verkoper in elk geval binnen 30 dagen leveren.

## Verzendkosten
De meeste winkels bezorgen gratis vanaf een bepaald bedrag. Wij tellen de verzendkosten op bij de prijs, zodat je aanbiedingen eerlijk vergelijkt. Voor grote pakketten, zoals meubels en witgoed, kan een toeslag gelden voor tillen of aansluiten.

## Niet thuis?
De bezorger probeert het vaak bij de buren of brengt het pakket naar een afhaalpunt. Je krijgt een bericht met de plek en hoelang het daar blijft liggen. Meestal is dat zeven dagen.

## Waar blijft mijn pakket?
Kijk eerst bij de track-en-trace in de mail van de winkel. Is het pakket te laat, neem dan contact op met de verkoper en niet met de bezorger: de verkoper is verantwoordelijk tot jij het pakket in handen hebt. Komt het ook na een redelijke extra termijn niet aan, dan kun je de koop ontbinden en je geld terugvragen.

Is de doos beschadigd? Maak foto's voordat je hem opent en meld het dezelfde dag.`,
  },
];
