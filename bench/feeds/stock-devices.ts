import type { Stock } from "./series";

/** Telephones, computers, screens and sound. Brands and type numbers as makers use them. */
export const devices: Stock = {
  smartphones: [
    [
      "Samsung",
      749,
      "Galaxy S24=SM-S921B, Galaxy S24+=SM-S926B",
      { Opslag: "128 GB, 256 GB", Kleur: "zwart, grijs, paars, geel" },
    ],
    ["Samsung", 1299, "Galaxy S24 Ultra=SM-S928B", { Opslag: "256 GB, 512 GB", Kleur: "zwart, grijs" }],
    [
      "Samsung",
      299,
      "Galaxy A25=SM-A256B, Galaxy A35=SM-A356B, Galaxy A55=SM-A556B",
      { Opslag: "128 GB", Kleur: "blauw, zwart" },
    ],
    [
      "Apple",
      729,
      "iPhone 14=A2882, iPhone 15=A3090",
      { Opslag: "128 GB, 256 GB", Kleur: "zwart, blauw, roze, groen, geel" },
    ],
    [
      "Apple",
      1149,
      "iPhone 15 Pro=A3102, iPhone 15 Pro Max=A3106",
      { Opslag: "256 GB, 512 GB", Kleur: "zwart, wit, blauw" },
    ],
    [
      "Google",
      599,
      "Pixel 7a=GWKK3, Pixel 8=GKWS6, Pixel 8a=G8HNN",
      { Opslag: "128 GB, 256 GB", Kleur: "zwart, blauw" },
    ],
    [
      "Xiaomi",
      229,
      "Redmi Note 13=23124RA7EO, Redmi Note 13 Pro=23117RA68G",
      { Opslag: "128 GB, 256 GB", Kleur: "zwart, groen, blauw" },
    ],
    ["Motorola", 179, "Moto G54=XT2343, Moto G84=XT2347", { Opslag: "256 GB", Kleur: "blauw, grijs" }],
  ],
  tablets: [
    ["Apple", 589, "iPad Air 11=A2902, iPad 10.9=A2696", { Opslag: "64 GB, 256 GB", Kleur: "blauw, grijs, roze" }],
    [
      "Samsung",
      249,
      "Galaxy Tab A9=SM-X110, Galaxy Tab A9+=SM-X210, Galaxy Tab S9=SM-X710",
      { Opslag: "64 GB, 128 GB", Kleur: "grijs, zilver" },
    ],
    ["Lenovo", 199, "Tab M10 Plus=ZAAJ0391SE, Tab P12=ZACH0112SE", { Opslag: "128 GB", Kleur: "grijs" }],
  ],
  laptops: [
    ["Lenovo", 649, "IdeaPad Slim 3 15IAH8=83ER007AMH, IdeaPad Slim 5 14IRL8=82XD00AHMH, ThinkPad E16=21JN00D4MH"],
    ["HP", 699, "Pavilion 15-eg3=8A7X1EA, Envy x360 14-es0=9N6X8EA, 250 G10=8A5U5EA"],
    [
      "ASUS",
      599,
      "Vivobook 15 X1504VA=X1504VA-NJ1188W, Zenbook 14 UX3405MA=UX3405MA-PP239W, TUF Gaming A15=FA507NV-LP031W",
    ],
    ["Acer", 549, "Aspire 3 A315=A315-59-56V4, Swift Go 14=SFG14-72-57QZ, Nitro V 15=ANV15-51-58FY"],
    ["Apple", 1149, "MacBook Air 13 M2=MLY33N/A, MacBook Air 13 M3=MRXN3N/A, MacBook Pro 14 M3=MTL73N/A"],
  ],
  monitors: [
    ["Dell", 229, "UltraSharp=U2424H, UltraSharp=U2723QE, Pro=P2423D"],
    ["LG", 279, "UltraGear=27GP850P-B, UltraGear=27GR75Q-B, UltraGear=32GR93U-B"],
    ["AOC", 149, "Gaming=24G2SPU, Gaming=27G2SPU, Gaming=Q27G3XMN"],
    ["Philips", 189, "E-line=241E1SC, E-line=271E1SCA, Brilliance=329P1H"],
  ],
  printers: [
    ["HP", 79, "DeskJet 2820e=588K9B, ENVY 6032e=2K4U7B, OfficeJet Pro 9120e=4V2N0B"],
    ["Canon", 69, "PIXMA TS3550i=4977C006, PIXMA TS5350i=4462C086, PIXMA G3570=5805C006"],
    ["Brother", 149, "All-in-one=MFC-J4540DW, All-in-one=DCP-J1140DW, Laser=HL-L2400DW"],
    ["Epson", 199, "EcoTank=ET-2860, EcoTank=ET-2861, EcoTank=ET-3850"],
  ],
  keyboards: [
    ["Logitech", 79, "MX Keys S=920-011587, K380=920-009584, G915 TKL=920-009503", { Kleur: "zwart, wit" }],
    ["Razer", 129, "BlackWidow V4=RZ03-04690100, Huntsman Mini=RZ03-03390100", { Kleur: "zwart" }],
  ],
  mice: [
    ["Logitech", 69, "MX Master 3S=910-006559, M720 Triathlon=910-004791, G305=910-005282", { Kleur: "zwart, wit" }],
    ["Microsoft", 29, "Bluetooth Mouse=RJN-00002", { Kleur: "zwart, blauw" }],
  ],
  storage: [
    ["Samsung", 89, "T7=MU-PC, T7 Shield=MU-PE, T9=MU-PG", { Opslag: "1 TB, 2 TB, 4 TB", Kleur: "zwart" }],
    ["SanDisk", 95, "Extreme Portable=SDSSDE61, Extreme Pro Portable=SDSSDE81", { Opslag: "1 TB, 2 TB" }],
  ],
  televisions: [
    ["Samsung", 649, "Crystal UHD=UE43CU8000, Crystal UHD=UE55CU8000, QLED=QE55Q80C, QLED=QE65Q80C"],
    ["LG", 999, "OLED evo=OLED48C34LA, OLED evo=OLED55C34LA, OLED evo=OLED65C34LA, NanoCell=55NANO766QA"],
    ["Philips", 749, "Ambilight OLED=55OLED808, Ambilight OLED=65OLED808, The One=50PUS8808"],
    ["TCL", 379, "QLED=43C645, QLED=55C645, Mini LED=55C845"],
  ],
  soundbars: [
    ["Sonos", 499, "Beam Gen 2=BEAM2EU1, Ray=RAYG1EU1, Arc=ARCG1EU1", { Kleur: "zwart, wit" }],
    ["Samsung", 249, "Q-serie=HW-Q60C, Q-serie=HW-Q800C, S-serie=HW-S60B"],
    ["JBL", 299, "Bar 300=JBLBAR300, Bar 500=JBLBAR500, Bar 800=JBLBAR800"],
  ],
  headphones: [
    [
      "Sony",
      279,
      "Noise cancelling=WH-1000XM4, Noise cancelling=WH-1000XM5, On-ear=WH-CH520, Over-ear=WH-CH720N",
      { Kleur: "zwart, blauw" },
    ],
    ["Bose", 329, "QuietComfort=QC45, QuietComfort Ultra=QCULTRA", { Kleur: "zwart, wit" }],
    ["Sennheiser", 199, "Momentum 4=M4AEBT, Accentum Plus=ACCPLUS, HD 450=HD450BT", { Kleur: "zwart, wit" }],
    ["JBL", 49, "Tune=T520BT, Tune=T720BT, Tune=T770NC", { Kleur: "zwart, blauw" }],
  ],
  earbuds: [
    ["Apple", 199, "AirPods 2=MV7N2, AirPods 3=MME73, AirPods Pro 2=MTJV3"],
    ["Samsung", 129, "Galaxy Buds FE=SM-R400, Galaxy Buds2 Pro=SM-R510", { Kleur: "zwart, wit" }],
    ["Sony", 149, "LinkBuds S=WFLS900N, WF-C700N=WFC700N", { Kleur: "zwart, wit" }],
    ["JBL", 69, "Wave Beam=JBLWBEAM, Tune Flex=JBLTFLEX", { Kleur: "zwart, blauw" }],
  ],
  speakers: [
    ["JBL", 119, "Flip 6=JBLFLIP6, Charge 5=JBLCHARGE5, Go 3=JBLGO3", { Kleur: "zwart, rood, blauw, groen" }],
    ["Sonos", 169, "Roam 2=ROAM2, Move 2=MOVE2", { Kleur: "zwart, wit" }],
    ["Ultimate Ears", 129, "Boom 3=984-001360, Wonderboom 3=984-001829", { Kleur: "zwart, blauw" }],
  ],
  consoles: [
    ["Sony", 499, "PlayStation 5 Slim Disc=CFI-2016A, PlayStation 5 Slim Digital=CFI-2016B"],
    ["Microsoft", 299, "Xbox Series S=RRS-00010, Xbox Series X=RRT-00010"],
    ["Nintendo", 299, "Switch OLED=HEG-001, Switch Lite=HDH-001", { Kleur: "wit, rood" }],
  ],
  cameras: [
    ["Sony", 899, "Alpha=ILCE-6400, Alpha=ILCE-6700, Alpha 7 IV=ILCE-7M4"],
    ["Canon", 729, "EOS=R50, EOS=R10, EOS=R7"],
    ["Fujifilm", 999, "X-serie=X-T30II, X-serie=X-S20"],
  ],
  watches: [
    ["Apple", 449, "Watch Series 9=MR993, Watch SE 2=MNJP3", { Maat: "41 mm, 45 mm", Kleur: "zwart" }],
    [
      "Samsung",
      279,
      "Galaxy Watch6=SM-R930, Galaxy Watch6 Classic=SM-R950",
      { Maat: "43 mm, 47 mm", Kleur: "zwart, zilver" },
    ],
    ["Garmin", 249, "Forerunner 55=010-02562, Forerunner 255=010-02641", { Kleur: "zwart, wit" }],
  ],
};
