/**
 * Words with which people ask about a property, and stems that names of such specifications contain. Data, not rules:
 * any other word is compared with the names themselves.
 */
export const fieldWords: readonly { asked: RegExp; stems: readonly string[]; not?: RegExp }[] = [
  { asked: /\b(?:stil|lawaai\w*|geluid\w*|decibel|db|herrie)\b/, stems: ["geluid", "decibel", "db"] },
  { asked: /\bduurt\b/, stems: ["duur"] },
  {
    asked: /\b(?:zwaar|weegt|wegen|gewicht|licht)\b/,
    stems: ["gewicht", "massa"],
    // How much it takes is not what it weighs.
    not: /^(?:vul|laad|draag|gebruikers)gewicht|gewicht (?:gebruiker|belasting)/,
  },
  { asked: /\b(?:groot|afmeting\w*|maten|formaat)\b/, stems: ["afmeting", "formaat", "breedte", "hoogte", "diepte"] },
  { asked: /\b(?:breed|breedte)\b/, stems: ["breedte", "afmeting"] },
  { asked: /\b(?:hoog|hoogte)\b/, stems: ["hoogte", "afmeting"] },
  { asked: /\b(?:diep|diepte)\b/, stems: ["diepte", "afmeting"] },
  { asked: /\b(?:lang|lengte)\b/, stems: ["lengte", "afmeting"] },
  { asked: /\b(?:zuinig|verbruik\w*|energie\w*|stroom)\b/, stems: ["energie", "verbruik"] },
  { asked: /\b(?:inhoud|liter|volume|passen|past)\b/, stems: ["inhoud", "volume", "capaciteit"] },
  { asked: /\b(?:krachtig|sterk|vermogen|watt)\b/, stems: ["vermogen"] },
  { asked: /\b(?:snel|snelheid)\b/, stems: ["snelheid"] },
  { asked: /\b(?:accu\w*|batterij\w*)\b/, stems: ["accu", "batterij"] },
  { asked: /\b(?:gemaakt|materiaal|stof)\b/, stems: ["materiaal", "stof", "bekleding"] },
  { asked: /\b(?:kleur\w*)\b/, stems: ["kleur"] },
  { asked: /\b(?:garantie)\b/, stems: ["garantie"] },
  { asked: /\b(?:bladzijd\w*|blz|pagina\w*)\b/, stems: ["pagina", "bladzijde"] },
  {
    asked: /\b(?:personen|mensen|slapers|gasten|eters)\b/,
    stems: ["slaapplaats", "personen", "zitplaats", "couvert", "spelers"],
  },
  {
    asked: /\b(?:actieradius|bereik|hoeveel (?:km|kilometer)|hoe ver (?:kom|rijd|kan|haal))\b/,
    stems: ["actieradius", "bereik"],
  },
  {
    asked: /\b(?:gebruiksduur|speelduur|werktijd|brandduur)\b/,
    stems: ["accuduur", "speelduur", "werktijd", "gebruiksduur", "gebruikstijd", "branduren", "brandduur"],
  },
  { asked: /\b(?:oplaadtijd|laadtijd)\b/, stems: ["oplaadtijd", "laadtijd", "oplaadduur", "laadduur"] },
  { asked: /\b(?:draagkracht|draagvermogen|belast\w*)\b/, stems: ["draagkracht", "draagvermogen", "belasting"] },
  { asked: /\b(?:fel|helder|helderheid|lumen)\b/, stems: ["helderheid", "lumen", "lichtstroom", "lichtopbrengst"] },
  { asked: /\b(?:leeftijd)\b/, stems: ["leeftijd"] },
  { asked: /\b(?:toeren)\b/, stems: ["toerental"] },
  { asked: /\b(?:geschreven|schrijver|schrijfster|auteur)\b/, stems: ["auteur", "schrijver", "author"] },
  { asked: /\b(?:verschenen|uitgekomen|uitgebracht|uitkwam|verscheen)\b/, stems: ["jaar", "verschijn", "uitgave"] },
  { asked: /\b(?:ruikt|ruiken|geur)\b/, stems: ["geur"] },
  { asked: /\b(?:stukjes|steentjes|onderdelen|blokjes)\b/, stems: ["onderdelen", "stukjes", "delen"] },
  { asked: /\b(?:graan|granen)\b/, stems: ["graan"] },
  { asked: /\b(?:verstelbaar|verstellen)\b/, stems: ["verstelbaar"] },
  { asked: /\b(?:eraf|afhalen|afneembaar|afneembare)\b/, stems: ["afneembaar"] },
  {
    asked: /\b(?:opvouwen|opvouwbaar|inklappen|inklapbaar|opklapbaar|vouwbaar)\b/,
    stems: ["vouwbaar", "klapbaar", "opvouw", "inklap"],
  },
  { asked: /\b(?:stapelen|stapelbaar)\b/, stems: ["stapelbaar"] },
  { asked: /\b(?:dimmen|dimbaar)\b/, stems: ["dimbaar"] },
  { asked: /\b(?:vaatwasser|afwasmachine)\b/, stems: ["vaatwasser"] },
];
