import { type Dialogue, singles, talks } from "../dialogue";

/**
 * As anew.ts, written beside it without having been asked of the shop and labelled from the catalogue: held out
 * while the former was mended, read since.
 */
export const anewHeldOut: readonly Dialogue[] = [
  ...singles("asked anew, held out, read since", [
    [
      "zoek een accuboor met twee accu's en klopstand, 18v, niet van skil of einhell",
      {
        in: "accuboormachines",
        has: { Inhoud: "Met 2 accu's", Klopfunctie: "Ja", Spanning: "18V" },
        not: { brand: ["Skil", "Einhell"] },
      },
    ],
    [
      "airfryer met meer dan 4 liter en een kijkraam, onder de 150",
      { in: "airfryers", max: 150, has: { Kijkvenster: "Ja" }, number: { Inhoud: [4.001, null] } },
    ],
    [
      "aquarium van minstens 50 liter dat op een kast van 80 breed past",
      { in: "aquaria", number: { Inhoud: [50, null], Breedte: [null, 80] } },
    ],
    [
      "autostoeltje met isofix tot 105 cm, blauw of grijs",
      { in: "autostoelen", has: { Bevestiging: "Isofix", Groep: "40 tot 105 cm", color: ["blauw", "grijs"] } },
    ],
    [
      "babyslaapzak 2.5 tog met afritsbare mouwen, geen roze",
      { in: "babyslaapzakken", has: { Tog: "2,5 TOG", Mouwen: "Afritsbare mouwen" }, not: { color: "roze" } },
    ],
    ["leren bank voor drie personen die niet breder is dan 2,20 meter", { none: true }],
    [
      "gasbarbecue voor minstens 6 eters met deksel, hooguit 400 euro",
      { in: "barbecues", max: 400, has: { Brandstof: "Gas" }, number: { Personen: [6, null] } },
    ],
    [
      "bed 160 bij 200 met opberglades en hoofdbord, niet wit",
      { in: "bedden", has: { Ligmaat: "160 x 200 cm", Opbergruimte: "Ja", Hoofdbord: "Ja" }, not: { color: "wit" } },
    ],
    [
      "bloempot van 30 cm of groter, geen plastic, mag buiten overwinteren",
      {
        in: "bloempotten",
        has: { Vorstbestendig: "Ja" },
        not: { Materiaal: "Kunststof" },
        number: { Diameter: [30, null] },
      },
    ],
    [
      "bluetoothbox die minstens 18 uur speelt, zwart of grijs, max 120",
      { in: "bluetooth-speakers", max: 120, has: { color: ["zwart", "grijs"] }, number: { Accuduur: [18, null] } },
    ],
    [
      "zit-sta bureau van bamboe, minstens anderhalve meter breed",
      {
        in: "bureaus",
        has: { Verstelling: ["Elektrisch", "Handmatig"], Materiaal: "Bamboe" },
        number: { Breedte: [150, null] },
      },
    ],
    [
      "dakkoffer van minder dan 2 meter lang met meer dan 400 liter",
      { in: "dakkoffers", number: { Lengte: [null, 200], Inhoud: [400.1, null] } },
    ],
    ["eau de toilette voor dames, fris, geen lancome, minstens 50 ml", { none: true }],
    [
      "sneakers dames instap 37, niet zwart niet beige, graag",
      { in: "damessneakers", has: { Sluiting: "Instap", size: "37" }, not: { color: ["zwart", "beige"] } },
    ],
    [
      "gele of groene eetkamerstoel van ribstof zonder leuningen",
      { in: "eetkamerstoelen", has: { color: ["geel", "groen"], Bekleding: "Ribstof", Armleuningen: "Nee" } },
    ],
    [
      "ronde eettafel van eikenhout met een metalen poot",
      { in: "eettafels", has: { Vorm: "Rond", Houtsoort: "Eiken", Onderstel: "Metaal" } },
    ],
    [
      "elektrische damesfiets met lage instap die 120 km of verder komt, maat 53",
      { in: "elektrische-fietsen", has: { size: "53 cm" }, number: { Actieradius: [120, null] } },
    ],
    [
      "suede enkellaarzen met veters en een sleehak, geen zwart",
      {
        in: "enkellaarzen",
        has: { Materiaal: "Suède", Sluiting: "Veters", "Type hak": "Sleehak" },
        not: { color: "zwart" },
      },
    ],
    [
      "espressomachine met kopjesverwarmer en een bonenreservoir van 300 gram of meer",
      { in: "espressomachines", has: { Kopjesverwarmer: "Ja" }, number: { Bonenreservoir: [300, null] } },
    ],
    [
      "partyspel voor 8 spelers dat hooguit drie kwartier duurt",
      {
        in: "gezelschapsspellen",
        has: { Speltype: "Partyspel", Spelers: "3-8 spelers" },
        number: { Speelduur: [null, 45] },
      },
    ],
    [
      "spaanse gitaar (klassiek) driekwart formaat met hoes",
      { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4", Hoes: "Ja" } },
    ],
    [
      "robotmaaier voor 700 vierkante meter, stiller dan 70 decibel",
      {
        in: "grasmaaiers",
        has: { Aandrijving: "Robot" },
        number: { Oppervlakte: [700, null], Geluidsniveau: [null, 69.99] },
      },
    ],
    [
      "handtas van kunstleer, breder dan 25 en lager dan 25 cm, bruin of zwart",
      {
        in: "handtassen",
        has: { Materiaal: "Kunstleer", color: ["bruin", "zwart"] },
        number: { Breedte: [25.01, null], Hoogte: [null, 24.99] },
      },
    ],
    ["industriele hanglamp e27 van metaal, doorsnee hooguit 35 cm", { none: true }],
    [
      "heren winterjas zonder capuchon, L of XL, waterkolom minimaal 5000",
      {
        in: "herenjassen",
        has: { Seizoen: "Winterjas", Capuchon: "Nee", size: ["L", "XL"] },
        number: { Waterkolom: [5000, null] },
      },
    ],
    [
      "automatisch horloge met stalen band, saffierglas, minstens 40 mm",
      {
        in: "horloges",
        has: { Uurwerk: "Automatisch", Band: "Stalen band", Glas: "Saffierglas" },
        number: { Diameter: [40, null] },
      },
    ],
    [
      "knielange (midi) jurk met ruitjes, korte mouw, maat 40 of 42",
      { in: "jurken", has: { Lengte: "Midi", Patroon: "Ruitjes", Mouwlengte: "Korte mouw", size: ["40", "42"] } },
    ],
    [
      "fleece gevoerde tussenjas voor een kind maat 128, niet blauw",
      { in: "kinderjassen", has: { Voering: "Fleece", Seizoen: "Tussenjas", size: "128" }, not: { color: "blauw" } },
    ],
    [
      "koelvriescombinatie van hooguit 1 meter 80 hoog met 3 vrieslades, energieklasse C of D",
      {
        in: "koel-vriescombinaties",
        has: { Vrieslades: "3", Energieklasse: ["C", "D"] },
        number: { Hoogte: [null, 180] },
      },
    ],
    [
      "laptop met aanraakscherm, 32 gb of 16 gb, 512 gb opslag, geen hp",
      {
        in: "laptops",
        has: { Touchscreen: "Ja", Werkgeheugen: ["16 GB", "32 GB"], Opslag: "512 GB" },
        not: { brand: "HP" },
      },
    ],
    [
      "24 inch monitor, full hd, minimaal 100 hertz, max 180 euro",
      {
        in: "monitoren",
        max: 180,
        has: { Resolutie: "Full HD" },
        number: { Schermgrootte: [24, 24], Verversingssnelheid: [100, null] },
      },
    ],
    [
      "notitieboek met lijntjesloos papier (blanco) a5 of a6 minstens 120 bladzijden",
      {
        in: "notitieboeken",
        has: { Formaat: ["A5", "A6"], Lijn: "Blanco" },
        number: { "Aantal pagina's": [120, null] },
      },
    ],
    [
      "puzzel met meer dan 500 stukjes, makkelijk, niet van king",
      {
        in: "puzzels",
        has: { Moeilijkheid: "Makkelijk" },
        not: { brand: "King" },
        number: { "Aantal stukjes": [501, null] },
      },
    ],
    [
      "robotzuiger met minstens 5000 pa die ook dweilt, hooguit 10 cm hoog, wit",
      {
        in: "robotstofzuigers",
        has: { Dweilfunctie: "Met", color: "wit" },
        number: { Zuigkracht: [5000, null], Hoogte: [null, 10] },
      },
    ],
    [
      "smartphone 12 gb ram, oled, geen samsung of xiaomi, onder 700",
      {
        in: "smartphones",
        max: 700,
        has: { Werkgeheugen: "12 GB", Schermtype: "Oled" },
        not: { brand: ["Samsung", "Xiaomi"] },
      },
    ],
    [
      "stoomgenerator van minstens 2600 watt met een snoer van 2 meter of langer",
      {
        in: "strijkijzers",
        has: { "Type strijkijzer": "Stoomgenerator" },
        number: { Vermogen: [2600, null], Snoerlengte: [2, null] },
      },
    ],
    [
      "tunneltent voor 4 of 6 personen, minstens 140 cm stahoogte",
      {
        in: "tenten",
        has: { "Type tent": "Tunneltent", Slaapplaatsen: ["4-persoons", "6-persoons"] },
        number: { Stahoogte: [140, null] },
      },
    ],
    [
      "vaatwasser met 8 programmas of meer, minder dan 9,5 liter water, niet van miele",
      { in: "vaatwassers", not: { brand: "Miele" }, number: { Programmas: [8, null], Waterverbruik: [null, 9.49] } },
    ],
  ]),
  ...talks("asked anew, held out, read since", [
    [
      [
        "warmtepompdroger voor 8 kilo was",
        { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [8, 8] } },
      ],
      [
        "het merk maakt niet uit, als het maar geen beko is",
        {
          in: "wasdrogers",
          has: { Droogtechniek: "Warmtepompdroger" },
          not: { brand: "Beko" },
          number: { Vulgewicht: [8, 8] },
        },
      ],
      [
        "hooguit 700 euro en energieklasse B of C",
        { in: "wasdrogers", max: 700, has: { Energieklasse: ["B", "C"] }, not: { brand: "Beko" } },
      ],
    ],
    [
      [
        "rugzak met laptopvak, minstens 16 liter",
        { in: "rugzakken", has: { Laptopvak: /^laptopvak/i }, number: { Inhoud: [16, null] } },
      ],
      [
        "niet in het zwart",
        { in: "rugzakken", has: { Laptopvak: /^laptopvak/i }, not: { color: "zwart" }, number: { Inhoud: [16, null] } },
      ],
      [
        "toch liever 22 liter of meer, en waterafstotend",
        {
          in: "rugzakken",
          has: { Laptopvak: /^laptopvak/i, Waterafstotend: "Ja" },
          not: { color: "zwart" },
          number: { Inhoud: [22, null] },
        },
      ],
    ],
  ]),
];
