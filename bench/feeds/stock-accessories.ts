import type { Stock } from "./series";

/** What is sold for another product, whose name and type number its title carries. */
export const accessories: Stock = {
  "phone-cases": [
    [
      "Spigen",
      19,
      "Ultra Hybrid voor Apple iPhone 14=ACS05040, Ultra Hybrid voor Apple iPhone 15=ACS06793, Ultra Hybrid voor Apple iPhone 15 Pro=ACS06712",
      { Kleur: "transparant, zwart" },
    ],
    [
      "Otterbox",
      34,
      "Symmetry voor Samsung Galaxy S24=77-94546, Symmetry voor Samsung Galaxy S24 Ultra=77-94601, Symmetry voor Apple iPhone 15=77-93141",
      { Kleur: "zwart, blauw" },
    ],
    [
      "Just in Case",
      12,
      "Softcase voor Samsung Galaxy A35=8720, Softcase voor Samsung Galaxy A55=8733, Softcase voor Google Pixel 8=8741",
      { Kleur: "zwart, transparant" },
    ],
  ],
  "screen-protectors": [
    [
      "PanzerGlass",
      29,
      "Ultra-Wide Fit voor Apple iPhone 15=2809, Ultra-Wide Fit voor Apple iPhone 15 Pro Max=2812, Ultra-Wide Fit voor Samsung Galaxy S24=7350",
    ],
    ["Belkin", 24, "UltraGlass voor Apple iPhone 14=OVA101, TemperedGlass voor Samsung Galaxy A55=OVA102"],
  ],
  chargers: [
    ["Anker", 29, "Nano 511 USB-C=A2633, 735 GaN=A2667, PowerPort III=A2712", { Vermogen: "30 W, 65 W" }],
    ["Belkin", 24, "BoostCharge USB-C=WCA004, BoostCharge Pro Dual=WCH013"],
  ],
  cables: [
    [
      "Anker",
      12,
      "PowerLine III USB-C naar USB-C=A8852, PowerLine III USB-C naar Lightning=A8832",
      { Lengte: "1 m, 2 m" },
    ],
    [
      "Hama",
      9,
      "High Speed HDMI 2.0=205005, Ultra High Speed HDMI 2.1=205242, Netwerkkabel CAT6=200920",
      { Lengte: "1 m, 3 m, 5 m" },
    ],
  ],
  "laptop-bags": [
    [
      "Case Logic",
      29,
      "Advantage 15.6 inch=ADVA116, Reflect sleeve 14 inch=REFPC114, Huxton 13.3 inch=HUXS213",
      { Kleur: "zwart, grijs" },
    ],
    ["Tucano", 39, "Second Skin sleeve voor MacBook Air 13=BFC1314", { Kleur: "zwart, blauw" }],
  ],
  ink: [
    [
      "HP",
      22,
      "305 voor DeskJet 2820e=3YM61AE, 305XL voor DeskJet 2820e=3YM62AE, 924 voor OfficeJet Pro 9120e=4K0U6NE",
    ],
    ["Epson", 13, "102 voor EcoTank ET-3850=C13T03R140, 104 voor EcoTank ET-2860=C13T00P140"],
    ["Canon", 19, "PG-575 voor PIXMA TS3550i=5438C001, PG-575XL voor PIXMA TS3550i=5437C001"],
  ],
  "tv-mounts": [
    [
      "Vogel's",
      69,
      "Comfort kantelbaar=TVM3423, Comfort draaibaar=TVM3443, Quick vlak=TVM1403",
      { Maat: "32-65 inch, 40-77 inch" },
    ],
    ["Hama", 24, "Fix voor Samsung QLED=220806, Motion=220824"],
  ],
  "ear-pads": [
    [
      "Geekria",
      16,
      "QuickFit voor Sony WH-1000XM4=GKXM4, QuickFit voor Sony WH-1000XM5=GKXM5, QuickFit voor Bose QC45=GKQC45",
      { Kleur: "zwart, wit" },
    ],
  ],
  "camera-batteries": [
    ["Patona", 24, "Premium voor Sony ILCE-6400=1248, Premium voor Sony ILCE-7M4=1333, Standard voor Canon R50=1279"],
    ["Canon", 59, "LP-E17 voor EOS R50=9967B002"],
  ],
  controllers: [
    [
      "Sony",
      69,
      "DualSense voor PlayStation 5=CFI-ZCT1W, DualSense Edge voor PlayStation 5=CFI-ZCP1",
      { Kleur: "wit, zwart, rood" },
    ],
    ["Microsoft", 59, "Xbox Wireless Controller=QAT-00009", { Kleur: "zwart, wit, blauw" }],
    ["Nintendo", 69, "Joy-Con paar voor Switch=HAC-015", { Kleur: "rood, blauw" }],
  ],
  "water-filters": [
    ["Philips", 12, "AquaClean voor LatteGo=CA6903/10, AquaClean duopak=CA6903/22"],
    ["De'Longhi", 13, "SoftBalance voor Magnifica=DLSC002, SoftBalance 3-pack=DLSC003"],
    ["Brita", 24, "Maxtra Pro voor waterkan 4-pack=1053105, Intenza voor Siemens EQ=1008040"],
  ],
  descalers: [
    ["De'Longhi", 11, "EcoDecalk 500 ml=DLSC500, EcoDecalk mini 2 x 100 ml=DLSC202"],
    [
      "Philips",
      12,
      "Ontkalkingsmiddel 250 ml voor espressomachines=CA6700/10, Onderhoudsset voor espressomachines=CA6707/10",
    ],
    ["HG", 5, "Snelontkalker 500 ml voor waterkoker en koffiezetapparaat=174050"],
  ],
  "vacuum-bags": [
    ["Miele", 16, "HyClean Pure GN voor Complete C3=12421130, HyClean Pure FJM voor Classic C1=12421120"],
    ["Philips", 12, "S-bag Classic Long Performance=FC8021/03, S-bag Anti-allergie=FC8022/04"],
    ["Bosch", 14, "PowerProtect type G voor Serie 4=BBZ41FGALL"],
  ],
  "hepa-filters": [
    ["Dyson", 29, "Nafilter voor V11 en V15 Detect=970013-02, Filter voor V8 Absolute=967478-01"],
    ["Miele", 39, "HEPA AirClean voor Complete C3=SF-HA50"],
  ],
  "brush-heads": [
    [
      "Oral-B",
      19,
      "CrossAction 4 stuks=EB50-4, CrossAction 8 stuks=EB50-8, iO Ultimate Clean 4 stuks=IORB4",
      { Kleur: "zwart, wit" },
    ],
    [
      "Philips Sonicare",
      24,
      "C3 Premium Plaque 4 stuks=HX9044, W2 Optimal White 4 stuks=HX6064",
      { Kleur: "wit, zwart" },
    ],
  ],
  "shaving-heads": [
    [
      "Braun",
      29,
      "Scheercassette voor Series 5=54B, Scheercassette voor Series 7=73S, Scheercassette voor Series 9=94M",
    ],
    ["Philips", 34, "Scheerkoppen voor Series 5000=SH71/50, Scheerkoppen voor S9000 Prestige=SH98/80"],
  ],
  "tool-batteries": [
    ["Makita", 69, "LXT 18V 3,0 Ah=BL1830B, LXT 18V 5,0 Ah=BL1850B, LXT 18V 6,0 Ah=BL1860B"],
    ["Bosch Professional", 59, "GBA 18V 2.0 Ah=1600A001CG, ProCORE18V 4.0 Ah=1600A016GB"],
  ],
};
