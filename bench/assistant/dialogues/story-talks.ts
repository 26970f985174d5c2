import { talks } from "../dialogue";

/** By somebody who had not read the assistant: elderly and chatty people, who tell a story before or beside what they wish. */
export const storyTalks = talks("stories, over several turns", [
  [
    [
      "Goedemiddag, gisteren heeft mijn wasmachine het begeven, de hele bijkeuken stond blank en de buurman moest met emmers komen. Nu heb ik een nieuwe nodig. Acht kilo is voor ons tweeën ruim genoeg.",
      { in: "wasmachines", has: { Vulgewicht: "8 kg" } },
    ],
    [
      "Mijn schoondochter zegt dat ik op de energie moet letten, dus label A of B graag.",
      { in: "wasmachines", has: { Vulgewicht: "8 kg", Energieklasse: ["A", "B"] } },
    ],
    [
      "Hij komt naast de slaapkamer te staan en ik slaap toch al zo licht. Hoeveel lawaai maakt de eerste?",
      { about: "2.1", quotes: "specification", field: /geluid/i },
    ],
  ],
  [
    [
      "Mijn vader is 91 en verhuist volgende week naar het verzorgingshuis, hij heeft daar maar een klein kamertje met uitzicht op de kerk. Ik wil hem een tv geven, 32 inch is voor hem groot zat.",
      { in: "televisies", has: { Schermgrootte: "32 inch" } },
    ],
    [
      "Hij heeft zijn hele leven bij Philips in Eindhoven gewerkt, dus u raadt het al, het moet een Philips zijn.",
      { in: "televisies", has: { Schermgrootte: "32 inch", brand: "philips" } },
    ],
    ["En wat kost die eerste?", { about: "2.1", quotes: "offer" }],
    [
      "Nu belt mijn zus dat hij zo slecht ziet, we nemen er toch een van 43 inch. Dan hoeft het van mij ook geen Philips meer te zijn.",
      { in: "televisies", has: { Schermgrootte: "43 inch" } },
    ],
  ],
  [
    [
      "Elke donderdag komt hier de kaartclub, allemaal dames die meer praten dan kaarten, en dan staat de koffie koud te worden. Daarom wil ik een koffiezetapparaat met een thermoskan.",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } },
    ],
    [
      "Er moeten wel minstens tien kopjes in, want Truus drinkt voor twee.",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, number: { "Aantal kopjes": [10, null] } },
    ],
    ["Welke is daarvan het voordeligst? Ik ben ook maar een weduwe met AOW.", { about: "2.cheapest" }],
  ],
  [
    [
      "Sinds mijn heupoperatie in maart kom ik niet goed meer over een stang heen, de fysiotherapeut zei: mevrouw, neem een elektrische fiets met een lage instap. Dus daar zoek ik er een van.",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap" } },
    ],
    [
      "Mijn zwager is fietsenmaker geweest en die zweert bij een middenmotor. Doe dat dan maar.",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } },
    ],
    [
      "Naar mijn zus in Ommen is het heen en weer 50 kilometer. Hoe ver kom ik met de eerste?",
      { about: "2.1", quotes: "specification", field: /actieradius/i },
    ],
    [
      "Wat een bedragen zeg. Wat is dan de goedkoopste met lage instap? De motor kan me niet meer schelen.",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap" }, extreme: "cheapest" },
    ],
  ],
  [
    [
      "Sinds mijn Kees er niet meer is leg ik 's avonds puzzels aan de grote tafel, dat geeft wat afleiding. Heeft u er van 1000 stukjes?",
      { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } },
    ],
    [
      "Geen Jumbo alstublieft, bij de laatste miste een stukje, precies in de lucht, ik was er ziek van.",
      { none: true },
    ],
    [
      "Mijn ogen worden er ook niet beter op. Laat ik maar teruggaan naar 500 stukjes, en Jumbo nog steeds niet.",
      { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" }, not: { brand: "jumbo" } },
    ],
  ],
  [
    [
      "Wij zijn vannacht opa en oma geworden! Saar heet ze, een wolk van een meid. Nu wil ik een knuffel kopen die al vanaf 0 jaar mag.",
      { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar" } },
    ],
    [
      "Hij moet op 30 graden gewassen kunnen worden, want onze eigen kinderen spuugden vroeger alles onder.",
      { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar", Wasbaar: "Op 30 °C" } },
    ],
    ["Ach wat een lieverd, die eerste. Vertel daar eens wat meer over.", { about: "2.1" }],
    ["Denkt u dat onze Saar hem over tien jaar nog heeft?", { honest: true }],
  ],
  [
    [
      "Ik was vroeger postbode, dertig jaar door weer en wind, en dat voel ik nu aan mijn voeten hoor. Ik zoek damessneakers in maat 39.",
      { in: "damessneakers", has: { size: "39" } },
    ],
    [
      "Bukken gaat niet zo best meer, dus geen veters.",
      { in: "damessneakers", has: { size: "39" }, not: { Sluiting: "Veters" } },
    ],
    ["Van welk materiaal is de eerste gemaakt?", { about: "2.1", quotes: "specification", field: /materiaal/i }],
  ],
  [
    [
      "Onze kleinzoon Joris stampt in iedere plas die hij ziet. Vorige week kwam hij bij opa terug met kletsnatte sokken en een kikker in zijn zak. Regenlaarzen dus, maat 28 of 30, daar wil ik van af zijn.",
      { in: "regenlaarzen", has: { size: ["28", "30"] } },
    ],
    [
      "In elk geval geen groene, want dan raak ik hem kwijt in het gras.",
      { in: "regenlaarzen", has: { size: ["28", "30"] }, not: { color: "groen" } },
    ],
    ["Hij groeit er toch zo weer uit. Welke van deze is het goedkoopst?", { about: "2.cheapest" }],
  ],
  [
    [
      "Onze Bobbie is een schat van een labrador maar hij verhaart verschrikkelijk, ik stofzuig me een ongeluk. Ik zoek een hondenmand waar de hoes vanaf kan.",
      { in: "hondenmanden", has: { "Hoes afneembaar": "Ja" } },
    ],
    [
      "Hij weegt veertig kilo en ligt altijd languit, dus minstens 100 bij 75.",
      { in: "hondenmanden", has: { "Hoes afneembaar": "Ja", "Maat mand": ["100 x 75 cm", "120 x 90 cm"] } },
    ],
  ],
  [
    [
      "Lezen lukt me niet meer met deze ogen, en dat vind ik erger dan die hele staaroperatie. De bibliothecaresse zei: probeer het eens met een luisterboek. Dus een roman om naar te luisteren, heeft u dat?",
      { in: "romans", has: { Uitvoering: "Luisterboek" } },
    ],
    [
      "Niets zwaars alsjeblieft, daar heb ik het journaal voor. Een feelgood of een familieroman.",
      { in: "romans", has: { Uitvoering: "Luisterboek", Genre: ["Feelgood", "Familieroman"] } },
    ],
    ["Wie heeft de eerste geschreven?", { about: "2.1", quotes: "specification", field: /auteur/i }],
    ["En wat kost dat boek?", { about: "2.1", quotes: "offer" }],
  ],
  [
    [
      "Op vrijdag strijk ik altijd met de radio aan, al vijftig jaar. Maar nu heeft mijn ijzer een bruine vlek op de zondagse blouse van mijn man gemaakt. Ik wil een gewoon stoomstrijkijzer, zo'n stoomgenerator is me te groot en te zwaar.",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomstrijkijzer" } },
    ],
    [
      "Ik vergeet nog wel eens iets, mijn dochter maakt zich daar zorgen om. Hij moet dus een uitschakelbeveiliging hebben.",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomstrijkijzer", Uitschakelbeveiliging: "Ja" } },
    ],
    [
      "Hoe lang is het snoer van de eerste? Mijn stopcontact zit achter de kast, een idee van mijn man.",
      { about: "2.1", quotes: "specification", field: /snoer/i },
    ],
  ],
  [
    [
      "Vorig jaar in Zeeland lagen we met ons gezin in een veel te klein tentje, toen ging het onweren en lag de hond op mijn hoofd. Dat nooit meer! Een tent voor minstens vier personen dus.",
      { in: "tenten", number: { Slaapplaatsen: [4, null] } },
    ],
    ["En ik ben nogal lang, ik had drie weken een stijve nek. Stahoogte vanaf 170 cm.", { none: true }],
    ["Mijn vrouw kijkt mee en die vindt dat het niet meer dan 500 euro mag kosten.", { none: true }],
    [
      "O ja, en slaapzakken, die van ons zijn door de muizen opgegeten. Dekenmodel graag, in zo'n mummieding krijg ik het benauwd.",
      { in: "slaapzakken", has: { Vorm: "Dekenmodel" } },
    ],
  ],
]);
