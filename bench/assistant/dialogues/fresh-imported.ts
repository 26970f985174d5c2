import { type Dialogue, singles, talks } from "../dialogue";

/** As fresh.ts, of a shop that imported a feed; labelled from the feed before any was tried. */
const said: readonly Dialogue[] = [
  ...singles("imported, fresh", [
    ["goeie laptop voor school max 800", { named: /laptop/i, max: 800 }],
    ["ik zoek een stofzuiger voor mijn moeder, niet te zwaar, tot 300 euro", { named: /stofzuiger/i, max: 300 }],
    ["nen robotstofzuiger van roborock in het wit", { named: /robotstofzuiger/i, has: { brand: "Roborock" } }],
    ["telefoon 256 gb onder de 700", { named: /smartphone.*256 GB/i, max: 700 }],
    ["wireless headphones van sony, black", { named: /koptelefoon/i, has: { brand: "Sony", color: "zwart" } }],
    ["frigo van liebherr", { named: /koel-vriescombinatie/i, has: { brand: "Liebherr" } }],
    ["ssd 2tb van samsung", { named: /ssd.*2 TB/i, has: { brand: "Samsung" } }],
    ["vaatwasser niet van beko onder de 700 euro", { named: /vaatwasser/i, max: 700, not: { brand: "Beko" } }],
    ["iets om mijn baard te scheren, van braun", { has: { brand: "Braun" } }],
    ["hoesje voor een iphone 14, zwart", { named: /iphone 14.*hoesje/i, has: { color: "zwart" } }],
    ["usb-c kabel van 2 meter", { named: /kabel.*2 m/i }],
    [
      "een smartwatch die niet van apple is, rond de 350 euro",
      { named: /smartwatch/i, min: 280, max: 420, not: { brand: "Apple" } },
    ],
    ["bluetooth boxje rood", { named: /speaker/i, has: { color: "rood" } }],
    ["goedkoopste waterkoker van philips", { named: /waterkoker/i, has: { brand: "Philips" } }],
    [
      "grasmaaier van gardena of bosch tot 400",
      { named: /grasmaaier/i, max: 400, has: { brand: ["Gardena", "Bosch"] } },
    ],
    ["hogedrukreiniger kärcher max 200 euro", { named: /hogedrukreiniger/i, max: 200, has: { brand: "Kärcher" } }],
    ["inktpatronen voor een deskjet 2820e", { named: /inktcartridge/i }],
    ["lamp philips hue onder 30 euro", { named: /ledlamp/i, max: 30, has: { brand: "Philips Hue" } }],
    ["boormachine makita niet duurder dan 200", { named: /boormachine/i, max: 200, has: { brand: "Makita" } }],
    [
      "oortjes met ruisonderdrukking onder 250 euro, geen apple",
      { named: /oordopjes|koptelefoon/i, max: 250, not: { brand: "Apple" } },
    ],
    [
      "een spelcomputer voor de kinderen, nintendo, tot 350",
      { named: /spelcomputer/i, max: 350, has: { brand: "Nintendo" } },
    ],
    [
      "airfryer van ninja of philips, niet boven de 200",
      { named: /airfryer/i, max: 200, has: { brand: ["Ninja", "Philips"] } },
    ],
  ]),
  ...talks("imported, fresh", [
    [
      ["tablet van samsung", { named: /tablet/i, has: { brand: "Samsung" } }],
      ["met 128 gb", { named: /tablet.*128 GB/i, has: { brand: "Samsung" } }],
      ["en in het grijs?", { named: /tablet/i, has: { brand: "Samsung", color: "grijs" } }],
    ],
    [
      ["soundbar tot 500 euro", { named: /soundbar/i, max: 500 }],
      ["geen jbl", { named: /soundbar/i, max: 500, not: { brand: "JBL" } }],
      ["zwart graag", { named: /soundbar/i, max: 500, not: { brand: "JBL" }, has: { color: "zwart" } }],
    ],
    [
      ["koptelefoon van bose", { named: /koptelefoon/i, has: { brand: "Bose" } }],
      ["vergelijk de eerste twee", { compares: ["1.1", "1.2"] }],
    ],
    [
      ["wasmachine van bosch of aeg tot 900", { named: /wasmachine/i, max: 900, has: { brand: ["Bosch", "AEG"] } }],
      ["wat kost de tweede?", { about: "1.2" }],
    ],
  ]),
];

