import { singles, talks } from "../dialogue";

const cls = "stories, over several turns";

/** The other half, and first messages that were written before any of them was asked. */
export const storyTalksMore = [
  ...talks(cls, [
    [
      [
        "We hebben ons huis verkocht, 38 jaar gewoond, ik heb er een traantje om gelaten. In het appartement past alleen een bank van hoogstens 2 meter breed.",
        { in: "bankstellen", number: { Breedte: [null, 200] } },
      ],
      [
        "Geen beige, dat had mijn schoonmoeder ook en ik word er somber van.",
        { in: "bankstellen", number: { Breedte: [null, 200] }, not: { color: "beige" } },
      ],
      [
        "Hoe hoog zit je op de eerste? Met mijn knieën kom ik uit een laag ding niet meer overeind.",
        { about: "2.1", quotes: "specification", field: /zithoogte/i },
      ],
    ],
    [
      [
        "Op zondag komen de kinderen met aanhang eten, dan zitten ze hier op krukjes en de jongste op een bierkrat. Tijd voor een eettafel voor acht personen.",
        { in: "eettafels", has: { Personen: "8" } },
      ],
      [
        "Mijn man was timmerman en die wil geen mdf in huis, dat noemt hij geperst zaagsel.",
        { in: "eettafels", has: { Personen: "8" }, not: { Houtsoort: "Mdf" } },
      ],
      ["Hoe lang is de eerste precies?", { about: "2.1", quotes: "specification", field: /lengte/i }],
    ],
    [
      [
        "Mijn kleinzoon van twaalf lacht me uit met mijn oude klaptelefoon, oma dat is een museumstuk zegt hij. Nou, dan koop ik een smartphone, maar niet duurder dan 300 euro want ik bel er alleen mijn zus mee.",
        { in: "smartphones", max: 300 },
      ],
      ["Gewoon een zwarte, dat is netjes.", { in: "smartphones", max: 300, has: { color: "zwart" } }],
      [
        "Is de eerste op voorraad? Zondag komt hij eten en dan wil ik ermee pronken.",
        { about: "2.1", quotes: "offer" },
      ],
      [
        "En nu ik toch bezig ben, wat is het allerduurste toestel dat u heeft? Dan kan ik hem daar mee plagen.",
        { in: "smartphones", extreme: "dearest" },
      ],
      [
        "Hahaha, dat is meer dan mijn eerste auto. Laat maar weer iets van onder de 200 euro zien.",
        { in: "smartphones", max: 200 },
      ],
    ],
    [
      [
        "Ik doe al jaren de administratie van het kerkkoor, dat begon met een kaartenbak van wijlen meneer Postma. Nu wil ik een laptop, met een scherm van minstens 15 inch want die kleine lettertjes zijn een ramp. Tot 900 euro.",
        { in: "laptops", number: { Schermgrootte: [15, null] }, max: 900 },
      ],
      [
        "Mijn neef zit in de computers en hij zegt 16 GB werkgeheugen nemen, tante.",
        { in: "laptops", number: { Schermgrootte: [15, null] }, max: 900, has: { Werkgeheugen: "16 GB" } },
      ],
      [
        "Ik heb hier de eerste en de tweede op een briefje geschreven. Wat is het verschil?",
        { compares: ["2.1", "2.2"] },
      ],
      [
        "En hoeveel weegt de eerste? Ik ga altijd met de bus naar de repetitie.",
        { about: "2.1", quotes: "specification", field: /gewicht/i },
      ],
    ],
    [
      [
        "Mijn man is dol op patat maar de dokter schrok van zijn cholesterol, u had dat gezicht moeten zien. Nu wil ik zo'n airfryer, met een kijkvenster zodat hij er gezellig voor kan gaan zitten.",
        { in: "airfryers", has: { Kijkvenster: "Ja" } },
      ],
      [
        "We zijn maar met zijn tweeën, hij hoeft niet groter te zijn dan 4,5 liter.",
        { in: "airfryers", has: { Kijkvenster: "Ja" }, number: { Inhoud: [null, 4.5] } },
      ],
      [
        "O nee, wat zeg ik nou, woensdags eten de kleinkinderen mee! Dan moet het minstens 6 liter zijn.",
        { in: "airfryers", has: { Kijkvenster: "Ja" }, number: { Inhoud: [6, null] } },
      ],
      ["Wat kost de eerste?", { about: "3.1", quotes: "offer" }],
    ],
    [
      [
        "Vorig jaar met de buurtbarbecue rookte de houtskool zo erg dat er iemand de brandweer had gebeld, stonden er opeens zes van die jongens in de tuin. Wel gezellig hoor. Maar nu neem ik een gasbarbecue.",
        { in: "barbecues", has: { Brandstof: "Gas" } },
      ],
      [
        "We zijn met acht man, soms komt de brandweer ook nog, dus geschikt voor acht of meer.",
        { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } },
      ],
      [
        "Hoeveel wielen heeft de eerste? Hij moet de drempel over.",
        { about: "2.1", quotes: "specification", field: /wielen/i },
      ],
    ],
    [
      [
        "Mijn man gaat na 44 jaar bij de spoorwegen met pensioen, en hij heeft in al die tijd nooit te laat gefloten. Ik dacht aan een horloge met een leren band.",
        { in: "horloges", has: { Band: "Leren band" } },
      ],
      [
        "De datum moet erop staan, want als hij niet meer werkt weet hij straks niet welke dag het is.",
        { in: "horloges", has: { Band: "Leren band", Datum: "Ja" } },
      ],
      [
        "Nu zegt onze zoon dat leer bij pa altijd gaat stinken van het tuinieren. Dan een stalen band, met datum blijft.",
        { in: "horloges", has: { Band: "Stalen band", Datum: "Ja" } },
      ],
      [
        "Is de eerste waterdicht? Hij laat alles in de regenton vallen.",
        { about: "3.1", quotes: "specification", field: /waterdicht/i },
      ],
    ],
    [
      [
        "De wijkverpleegkundige, een schat van een meid uit Drachten, zei dat mijn gezicht zo droog is als perkament. Ik heb een crème nodig voor de droge huid.",
        { in: "gezichtscremes", has: { Huidtype: "Droog" } },
      ],
      [
        "Zonder parfum, want van de vorige zat ik de hele kerkdienst te niezen.",
        { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" } },
      ],
      ["Welke daarvan is het goedkoopst?", { about: "2.cheapest" }],
    ],
    [
      [
        "Onze schoonzoon komt uit Spanje en heeft het hier altijd koud, hij loopt in huis met een sjaal. Voor zijn verjaardag dacht ik aan een echte winterjas, voor heren dus.",
        { in: "herenjassen", has: { Seizoen: "Winterjas" } },
      ],
      [
        "Hij zit tussen L en XL in, een van die twee zal wel passen.",
        { in: "herenjassen", has: { Seizoen: "Winterjas", size: ["L", "XL"] } },
      ],
      [
        "Ach, ik zie het al, ik kom er niet uit en ik typ ook zo langzaam. Kan ik niet gewoon iemand van de winkel spreken?",
        { contact: true },
      ],
    ],
    [
      [
        "Met kerst zitten we hier met zes man en vorig jaar liep dat uit op ruzie over de Scrabble, mijn broer is toen boos naar huis gelopen in de sneeuw. Ik zoek een gezelschapsspel dat je met zijn zessen kunt doen.",
        { in: "gezelschapsspellen", has: { Spelers: ["2-6 spelers", "3-8 spelers"] } },
      ],
      [
        "Niet langer dan drie kwartier, daarna valt opa in slaap.",
        {
          in: "gezelschapsspellen",
          has: { Spelers: ["2-6 spelers", "3-8 spelers"] },
          number: { Speelduur: [null, 45] },
        },
      ],
      [
        "En om dat gedoe met mijn broer te voorkomen: een coöperatief spel, dat we samen winnen of samen verliezen.",
        {
          in: "gezelschapsspellen",
          has: { Spelers: ["2-6 spelers", "3-8 spelers"], Speltype: "Coöperatief spel" },
          number: { Speelduur: [null, 45] },
        },
      ],
      ["Vanaf welke leeftijd is de eerste?", { about: "3.1", quotes: "specification", field: /leeftijd/i }],
      [
        "Ach weet u, dat samenwerken kan hij ook niet. Doe maar een willekeurig soort spel, als het maar met zes kan en niet boven de 45 minuten komt.",
        {
          in: "gezelschapsspellen",
          has: { Spelers: ["2-6 spelers", "3-8 spelers"] },
          number: { Speelduur: [null, 45] },
        },
      ],
      ["En wat kost de eerste hiervan?", { about: "5.1", quotes: "offer" }],
    ],
    [
      [
        "Mijn rug is versleten, de orthopeed liet me de foto's zien en ik dacht dat het een weggetje in de Ardennen was. Ik wil een hoog bed, met een instap van op zijn minst 54 centimeter.",
        { in: "bedden", number: { Instaphoogte: [54, null] } },
      ],
      [
        "Een tweepersoons, want de hond slaapt ook mee. 160 of 180 breed.",
        { in: "bedden", number: { Instaphoogte: [54, null] }, has: { Ligmaat: ["160 x 200 cm", "180 x 200 cm"] } },
      ],
      ["Zit er bij de eerste een lattenbodem bij?", { about: "2.1", quotes: "specification", field: /lattenbodem/i }],
    ],
    [
      [
        "Vorige maand ben ik met de fiets onderuit gegaan bij de bakker, over een kistje aardbeien nog wel. De huisarts zegt: voortaan een helm, en met MIPS want dat is beter bij een val. Wat heeft u?",
        { in: "fietshelmen", has: { Mips: "Met" } },
      ],
      [
        "Ik heb een groot hoofd, dat zei de kapper altijd al. Maat L dus.",
        { in: "fietshelmen", has: { Mips: "Met", size: "L" } },
      ],
      [
        "Mijn vrouw zegt dat een witte beter opvalt in het donker.",
        { in: "fietshelmen", has: { Mips: "Met", size: "L", color: "wit" } },
      ],
      ["Hoeveel gram weegt die?", { about: "3.1", quotes: "specification", field: /gewicht/i }],
      [
        "En nu wil zij er natuurlijk ook een! Zij heeft maat M, kleur en MIPS maken haar niet uit.",
        { in: "fietshelmen", has: { size: "M" } },
      ],
    ],
  ]),
  ...singles(cls, [
    [
      "Toen mijn man nog leefde deed hij altijd de afwas, met de radio op vier. Nu sta ik er alleen voor en mijn handen willen niet meer. Het wordt dus een vaatwasser, wit, van niet meer dan 600 euro.",
      { in: "vaatwassers", has: { color: "wit" }, max: 600 },
    ],
    [
      "Onze poes Minoes heeft de nieuwe bank aan flarden gekrabd, die kwam net uit de winkel en was zo duur. Ik moet nu echt een krabpaal hebben, het liefst een van anderhalve meter hoog.",
      { in: "krabpalen", has: { Hoogte: "150 cm" } },
    ],
    [
      "De kleine van mijn dochter is deze week drie geworden, wat gaat de tijd toch snel! Zij komen nu elke woensdag en ik haal hem met de auto. Een autostoel heb ik dus nodig, eentje met isofix.",
      { in: "autostoelen", has: { Bevestiging: "Isofix" } },
    ],
    [
      "Gisteren viel het licht uit boven de eettafel, mijn buurjongen heeft er nog naar gekeken maar er was niets meer aan te doen. Daarom zoek ik een hanglamp van glas. Niet groter dan 40 centimeter, de kamer is klein.",
      { in: "hanglampen", has: { Materiaal: "Glas" }, number: { Diameter: [null, 40] } },
    ],
    [
      "Met mijn pensioen kreeg ik van de zaak een cheque, die ligt al een jaar in de la. Ik ga eindelijk eens die Drentse wandelroute lopen met mijn broer. Heeft u een wandelrugzak van rond de 50 liter, met regenhoes want het regent daar altijd?",
      { in: "wandelrugzakken", has: { Inhoud: "50 liter", Regenhoes: "Ja" } },
    ],
    [
      "Vroeger bakte mijn moeder op zondag eieren met spek, dat rook je tot op straat. Haar oude pan was van gietijzer. Zoiets wil ik ook, een koekenpan van gietijzer, 28 cm.",
      { in: "koekenpannen", has: { Materiaal: "Gietijzer", Diameter: "28 cm" } },
    ],
    [
      "Mijn zoon is net verhuisd naar Groningen en hij heeft daar een keukentje van niks, je kunt je er niet keren. Een kleine magnetron van 20 liter is al mooi. Hij moet vrijstaand zijn.",
      { in: "magnetrons", has: { Inhoud: "20 liter", Plaatsing: "Vrijstaand" } },
    ],
    [
      "Wij hebben pas een tuintje van 100 vierkante meter gekocht bij het volkstuinencomplex, eindelijk van de wachtlijst af. De buurman leende me zijn maaier maar die maakte een lawaai! Dus een grasmaaier op accu voor mij.",
      { in: "grasmaaiers", has: { Aandrijving: "Accu" } },
    ],
    [
      "Sinds corona werk ik drie dagen thuis aan de keukentafel en mijn rug protesteert elke avond. Mijn fysio zei dat ik nu eindelijk eens in een goede stoel moet investeren. Bureaustoel met lendensteun graag, tot 400 euro.",
      { in: "bureaustoelen", has: { Rugleuning: "Lendensteun" }, max: 400 },
    ],
    [
      "Ik heb mijn vrouw beloofd dat ik dit weekend eindelijk die plankjes ophang, ze vraagt er al sinds Pasen om. De oude boor van mijn vader gaf vonken, dus die heb ik weggegooid. Wat ik zoek is een accuboormachine van 18 volt met twee accu's.",
      { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } },
    ],
    [
      "Volgende maand rijden we met zijn vieren naar Oostenrijk, de hele achterbak zit dan al vol met skischoenen. Mijn zwager heeft er zo een die aan twee kanten open kan. Een dakkoffer dus, minstens 400 liter.",
      { in: "dakkoffers", number: { Inhoud: [400, null] } },
    ],
    [
      "mijn dochter gaat in september naar de brugklas ze fietst straks elke dag tien kilometer de schat. ze wil een rugzak waar een laptop van 15,6 inch in past. liefst een zwarte",
      { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch", color: "zwart" } },
    ],
    [
      "Jarenlang hadden we goudvissen in een kom op de vensterbank, tot de kat erachter kwam, toen was het gauw gedaan. Nu wil ik het goed doen: een aquarium van minstens 100 liter en met een filter erin.",
      { in: "aquaria", number: { Inhoud: [100, null] }, has: { Filter: "Ja" } },
    ],
    [
      "Ik zing al twintig jaar bij de smartlappen en nu doet mijn kleinzoon opeens gitaarles, hij oefent op een geleende. Voor zijn tiende verjaardag geef ik hem een echte. Een klassieke gitaar dus.",
      { in: "gitaren", has: { "Type gitaar": /klassiek/ } },
    ],
    [
      "Mijn zusje was vorige week jarig en ze droeg zo'n prachtige trui van merinowol, ik was gewoon jaloers. Daar wil ik er ook een van, maat M, en dan in het blauw of groen.",
      { in: "damestruien", has: { Materiaal: "Merinowol", size: "M", color: ["blauw", "groen"] } },
    ],
    [
      "Bij ons aan tafel is het elke avond ruzie om wie er op het krukje moet, we komen er namelijk twee tekort sinds oma bij ons woont. Ik heb eetkamerstoelen nodig met armleuningen, want oma moet zich kunnen opdrukken.",
      { in: "eetkamerstoelen", has: { Armleuningen: "Ja" } },
    ],
    [
      "De hond is dood, helaas. Dertien jaar, een mooie leeftijd. Nu liggen er nog overal haren en ik kan niet meer zo goed bukken met die knie. Kunt u mij een robotstofzuiger laten zien die ook dweilt?",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } },
    ],
    [
      "Elk jaar zit ik met de kerstdagen alleen, dan lees ik. Vorig jaar was dat een familieroman van 400 bladzijden, in een keer uit. Nu eens een historische roman graag, maar wel als luisterboek want mijn ogen worden slecht.",
      { in: "romans", has: { Genre: "Historische roman", Uitvoering: "Luisterboek" } },
    ],
    [
      "Mijn kleindochter van vier heeft alles al en haar moeder zegt steeds: mam, geen speelgoed meer. Maar een oma mag verwennen. Dus toch een pop, een babypop, tot 40 euro.",
      { in: "poppen", has: { "Type pop": "Babypop" }, max: 40 },
    ],
    [
      "Het begon met een lekkende dakgoot en het eindigde met een kelder vol water, u begrijpt dat de droger het ook niet overleefd heeft. Een warmtepompdroger zoek ik nu. Minstens 8 kilo graag, wij hebben vier kinderen.",
      { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [8, null] } },
    ],
  ]),
];
