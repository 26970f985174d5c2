import type { SupportArticle } from "#contract/content";

export const selling: readonly SupportArticle[] = [
  {
    id: "user-account-and-term",
    title: "Account en voorwaarden",
    text: `Je kunt alles bekijken en vergelijken zonder account. Met een account bewaar je je verlanglijstje, je adressen en je bestellingen, ook als je van telefoon wisselt.

## Een account aanmaken
Je hebt alleen een e-mailadres en een wachtwoord nodig. Kies een wachtwoord dat je nergens anders gebruikt. Ben je het kwijt, klik dan bij het inloggen op **Wachtwoord vergeten?** en je krijgt een link om een nieuw wachtwoord te kiezen.

## Gegevens wijzigen
Onder **Mijn gegevens** pas je naam, e-mailadres en telefoonnummer aan. Onder **Adressen** kies je welk adres standaard is. Een wijziging geldt voor nieuwe bestellingen; bij een bestelling die al loopt, vraag je het de verkoper.

## Producten voor volwassenen
Die zie je pas als je in **Mijn voorkeuren** aangeeft dat je 18 jaar of ouder bent. Je kunt dat op elk moment weer uitzetten.

## Account verwijderen
Dat kan onder **Mijn gegevens**. Je hebt daarna nog even de tijd om het ongedaan te maken. Gegevens die we volgens de wet moeten bewaren, zoals facturen, blijven zo lang staan als de wet voorschrijft.

## Voorwaarden
In de algemene voorwaarden lees je wat je van ons mag verwachten. Koop je bij een winkel, dan gelden ook de voorwaarden van die winkel; je vindt ze op zijn pagina.`,
  },
  {
    id: "shop-seller",
    title: "Verkopen",
    text: `Heb je een webwinkel en wil je dat klanten je hier vinden? Iedere ingeschreven ondernemer in Nederland en België kan meedoen.

## Wat heb je nodig?
- een inschrijving bij de Kamer van Koophandel en een btw-id;
- een website met je adres, voorwaarden en retourbeleid;
- een productfeed, bij voorkeur in het formaat van Google Merchant Center.

## Zo begin je
1. Meld je winkel aan en vul je bedrijfsgegevens in. We controleren of ze kloppen.
2. Geef het adres van je productfeed op. We lezen hem in en laten per regel zien wat er goed gaat en wat niet.
3. Los de fouten op. Waarschuwingen en tips mogen blijven staan, maar een volledige omschrijving en een juiste EAN zorgen dat je sneller wordt gevonden.

## Eerlijke prijzen
Je toont prijzen inclusief btw en vermeldt verzendkosten apart. Een korting berekenen wij zelf op basis van de laagste prijs in de 30 dagen vóór de aanbieding. Een eigen van-prijs opgeven kan daarom niet.

## Volgorde van aanbiedingen
Aanbiedingen staan standaard op totaalprijs. Niemand kan een hogere plek kopen zonder dat er **Gesponsord** bij staat.

## Stoppen
Je kunt op elk moment stoppen of je aanbod tijdelijk verbergen, bijvoorbeeld tijdens vakantie. Lopende bestellingen handel je netjes af.`,
  },
  {
    id: "complain",
    title: "Klachten",
    text: `Gaat er iets niet goed? Dat horen we graag, en vaak is het snel op te lossen.

## Een klacht over een winkel
Neem eerst contact op met de verkoper. Het e-mailadres en telefoonnummer staan op de winkelpagina. Schrijf kort op wat er mis is, vermeld je bestelnummer en zeg wat je als oplossing wilt. Geef de winkel een redelijke tijd, bijvoorbeeld twee weken, en bewaar de berichten.

Kom je er samen niet uit, laat het ons dan weten. We vragen de winkel om een reactie en bekijken of hij zich aan onze afspraken houdt. Herhaalde klachten kunnen betekenen dat een winkel van de site verdwijnt.

## Onafhankelijke hulp
Is de winkel aangesloten bij een keurmerk, dan kun je naar de geschillencommissie van dat keurmerk. Advies over je rechten krijg je gratis bij ConsuWijzer en het Juridisch Loket.

## Een klacht over ons
Klopt een prijs niet, is een beoordeling onterecht of werkt er iets niet, meld het dan via de klantenservice. Vermeld het adres van de pagina en wat je had verwacht. Je krijgt binnen twee werkdagen een eerste reactie en binnen twee weken een inhoudelijk antwoord.

## Onveilige of verboden producten
Zie je een product dat gevaarlijk of verboden lijkt, meld het meteen. We halen het aanbod weg zolang we het onderzoeken en laten je weten wat we hebben besloten.`,
  },
];
