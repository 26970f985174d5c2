import type { SupportArticle } from "#contract/content";

/**
 * Default policies in plain language. They describe this software as it is; the operator must add its own details and
 * have them reviewed.
 */
export const policyArticles: readonly SupportArticle[] = [
  {
    id: "termsAndConditions",
    title: "Voorwaarden",
    text: `# Wat wij doen
Wij zetten het aanbod van webwinkels bij elkaar, zodat je prijs, verzendkosten en levertijd kunt vergelijken. Prijzen en voorraad komen van de winkels zelf. Koop je bij een winkel, dan sluit je de overeenkomst met die winkel; wat de winkel bij het afrekenen toont, geldt.

# Hier bestellen
Bij een deel van de winkels bestel en betaal je op deze site. Ook dan koop je van de winkel die erbij staat: die verkoopt, levert en geeft garantie. Wij nemen je bestelling en je betaling aan en geven ze door. Je betaalt in één keer; per winkel krijg je een bestelling met een eigen nummer.

# Bedenktijd
Je mag de overeenkomst met elke winkel binnen veertien dagen na ontvangst van je laatste artikel ontbinden, zonder reden. Laat dat de winkel weten; het modelformulier staat in de bevestiging van je bestelling. Je stuurt de artikelen dan binnen veertien dagen terug; de kosten van het terugsturen zijn voor jou, tenzij de winkel ze betaalt. Je krijgt binnen veertien dagen terug wat je betaalde, ook de standaard verzendkosten. De wet maakt uitzonderingen, bijvoorbeeld voor maatwerk, voor wat snel bederft en voor verzegelde artikelen die om hygiëne niet terug kunnen als het zegel verbroken is.

# Je account
Met een account bewaar je je verlanglijstje, adressen en voorkeuren. Geef een e-mailadres op dat van jou is en houd je wachtwoord voor jezelf. Je kunt je account altijd verwijderen; dan heb je nog dertig dagen om je te bedenken.

# Verkopen
Een zakelijk account vragen winkels aan die hun aanbod willen tonen. We kijken de gegevens na voordat we een aanvraag goedkeuren.

# De volgorde van resultaten
Hoe de volgorde van zoekresultaten tot stand komt, lees je op de pagina over de volgorde, onderaan elke lijst met resultaten.

# Een klacht
Klopt er iets niet, laat het ons weten. Het adres staat onderaan elke pagina.`,
  },
  {
    id: "privacy",
    title: "Privacy",
    text: `# Zonder account
Wat je bewaart, vergelijkt en bekijkt, blijft in je eigen browser. Wij krijgen het niet te zien. Voor een winkelwagen geldt dat niet: zie hieronder.

# Met een account
Dan bewaren we wat je zelf invult (naam, e-mailadres en, als je wilt, telefoonnummer, geboortedatum en adressen) en wat je bewaart of bekijkt, zodat je het op elk apparaat terugvindt. Je wachtwoord bewaren we alleen versleuteld, zodat niemand het kan lezen.

# Als je bestelt
Wat je in je winkelwagen legt, bewaren we op onze computers, zodat je het terugvindt: dertig dagen zonder account, negentig dagen met. Bestel je, dan bewaren we je e-mailadres, de adressen en wat je kocht. De winkel die levert krijgt wat nodig is om te leveren; de betaaldienst krijgt je e-mailadres en het bedrag.

# Als je een beoordeling schrijft
Wat je schrijft ziet iedereen, met je voornaam en de dag erbij. We bewaren het tot je het verwijdert, of je account.

# Als je iets meldt
Meld je een onjuiste prijs of illegale inhoud, dan bewaren we je naam en e-mailadres tot een jaar na het besluit.

# Een bericht over voorraad
Vraag je zonder account om een bericht, dan bewaren we je e-mailadres tot het bericht verstuurd is. Bevestig je het adres niet, dan gaat het na zeven dagen weg.

# Inzien en verwijderen
Bij je persoonlijke gegevens download je alles wat we van je bewaren. Verwijder je je account, dan is na dertig dagen alles weg, behalve je bestellingen en facturen: die moeten we van de wet zeven jaar bewaren.`,
  },
  {
    id: "cookies",
    title: "Cookies",
    text: `# Nodig om te werken
| naam | waarvoor | hoe lang |
| --- | --- | --- |
| cartSessionHash | je winkelwagen terugvinden | een jaar |
| features | welke onderdelen je aan of uit zette | een jaar |
| adultContentAllowed, adultContentBlocked | of producten voor volwassenen zichtbaar zijn | een jaar |
| consent | wat je over cookies koos | een half jaar |
| _session, _interaction | ingelogd zijn en inloggen | veertien dagen, een uur |

# Om te meten
| naam | waarvoor | hoe lang |
| --- | --- | --- |
| search_id, search_query, search_filters_applied | zien of zoeken goede resultaten geeft | een maand |
| measuredPurchases, measuredSteps (geen cookies, maar in de opslag van je browser) | een bestelling maar één keer tellen | tot je uitlogt of ze wist; tot je het tabblad sluit |

Vraagt de winkel om je toestemming, dan bewaren we dit pas als je analyse toestaat.

# Voor marketing
| naam | waarvoor | hoe lang |
| --- | --- | --- |
| clickId (geen cookie, maar in de opslag van je browser) | zien via welke advertentie of partner je kwam | tot je uitlogt of hem wist |

Vraagt de winkel om je toestemming, dan bewaren we dit pas als je marketing toestaat.

# Je keuze
Vraagt de winkel om je toestemming, dan kies je bij "Cookie-instellingen" onderaan elke pagina, ook als je iets anders wilt. Stuurt je browser Global Privacy Control mee, dan is dat een weigering. We bewaren een jaar lang wanneer iemand wat koos, met een willekeurig nummer en zonder wie het was.`,
  },
];
