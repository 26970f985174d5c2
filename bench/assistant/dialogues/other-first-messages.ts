import { singles } from "../dialogue";

export const otherFirstMessages = singles("first messages", [
  [
    "Vanmorgen stond de bijkeuken blank, onze Zanussi van twaalf jaar oud heeft het begeven. Nu zoek ik een wasmachine waar minstens 8 kilo in kan, we zijn met z'n vijven, en hij mag niet meer kosten dan 800 euro.",
    { in: "wasmachines", number: { Vulgewicht: [8, null] }, max: 800 },
  ],
  [
    "hoi wij zijn vorige week verhuisd naar een flat, woonkamer van 4 bij 5, en bij het sjouwen is de oude tv een samsung van 43 inch gesneuveld. doe mij maar een oled van minimaal 55 inch",
    { in: "televisies", has: { Beeldtechniek: "Oled" }, number: { Schermgrootte: [55, null] } },
  ],
  [
    "Sinds september zitten we in een kantoortuin en mijn collega belt de hele dag op luidspreker, ik word er gek van. Ik heb oortjes van Apple maar die doen pijn. Heeft u een over-ear koptelefoon met actieve ruisonderdrukking tot 250 euro?",
    { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" }, max: 250 },
  ],
  [
    "Onze jongste is net vijf geworden en zijn jas van vorig jaar, een 104, komt nog maar tot halverwege zijn armen. Bij de Hema was alles op. Een winterjas voor kinderen in maat 116 graag",
    { in: "kinderjassen", has: { size: "116", Seizoen: "Winterjas" } },
  ],
  [
    "de garage zegt dat mijn banden op zijn, rij een golf uit 2012 met 180.000 op de teller dus ik ga niet gek doen, maar winterbanden moeten er wel op, maat is 195/65 R15",
    { in: "autobanden", has: { Seizoen: "Winterband", Maat: "195/65 R15" } },
  ],
  [
    "Goedemiddag, Truus hier. Mijn man heeft de glazen kan van het koffiezetapparaat laten vallen, al de tweede keer dit jaar! Nu wil ik een koffiezetapparaat met een thermoskan, en niet boven de honderdvijftig euro.",
    { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, max: 150 },
  ],
  [
    "Mijn dochter begint in februari aan verpleegkunde en haar oude laptop, een HP, loopt bij elke update vast. Graag een laptop met 16 GB werkgeheugen voor maximaal 800 euro. Een tas en een muis heeft ze al",
    { in: "laptops", has: { Werkgeheugen: "16 GB" }, max: 800 },
  ],
  [
    "Gisteren op perron 5 mijn iPhone uit m'n jaszak laten glippen en hup, op het spoor. Ik wil geen Apple meer. Wat hebben jullie aan smartphones onder de 400 met minstens 128 GB opslag?",
    { in: "smartphones", not: { brand: "Apple" }, number: { Opslag: [128, null] }, max: 400 },
  ],
  [
    "Mijn zus heeft zo'n airfryer met twee lades, friet links en kip rechts, en sindsdien zeuren de kinderen dat ik er ook een moet. Met dubbele lade dus, tot 220 euro, want de auto moest ook al naar de apk",
    { in: "airfryers", has: { "Dubbele lade": "Ja" }, max: 220 },
  ],
  [
    "na de scheiding begin ik opnieuw in een appartementje, de slaapkamer is 3 bij 3 en een half. matras heb ik nog van ons oude bed dus het moet een bed van 160 bij 200 worden en liever geen duizenden euros zeg max 900",
    { in: "bedden", has: { Ligmaat: "160 x 200 cm" }, max: 900 },
  ],
  [
    "We hebben sinds de zomer een golden retriever van 30 kilo en ik kan wel blijven vegen. Een kennis zweert bij zo'n robotstofzuiger, maar dan wel eentje die ook dweilt en zichzelf leegt in een station. Wat heb je?",
    { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" } },
  ],
  [
    "Ik wandel tegenwoordig in de lunchpauze met twee collega's en krijg alleen maar blaren van mijn Nikes. Zoek damessneakers in maat 39, alles behalve Nike, en nee ik hoef geen sokken erbij",
    { in: "damessneakers", has: { size: "39" }, not: { brand: "Nike" } },
  ],
  [
    "Midden op de markt sprong de rits van mijn laars, ik ben op één sok en een plastic tas naar huis gefietst. Zwarte enkellaarsjes zoek ik, maat 39, tot 120 euro.",
    { in: "enkellaarzen", has: { color: "zwart", size: "39" }, max: 120 },
  ],
  [
    "Elke ochtend om zes uur bij de bushalte in Drachten, wind op kop, en mijn zomerjasje houdt niks tegen. Graag een zwarte winterjas voor heren in maat M, ik ben 1 meter 76 als dat helpt.",
    { in: "herenjassen", has: { color: "zwart", Seizoen: "Winterjas", size: "M" } },
  ],
  [
    "We wonen nu met een open keuken en de ouwe Siemens hoorde je boven het journaal uit. Ik wil een vaatwasser die volledig geïntegreerd is en hooguit 44 decibel maakt, anders heeft het geen zin.",
    { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd" }, number: { Geluidsniveau: [null, 44] } },
  ],
  [
    "alles hangt hier te drogen over de verwarming, ramen beslagen, schimmel in de hoek, het is weer november hoor. heb al een wasmachine van lg. nu nog een warmtepompdroger voor 8 kilo was",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger", Vulgewicht: "8 kg" } },
  ],
  [
    "Beste mensen, ons vriesvak zit weer dicht met ijs en ik ben dat ontdooien zat. Graag een koel-vriescombinatie met No Frost. Hij moet onder een plank, dus niet hoger dan 186 cm. Groet, Wim",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Hoogte: [null, 186] } },
  ],
  [
    "Sinds mijn schouderoperatie kan ik die zware Miele niet meer de trap op slepen, ik ben 71. Een steelstofzuiger van hooguit 3 kilo lijkt me fijn, en ik wil er niet meer dan 350 euro voor neerleggen",
    { in: "steelstofzuigers", number: { Gewicht: [null, 3] }, max: 350 },
  ],
  [
    "Bij mijn zwager thuis drukt u op één knop en er komt een perfecte cappuccino uit, terwijl ik nog sta te stuntelen met cupjes van Nespresso. Ik zoek een volautomaat espressomachine onder de 600 euro",
    { in: "espressomachines", has: { "Type machine": "Volautomaat" }, max: 600 },
  ],
  [
    "Mijn kleinzoon heeft de plastic waterkoker op de kookplaat gezet, u kunt zich de stank voorstellen. Ik wil nu een waterkoker van glas of rvs, voor hoogstens 90 euro alstublieft",
    { in: "waterkokers", has: { Materiaal: ["Glas", "Rvs"] }, max: 90 },
  ],
  [
    "Mijn schoonmoeder van 82 legt er één per week met dit weer, dus ik kom voor een puzzel van 1000 stukjes. Geen Jan van Haasteren, daar heeft ze er al zo'n veertig van in de kast.",
    { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" }, not: { brand: "Jan van Haasteren" } },
  ],
  [
    "met lootjes trekken op het werk heb ik henk, en die praat alleen over spelletjesavonden en zn caravan. een bordspel dus, tot 25 euro hebben we afgesproken en petra controleert de bonnetjes",
    { in: "gezelschapsspellen", max: 25 },
  ],
  [
    "Mijn neefje wordt zaterdag 8 en zijn kamer ligt al vol Playmobil. Zijn moeder fluisterde dat hij nu echt LEGO wil. Tot 100 euro mag het kosten want we leggen met de hele familie in.",
    { in: "bouwsets", has: { brand: "LEGO" }, max: 100 },
  ],
  [
    "Drama hier: het lievelingskonijn is in bus 12 blijven liggen en de vervoerder heeft niks gevonden. Ze is drie. Heb je een knuffel van Jellycat voor me, welk dier maakt intussen niet meer uit",
    { in: "knuffels", has: { brand: "Jellycat" } },
  ],
  [
    "juf stuurde weer een berichtje dat de kinderen elke dag naar buiten gaan ook met regen. zijn ouwe waren maat 30 en te klein, dus regenlaarzen in maat 32 graag, hij sloopt ze toch dus max 35 euro",
    { in: "regenlaarzen", has: { size: "32" }, max: 35 },
  ],
  [
    "Elke ochtend sta ik op mijn knieën veters te strikken bij de voordeur, terwijl de bel om half negen gaat. Kindersneakers met klittenband, dat wil ik, hij is zes en heel handig is hij nog niet.",
    { in: "kindersneakers", has: { Sluiting: "Klittenband" } },
  ],
  [
    "Door mijn knie kom ik niet goed meer over de stang, de fysio raadde een elektrische fiets met lage instap aan. Ik heb nu een gewone Gazelle uit 1998 staan. Boven de 2200 euro ga ik niet",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap" }, max: 2200 },
  ],
  [
    "Gisteravond bij station Leiden m'n fiets gejat, de derde in vier jaar!!! Ik ben er klaar mee maar ik moet toch naar mn werk. Een stadsfiets met 7 versnellingen graag, maximaal 650",
    { in: "stadsfietsen", has: { Versnellingen: "7 versnellingen" }, max: 650 },
  ],
  [
    "Vorige week gevallen over natte bladeren, gelukkig alleen een dikke elleboog. Mijn vrouw staat erop dat ik een fietshelm koop. Met MIPS moet het, zei de huisarts, en ik heb maat L. Dank alvast, Kees",
    { in: "fietshelmen", has: { Mips: "Met", size: "L" } },
  ],
  [
    "in mei loop ik de camino, 38 dagen, en ik ben nu al aan het oefenen in het bos met een geleende tas die mijn schouders sloopt. ik zoek een wandelrugzak van 50 liter",
    { in: "wandelrugzakken", has: { Inhoud: "50 liter" } },
  ],
  [
    "Ik begin maandag bij een nieuwe baas en krijg een Dell van 15,6 inch mee, die nu in een tasje van de Lidl moet. Een rugzak met een vak voor een 15,6 inch laptop dus, tot 110 euro",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" }, max: 110 },
  ],
  [
    "Van mijn eerste eindejaarsuitkering, ik ben 23 en werk sinds maart in de zorg, wil ik mezelf eindelijk een echte leren handtas geven. In het cognac, dat past bij mijn laarzen.",
    { in: "handtassen", has: { Materiaal: "Leer", color: "cognac" } },
  ],
  [
    "Het leren bandje van mijn Seiko is voor de derde keer doorgesleten en de horlogemaker in het dorp is gestopt. Geef mij maar een horloge met een stalen band, onder de 200 euro als het kan",
    { in: "horloges", has: { Band: "Stalen band" }, max: 200 },
  ],
  [
    "Over twee weken trouwt mijn petekind en in mijn kast hangt alleen iets in 40 waar ik met geen mogelijkheid meer in kom haha. Een jurk in maat 44 tot 90 euro, kleur verras me maar",
    { in: "jurken", has: { size: "44" }, max: 90 },
  ],
  [
    "de verwarming staat hier op 18 want die rekening was weer niet normaal. dus een warme trui voor mij, dames, maat M, en alsjeblieft geen acryl want daar ga ik van zweten en knetteren",
    { in: "damestruien", has: { size: "M" }, not: { Materiaal: "Acryl" } },
  ],
  [
    "Mijn man draagt onder zijn overhemd altijd een T-shirt en bij een ronde hals zie je dat randje. Daarom herenshirts met V-hals, maat XL. Zijn sokken en onderbroeken haal ik wel op de markt.",
    { in: "heren-t-shirts", has: { Halslijn: "V-hals", size: "XL" } },
  ],
  [
    "Door het stoppen met roken pas ik niet meer in mijn 33, tien kilo erbij, proost. Hebben jullie herenjeans W36/L34, tot 140 euro? Ik reis veel met de trein dus online is makkelijker",
    { in: "herenjeans", has: { size: "W36/L34" }, max: 140 },
  ],
  [
    "Onze zoon is 15 en zijn voeten groeien harder dan mijn salaris, vorig jaar nog 43. Nu herensneakers maat 46 graag, maar geen witte want die zijn na één dag voetbalplein grijs",
    { in: "herensneakers", has: { size: "46" }, not: { color: "wit" } },
  ],
  [
    "Vrijdag is de uitvaart van mijn oom en in mijn kast staan alleen werkschoenen en gympen. Ik heb nette schoenen nodig voor heren, zwart en maat 44. Alvast bedankt voor de moeite",
    { in: "nette-herenschoenen", has: { color: "zwart", size: "44" } },
  ],
  [
    "Onze vierkante tafel van Ikea past sinds de verbouwing niet meer, je stoot je overal aan de hoeken. Mijn idee is een ronde eettafel voor maximaal 800 euro, de stoelen van mijn oma blijven",
    { in: "eettafels", has: { Vorm: "Rond" }, max: 800 },
  ],
  [
    "De drie katten hebben de leren bank aan flarden gekrabd, dus leer komt er hier niet meer in. We zoeken nu een 3-zits bank in een andere stof, de vloer is pvc en de muur is groen",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" } },
  ],
  [
    "ik werk drie dagen thuis aan de keukentafel en mijn nek is helemaal naar de knoppen, volgens de bedrijfsarts moet ik kunnen staan en zitten. een elektrisch verstelbaar bureau dus, stoel heb ik al van de zaak",
    { in: "bureaus", has: { Verstelling: "Elektrisch" } },
  ],
  [
    "Goedendag, ik zit acht uur per dag op een oude eetkamerstoel te vertalen en heb het nu in mijn onderrug. Graag een bureaustoel met lendensteun. Het bureau zelf, 160 breed, bevalt prima.",
    { in: "bureaustoelen", has: { Rugleuning: "Lendensteun" } },
  ],
  [
    "Mijn laptop is een MacBook van 13 inch en mijn ogen worden er met mijn 52 jaar niet beter op. Een monitor van 27 inch die in hoogte verstelbaar is, daar ben ik mee geholpen.",
    { in: "monitoren", has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "Ja" } },
  ],
  [
    "print hooguit twee keer per maand een retourlabel en dan is de inkt van die canon wéér ingedroogd, 40 euro aan cartridges weggegooid. ik wil een laserprinter punt",
    { in: "printers", has: { Printtechniek: "Laser" } },
  ],
  [
    "Koffie over het toetsenbord gegooid tijdens een Teams-overleg, iedereen keek mee. De muis leeft nog. Nu een draadloos toetsenbord graag, want die kabel zat me ook altijd in de weg, maximaal 110 euro",
    { in: "toetsenborden-en-muizen", has: { name: /toetsenbord/, Verbinding: "Draadloos" }, max: 110 },
  ],
  [
    "Mijn vader van 84 wil beeldbellen met de kleinkinderen in Canada maar op zijn telefoontje ziet hij alleen vlekken. Een tablet met een scherm van minstens 10 inch lijkt ons wat, tot 450 euro",
    { in: "tablets", number: { Schermgrootte: [10, null] }, max: 450 },
  ],
  [
    "net een iphone 16 gekregen van de baas en nu al twee keer laten vallen op de parkeerplaats, gelukkig op het gras. heb je een bookcase hoesje ervoor? mn vrouw haar samsung heeft er ook zo een",
    { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16", "Type hoesje": "Bookcase" } },
  ],
  [
    "Na het behangen bleek de radio in de badkamer vol lijm te zitten. Nu wil mijn zoon een bluetooth speaker van JBL voor onder de douche, hij zingt al wekenlang hetzelfde liedje. Tot 150 euro",
    { in: "bluetooth-speakers", has: { brand: "JBL" }, max: 150 },
  ],
  [
    "Onze LG-televisie van 55 inch heeft een geluid als een blikje, bij films versta je alleen de ontploffingen. Kunt u mij een soundbar mét Dolby Atmos laten zien onder de 700 euro? Groeten van Annemiek",
    { in: "soundbars", has: { "Dolby Atmos": "Ja" }, max: 700 },
  ],
  [
    "De magnetron vonkte en rook naar verbrand rubber, dus die heb ik meteen naar de milieustraat gebracht. Ik studeer en ben blut, dus doe maar gewoon de goedkoopste magnetron die jullie hebben",
    { in: "magnetrons", extreme: "cheapest" },
  ],
  [
    "Tandarts vandaag geweest, twee gaatjes en een preek dat ik te hard poets. Een elektrische tandenborstel met druksensor moest ik nemen van haar. Mag 130 euro kosten maar meer echt niet",
    { in: "elektrische-tandenborstels", has: { Druksensor: "Ja" }, max: 130 },
  ],
  [
    "Onze labrador Moos is 11, stijf in de heupen en heeft zijn oude mand van 100 bij 75 doorgelegen. Ik zoek voor hem een hondenmand van 120 bij 90 cm, de dierenarts vond groter beter.",
    { in: "hondenmanden", has: { "Maat mand": "120 x 90 cm" } },
  ],
  [
    "wij hebben twee poezen uit het asiel, Pip en Bram, en die ene graaft zo fanatiek dat het grit tot in de gang ligt. een kattenbak met kap graag en niet duurder dan 80 euro",
    { in: "kattenbakken", has: { Uitvoering: "Met kap" }, max: 80 },
  ],
  [
    "Op de A28 is iemand achterop mijn Kia geknald en daarna zei hij doodleuk dat ik achteruit reed. Dat gebeurt me niet nog eens: ik wil een dashcam die voor én achter filmt.",
    { in: "dashcams", has: { Kanalen: "Voor en achter" } },
  ],
  [
    "Met de geleende boor van de buurman kom ik niet door die betonnen muur van onze nieuwbouwwoning, vier gordijnrails liggen te wachten. Welke accuboormachines met klopfunctie hebben jullie, in 18V?",
    { in: "accuboormachines", has: { Klopfunctie: "Ja", Spanning: "18V" } },
  ],
  [
    "Onze Julia van 8 mag in januari op gitaarles, de juf zegt een klassieke gitaar in driekwart formaat, dus 3/4. Haar broer speelt al jaren op een oude Yamaha maar die is veel te groot voor haar.",
    { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
  ],
  [
    "Wij wonen aan een zandpad achter Ommen en met de kleine wieltjes van de geleende Quinny kom je nergens. Er komt een tweede in maart, dus zoek ik een kinderwagen met luchtbanden",
    { in: "kinderwagens", has: { Wielen: "Luchtbanden" } },
  ],
  [
    "Mijn moeder is gestopt met gordijnen maken en heeft haar machine weggegeven, en nu wil ik juist zelf broeken gaan innemen. Een naaimachine zoek ik dus, eenvoudig, een euro of 200 mag het zijn.",
    { none: true },
  ],
  [
    "Dinsdag is mijn droger bezorgd met een flinke deuk in de zijkant. Drie keer gemaild, niks gehoord. Ik heb geen zin in nog een automatisch antwoord, ik wil gewoon een medewerker spreken.",
    { contact: true },
  ],
]);
