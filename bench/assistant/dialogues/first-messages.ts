import { singles } from "../dialogue";

export const firstMessages = singles("first messages", [
  [
    "hallo, gisteravond is onze oude samsung er mee opgehouden, midden in de wedstrijd nota bene. de kamer is 4 bij 5 meter dus we zoeken een tv van 55 inch en hij mag niet meer dan 1200 euro kosten",
    { in: "televisies", max: 1200, has: { Schermgrootte: "55 inch" } },
  ],
  [
    "Mijn dochter van 15 zit elke dag twee uur in de trein en klaagt over het lawaai. Ze heeft een iPhone en haar oortjes vielen er steeds uit. Heeft u een over-ear koptelefoon met actieve ruisonderdrukking, onder de 250 euro?",
    { in: "koptelefoons", max: 250, has: { Draagwijze: "over-ear", Ruisonderdrukking: "actief" } },
  ],
  [
    "Goedemorgen, onze wasmachine van Beko is na vier jaar alweer kapot en volgens de monteur heeft repareren geen zin. Dat merk hoef ik dus nooit meer! We zijn met zijn vijven, dus minstens 9 kilo graag.",
    { in: "wasmachines", not: { brand: "beko" }, number: { Vulgewicht: [9, null] } },
  ],
  [
    "ben m'n telefoon kwijt geraakt op een festival zat 128 gb in en was altijd vol dus nu wil ik een smartphone met 256 gb mag max 600 kosten",
    { in: "smartphones", max: 600, has: { Opslag: "256 GB" } },
  ],
  [
    "Wij verhuizen volgende maand naar een appartement op de derde verdieping zonder aansluiting naar buiten. Mijn zus heeft een condensdroger en die vreet stroom, dus ik wil een warmtepompdroger. 8 kg is genoeg voor ons tweetjes.",
    { in: "wasdrogers", has: { Droogtechniek: "warmtepompdroger", Vulgewicht: "8 kg" } },
  ],
  [
    "Hoi! Zaterdag wordt mijn neefje 8 en hij is helemaal gek van bouwen, hij heeft al drie dozen van Playmobil thuis. Ik wil hem een bouwset van LEGO geven, tot 100 euro maximaal",
    { in: "bouwsets", max: 100, has: { brand: "lego" } },
  ],
  [
    "een groene jurk graag in maat 44. ik heb over drie weken de bruiloft van mijn broer en alles wat in mijn kast hangt is maat 40 en dat past na de zwangerschap gewoon niet meer haha",
    { in: "jurken", has: { color: "groen", size: "44" } },
  ],
  [
    "Mijn man snurkt, dus hij krijgt zijn eigen kamer. Daar past geen tweepersoonsbed in, de kamer is maar 2,5 bij 3. Ik zoek daarom een bed van 90 x 200 cm en het mag hoogstens 500 euro kosten.",
    { in: "bedden", max: 500, has: { Ligmaat: "90 x 200 cm" } },
  ],
  [
    "me fiets is gejat bij het station, dat was een gazelle van 1200 euro. wil nu gewoon een simpele stadsfiets voor max 500, met 7 versnellingen want er zit hier een brug",
    { in: "stadsfietsen", max: 500, has: { Versnellingen: "7 versnellingen" } },
  ],
  [
    "Geachte medewerker, mijn vrouw en ik zijn beiden 71 en fietsen steeds zwaarder tegen de wind in. Zij heeft inmiddels een e-bike van Sparta. Ik wil zelf ook een elektrische fiets, met lage instap en een middenmotor.",
    { in: "elektrische-fietsen", has: { Frame: "lage instap", Motor: "middenmotor" } },
  ],
  [
    "Kunt u me helpen? Onze labrador heeft zijn mand aan flarden gebeten, die was van riet. Hij weegt 34 kilo, dus we hebben de grootste maat nodig, 120 x 90. O ja, en hij heeft al een deken van mijn moeder gekregen.",
    { in: "hondenmanden", has: { "Maat mand": "120 x 90 cm" } },
  ],
  [
    "ik ga in september studeren in groningen en m'n oude hp van 6 jaar doet er tien minuten over om op te starten. laptop met 16 gb werkgeheugen dus, en niet duurder dan 900 euro aub",
    { in: "laptops", max: 900, has: { Werkgeheugen: "16 GB" } },
  ],
  [
    "Dag, Ria hier. Mijn koffiezetapparaat lekt sinds gisteren en zonder koffie ben ik geen mens. Het is nu een glazen kan en dan wordt alles koud, dus doe mij er maar een met een thermoskan.",
    { in: "koffiezetapparaten", has: { Kan: "thermoskan" } },
  ],
  [
    "we hebben sinds 2 weken een kitten en die heeft de bank van 1800 euro al half gesloopt, dus er moet een krabpaal komen en wel snel. hij mag wel wat kosten maar meer dan 120 euro vind ik gek",
    { in: "krabpalen", max: 120 },
  ],
  [
    "Vorig jaar op de camping in Frankrijk stond ons 2-persoons tentje na één bui blank. Inmiddels hebben we twee kinderen, dus we willen een tent voor 4 personen, liever niet boven de 400 euro. Dat is echt ons maximum.",
    { in: "tenten", max: 400, has: { Slaapplaatsen: "4-persoons" } },
  ],
  [
    "Mijn moeder is 82 en ziet niet meer zo goed. Ze puzzelt elke dag, maar die van 1000 stukjes lukken niet meer. Welke puzzels van 500 stukjes heeft u?",
    { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" } },
  ],
  [
    "Waterkoker stuk, kortsluiting, hele keuken zonder stroom. Ik hoef niks bijzonders want ik woon hier nog maar vier maanden en ga dan naar het buitenland, dus gewoon de allergoedkoopste waterkoker die jullie hebben.",
    { in: "waterkokers", extreme: "cheapest" },
  ],
  [
    "hee ik speel al een jaar op de klassieke gitaar van mijn opa en ik ga nu met vrienden een bandje beginnen, de drummer heeft al een hok. ik zoek een elektrische gitaar tot 400 euro",
    { in: "gitaren", max: 400, has: { "Type gitaar": "elektrische gitaar" } },
  ],
  [
    "Ik werk sinds corona drie dagen thuis aan de keukentafel en mijn rug is er klaar mee. De fysio zegt: afwisselen met staan. Nu zoek ik een bureau dat elektrisch verstelbaar is, het hoekje waar het moet staan is 2 meter breed.",
    { in: "bureaus", has: { Verstelling: "elektrisch" } },
  ],
  [
    "Mijn vriendin kreeg voor haar verjaardag een Dyson en is dolblij, maar zoveel geld heb ik er niet voor over. Een steelstofzuiger van maximaal 300 euro, en geen Dyson dus. We hebben laminaat en twee katten.",
    { in: "steelstofzuigers", max: 300, not: { brand: "dyson" } },
  ],
  [
    "Goedenavond. Onze vaatwasser heeft het na 14 jaar begeven. In de keuken zit hij achter een kastdeurtje, dus het moet weer een volledig geïntegreerde worden, en graag met een besteklade want die had de vorige niet.",
    { in: "vaatwassers", has: { Plaatsing: "volledig geïntegreerd", Besteklade: "ja" } },
  ],
  [
    "Voor opa zijn 80ste verjaardag leggen we met zijn zessen geld bij elkaar, hij heeft nu zo'n plastic ding van de markt. Een net horloge met een leren band, samen hebben we 200 euro dus daar moet het onder blijven.",
    { in: "horloges", max: 200, has: { Band: "leren band" } },
  ],
  [
    "kben 19 en draag maat 42 maar de vorige witte sneakers kocht ik te klein, 41, die heb ik nu aan m'n broertje gegeven. heb je herensneakers in het zwart maat 42? wit wordt toch meteen vies",
    { in: "herensneakers", has: { color: "zwart", size: "42" } },
  ],
  [
    "Onze jongste gaat naar groep 3 en is uit zijn jas gegroeid, de oude was 104. Het wordt een koude winter zeggen ze, dus ik zoek een winterjas voor hem in maat 116.",
    { in: "kinderjassen", has: { Seizoen: "winterjas", size: "116" } },
  ],
  [
    "Ik ben 34 weken zwanger van ons eerste kindje!! De kinderwagen heb ik van mijn zus gekregen, een Bugaboo, dus dat scheelt. Alleen een autostoel ontbreekt nog, met isofix want dat zit in onze auto.",
    { in: "autostoelen", has: { Bevestiging: "isofix" } },
  ],
  [
    "Wij krijgen in mei een kleintje en hebben van vrienden al een commode en een kast gekregen, allebei wit. Nu nog een ledikant in het wit, en dat mag niet boven de 350 euro uitkomen, dank u wel",
    { in: "ledikanten", max: 350, has: { color: "wit" } },
  ],
  [
    "printer van m'n ouders doet het niet meer, een hp inkjet waar om de haverklap de inkt van op was. ze willen nu een laserprinter. m'n pa print vooral bladmuziek voor het koor",
    { in: "printers", has: { Printtechniek: "laser" } },
  ],
  [
    "Mijn zoon heeft een Xbox, maar bij zijn beste vriend spelen ze altijd Mario en dat wil hij thuis ook. Hij wordt 10 op de 14e. Wat hebben jullie van Nintendo aan spelcomputers voor onder de 400 euro?",
    { in: "spelcomputers", max: 400, has: { brand: "nintendo" } },
  ],
  [
    "We hebben vorige week de muur van de woonkamer groen geverfd en nu vloekt onze rode bank. Ik wil een beige 3-zits of eventueel een grijze 3-zits bank. Eettafel en stoelen hebben we al.",
    { in: "bankstellen", has: { color: ["beige", "grijs"], Zitplaatsen: "3-zits" } },
  ],
  [
    "Beste, ik ben Henk, 58, en ik heb het gras altijd met een elektrische maaier gedaan, maar ik ben die 30 meter kabel spuugzat. Een accu grasmaaier wil ik, prijs maakt mij minder uit.",
    { in: "grasmaaiers", has: { Aandrijving: "accu" } },
  ],
  [
    "zoek een barbecue op gas want met kolen krijg ik ruzie met de bovenburen (rook), we zijn vaak met een man of zes en ik wil er niet meer dan 400 aan uitgeven",
    { in: "barbecues", max: 400, has: { Brandstof: "gas" } },
  ],
  [
    "Net een nieuwe inductieplaat laten leggen en nu blijken drie van onze pannen niet te werken. De soeppan wel. Ik zoek een koekenpan van 28 cm met antiaanbaklaag, want de eieren bakten altijd aan.",
    { in: "koekenpannen", has: { Diameter: "28 cm", Antiaanbaklaag: "ja" } },
  ],
  [
    "Sinds de kinderen uit huis zijn koken we nog maar voor twee en de grote oven aanzetten is zonde van het gas. Mijn buurvrouw zweert bij haar Ninja, maar ik vind 200 euro te veel. Heeft u airfryers tot 120 euro?",
    { in: "airfryers", max: 120 },
  ],
  [
    "Gisteren bij Media Markt een prachtige beamer gezien maar die kostte 1600! Wij willen er ook een, voor filmavonden in de schuur, full hd vinden we goed genoeg en 700 euro is de limiet.",
    { in: "beamers", max: 700, has: { Resolutie: "full hd" } },
  ],
  [
    "mn dochter (6) is haar laarzen kwijt op school, waarschijnlijk heeft een ander kind ze mee. ze had blauwe maar wil nu per se roze. regenlaarzen maat 30 dus. en het blijft maar regenen hier pff",
    { in: "regenlaarzen", has: { color: "roze", size: "30" } },
  ],
  [
    "Ik wil het zaterdag gaan proberen met zuurdesem en cake, mijn handmixer is doorgebrand bij het kneden. Een keukenmachine dus, maar het moet wel een metalen kom van rvs zijn, plastic had ik en die is gebarsten.",
    { in: "keukenmachines", has: { "Materiaal kom": "rvs" } },
  ],
  [
    "Voor mijn verjaardag (ik word 27) heb ik geld gekregen van mijn tantes, bij elkaar 150 euro. Daarvan wil ik een bluetooth speaker kopen voor op het strand, in het rood of blauw, ik kan er niks bijleggen.",
    { in: "bluetooth-speakers", max: 150, has: { color: ["rood", "blauw"] } },
  ],
  [
    "Beste mensen, het geluid van onze nieuwe Philips tv klinkt alsof iemand in een blik praat. De buurman heeft er een soundbar onder gezet. Wij zoeken er ook eentje met Dolby Atmos, hij mag tot 600 euro kosten.",
    { in: "soundbars", max: 600, has: { "Dolby Atmos": "ja" } },
  ],
  [
    "ik heb een kleine hond van 5 kilo, een jack russel, die bijna elke dag last van de buik heeft. volgens de dierenarts komt het door granen. wat heb je aan graanvrij hondenvoer?",
    { in: "hondenvoer", has: { Graanvrij: "ja" } },
  ],
  [
    "Op mijn werk zit iedereen op zo'n klikkend mechanisch ding en ik word er gek van, maar thuis mis ik het nu toch haha. Ik zoek een mechanisch toetsenbord, draadloos, want mijn bureau is al een spaghetti van kabels.",
    { in: "toetsenborden-en-muizen", has: { Toetstype: "mechanisch", Verbinding: "draadloos" } },
  ],
  [
    "Wij gaan met oud en nieuw met twee andere gezinnen naar een huisje in Drenthe, 5 kinderen erbij, en alles wat wij hebben is voor vier man. Een gezelschapsspel voor 3 tot 8 spelers zou fijn zijn, tot 40 euro.",
    { in: "gezelschapsspellen", max: 40, has: { Spelers: "3-8 spelers" } },
  ],
  [
    "Vorige week heeft een vrachtwagen mijn spiegel eraf gereden en is gewoon doorgereden. Niets op beeld natuurlijk. Daarom wil ik een dashcam die voor en achter filmt, ik rij in een Golf van 2016.",
    { in: "dashcams", has: { Kanalen: "voor en achter" } },
  ],
  [
    "Hallo met Fatima, ik had altijd dagcrème van Nivea maar ik krijg er rode vlekken van. Mijn huid is gevoelig, zegt de huisarts. Een gezichtscrème zonder parfum voor de gevoelige huid alstublieft.",
    { in: "gezichtscremes", has: { Huidtype: "gevoelig", Parfum: "zonder" } },
  ],
  [
    "föhn is net ontploft (nou ja, er kwam rook uit) en ik heb morgenavond een feest. was een philips van 30 euro. nu zoek ik er een met ionisatie want mn haar pluist, tot 100 euro kan het wel leiden",
    { in: "haardrogers", max: 100, has: { Ionisatie: "met" } },
  ],
  [
    "De tandarts was niet blij met mij: ik poets te hard. Ik heb nu een gewone borstel en mijn vrouw heeft een Philips. Kunt u elektrische tandenborstels laten zien met een druksensor, maar niet meer dan 130 euro?",
    { in: "elektrische-tandenborstels", max: 130, has: { Druksensor: "ja" } },
  ],
  [
    "ik doe mee met de vierdaagse in juli en wandel nu met een schooltas van mn zoon wat nergens op lijkt, schouders kapot. wandelrugzak van 30 liter svp, een slaapzak hoeft er niet in",
    { in: "wandelrugzakken", has: { Inhoud: "30 liter" } },
  ],
  [
    "Na 22 jaar hebben wij de oude boormachine van mijn vader weggedaan, daar zat nog een snoer aan. Ik wil een accuboormachine van 18 volt, en van Makita of Bosch, daar heb ik op mijn werk goede ervaringen mee.",
    { in: "accuboormachines", has: { Spanning: "18v", brand: ["makita", "bosch"] } },
  ],
  [
    "Sorry voor het late uur. Onze koelkast in de garage maakt een herrie van jewelste en de vriezer zit elke maand dicht met ijs. Er moet een koel-vriescombinatie komen met No Frost, in rvs of zwart, dat past bij de keuken.",
    { in: "koel-vriescombinaties", has: { Vriezen: "no frost", color: ["rvs", "zwart"] } },
  ],
  [
    "Ik game op een 24 inch schermpje van school dat ik mocht overnemen, maar mijn maat heeft een veel grotere en ik zie bij hem gewoon meer. Laat maar monitoren zien van 27 inch of groter, tot 350 euro.",
    { in: "monitoren", max: 350, number: { Schermgrootte: [27, null] } },
  ],
  [
    "We gaan dit jaar voor het eerst met de auto op wintersport, met zijn vieren en alle ski's. De skibox van mijn schoonvader is te klein, 320 liter. Een dakkoffer met minstens 420 liter inhoud hebben we nodig.",
    { in: "dakkoffers", number: { Inhoud: [420, null] } },
  ],
  [
    "hoi, mijn kleinzoon van 4 heeft zijn knuffelkonijn in de trein laten liggen en slaapt niet meer. mag ook een ander beest zijn zegt hij, als het maar een bruine knuffel is. niet boven de 30 euro graag",
    { in: "knuffels", max: 30, has: { color: "bruin" } },
  ],
  [
    "Na een valpartij op het ijs, gelukkig alleen een hersenschudding, moet ik van mijn kinderen een helm op de fiets. Ik ben 67 en eigenwijs, maar vooruit. Een fietshelm met MIPS, hoorde ik, dat schijnt het veiligst te zijn.",
    { in: "fietshelmen", has: { Mips: "met" } },
  ],
  [
    "Ik sta met de kampeerspullen te wegen op de keukenweegschaal, mijn oude slaapzak is 2,8 kilo! Voor de GR20 wil ik een dons slaapzak. Zet ze maar op gewicht, de lichtste eerst, want elke gram telt.",
    { in: "slaapzakken", has: { Vulling: "dons" }, rising: "Gewicht" },
  ],
  [
    "de robotstofzuiger van mn schoonzus is super, die gaat zelfs uit zichzelf leeg. wij hebben een huis van 140 m2 met hond. ik wil er ook een met leegstation maar ik geef er echt geen 700 euro aan uit, 600 is het maximum",
    { in: "robotstofzuigers", max: 600, has: { Leegstation: "ja" } },
  ],
  [
    "Mijn tuin is 700 vierkante meter en ik heb de oude Honda weggedaan omdat hij niet meer startte. Ik ben gewend aan benzine en wil ook weer een grasmaaier op benzine, anders hoeft het voor mij niet.",
    { in: "grasmaaiers", none: true },
  ],
  [
    "Onze oudste heeft vorige week de hele airfryer laten vallen, leeg gelukkig. We zijn met zijn achten thuis en ik moest altijd in drie rondes bakken. Ik zoek nu een airfryer van minstens 10 liter, kleiner heeft geen zin.",
    { in: "airfryers", none: true },
  ],
  [
    "Ik heb nu twee keer een bestelling gedaan en twee keer kwam er een verkeerde maat schoenen, en in de mail krijg ik alleen automatische antwoorden. Ik ben er wel klaar mee, ik wil nu graag met een echte medewerker praten.",
    { contact: true },
  ],
  [
    "Voor de boekenclub mag ik dit keer kiezen, de vorige keer was het een thriller van 500 bladzijden en niemand had hem uit. Ik wil een historische roman, maar geen luisterboek, want daar val ik bij in slaap.",
    { in: "romans", has: { Genre: "historische roman" }, not: { Uitvoering: "luisterboek" } },
  ],
  [
    "Mijn man is overleden en ik slaap nu alleen, ik heb het grote bed weggedaan en een eenpersoonsbed gekocht. Al het beddengoed is te breed. Heeft u een dekbedovertrek van 140 x 220, en strijkvrij, want strijken doe ik niet meer.",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "140 x 220 cm", Strijkvrij: "ja" } },
  ],
  [
    "kga met kerst met me schoonouders uit eten in zo'n chique tent en ik heb alleen maar sneakers van nike en adidas. dus nette herenschoenen, zwart, maat 44. heb nog een pak van me diploma uitreiking",
    { in: "nette-herenschoenen", has: { color: "zwart", size: "44" } },
  ],
]);