/** Held out while the others were mended, and read since. */
const unseen: readonly Dialogue[] = [
  ...singles("imported, fresh, held out, read since", [
    ["mobieltje tot 300 euro van motorola", { named: /smartphone/i, max: 300, has: { brand: "Motorola" } }],
    ["ik wil een ipad in het roze", { named: /ipad/i, has: { color: "roze" } }],
    [
      "laptop apple of lenovo maximaal duizend euro",
      { named: /laptop/i, max: 1000, has: { brand: ["Apple", "Lenovo"] } },
    ],
    ["ne wasmachine van AEG", { named: /wasmachine/i, has: { brand: "AEG" } }],
    ["droger niet duurder dan 800 euro geen miele", { named: /droger/i, max: 800, not: { brand: "Miele" } }],
    ["witte oordopjes van samsung", { named: /oordopjes/i, has: { brand: "Samsung", color: "wit" } }],
    ["camera van canon of fujifilm", { named: /systeemcamera/i, has: { brand: ["Canon", "Fujifilm"] } }],
    ["losse ssd met 1 tb ruimte", { named: /ssd.*1 TB/i }],
    ["beeldscherm dell tot 300 euro", { named: /monitor/i, max: 300, has: { brand: "Dell" } }],
    ["koffiezetter rood", { named: /koffie/i, has: { color: "rood" } }],
    ["moccamaster koffiezetapparaat onder 300 euro", { named: /koffie/i, max: 300, has: { brand: "Moccamaster" } }],
    ["broodrooster in crème of rood", { named: /broodrooster/i, has: { color: ["crème", "rood"] } }],
    ["een föhn maar die van dyson is me te duur, max 60", { named: /föhn/i, max: 60 }],
    ["electric toothbrush van oral-b, black", { named: /tandenborstel/i, has: { brand: "Oral-B", color: "zwart" } }],
    ["strijkijzer onder de zestig euro geen tefal", { named: /strijkijzer/i, max: 60, not: { brand: "Tefal" } }],
    ["microgolf van whirlpool", { named: /magnetron/i, has: { brand: "Whirlpool" } }],
    ["xbox controller blauw", { named: /controller/i, has: { brand: "Microsoft", color: "blauw" } }],
    ["lader 65 watt anker", { named: /oplader.*65 W/i }],
    ["glaasje voor op mijn iphone 15", { named: /iphone 15.*screenprotector/i }],
    ["laptoptas grijs onder 40 euro", { named: /laptoptas/i, max: 40, has: { color: "grijs" } }],
    [
      "toetsenbord met een wit kleurtje van logitech",
      { named: /toetsenbord/i, has: { brand: "Logitech", color: "wit" } },
    ],
    [
      "tv van philips of tcl voor minder dan 700",
      { named: /televisie/i, max: 700, has: { brand: ["Philips", "TCL"] } },
    ],
    ["speaker van sonos liefst in het zwart, tot 200", { named: /speaker/i, max: 200, has: { brand: "Sonos" } }],
  ]),
  ...talks("imported, fresh, held out, read since", [
    [
      ["printer onder de 150", { named: /printer/i, max: 150 }],
      ["niet van hp", { named: /printer/i, max: 150, not: { brand: "HP" } }],
      // Those of Epson cost more than was said.
      ["doe maar epson", { none: true }],
    ],
    [
      ["gsm van google", { named: /smartphone/i, has: { brand: "Google" } }],
      ["mag maximaal 600 kosten", { named: /smartphone/i, max: 600, has: { brand: "Google" } }],
      ["in het zwart", { named: /smartphone/i, max: 600, has: { brand: "Google", color: "zwart" } }],
    ],
    [
      ["espressomachine tot 600 euro", { named: /espressomachine/i, max: 600 }],
      ["van siemens of krups", { named: /espressomachine/i, max: 600, has: { brand: ["Siemens", "Krups"] } }],
    ],
    [
      ["scheerapparaat van philips", { named: /scheerapparaat/i, has: { brand: "Philips" } }],
      ["toch liever braun", { named: /scheerapparaat/i, has: { brand: "Braun" } }],
    ],
  ]),
];

/** For an empty shop that imported a feed. */
export const freshImported: readonly Dialogue[] = [...said, ...unseen];
