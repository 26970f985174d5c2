import type { Stock } from "./series";

/** Fashion, home and garden: every model comes in sizes and colours, which form one variant group. */
export const home: Stock = {
  dresses: [
    [
      "Vero Moda",
      34,
      "Linnen midi Natalie=VM1027, Wikkeljurk Saki=VM1031",
      { Kleur: "groen, zwart, wit", Maat: "36, 38, 40, 42" },
    ],
    ["Esprit", 49, "Maxi met bloemenprint=ES4410", { Kleur: "blauw, rood", Maat: "36, 38, 40" }],
  ],
  "t-shirts": [
    ["Jack & Jones", 12, "Organic ronde hals=JJ2156", { Kleur: "wit, zwart, blauw", Maat: "S, M, L, XL" }],
    ["Levi's", 25, "Original Housemark=LV5664", { Kleur: "wit, grijs", Maat: "S, M, L, XL" }],
  ],
  jeans: [
    ["Levi's", 99, "501 Original=00501, 511 Slim=04511", { Kleur: "blauw, zwart", Maat: "31/32, 32/32, 33/34" }],
    ["Wrangler", 79, "Texas Stretch=W121", { Kleur: "blauw", Maat: "31/32, 32/32, 33/34, 34/34" }],
  ],
  jackets: [
    ["The North Face", 199, "McMurdo parka=NF0A5GD9", { Kleur: "zwart, groen", Maat: "S, M, L" }],
    ["Only", 69, "Puffer Dolly=ON1523", { Kleur: "zwart, beige", Maat: "S, M, L" }],
  ],
  shirts: [
    ["Profuomo", 79, "Slim fit poplin=PP0H0A", { Kleur: "wit, lichtblauw", Maat: "39, 40, 41, 42" }],
    ["Eterna", 69, "Comfort fit strijkvrij=ET8100", { Kleur: "wit, zwart", Maat: "40, 41, 42" }],
  ],
  sneakers: [
    ["Adidas", 99, "Stan Smith=FX5502, Gazelle=BB5476", { Kleur: "wit, zwart", Maat: "39, 40, 41, 42" }],
    ["Nike", 119, "Air Max 90=CN8490", { Kleur: "wit, zwart", Maat: "41, 42, 43" }],
    ["Puma", 69, "Suede Classic=374915", { Kleur: "rood, blauw", Maat: "38, 39, 40" }],
  ],
  boots: [
    ["Tamaris", 79, "Chelsea leer=TM25056", { Kleur: "zwart, bruin", Maat: "37, 38, 39, 40" }],
    ["Timberland", 149, "6-inch Premium=TB010361", { Kleur: "bruin", Maat: "38, 39, 40, 41" }],
  ],
  "rain-boots": [["Bergstein", 34, "BN Rainboot kids=BK1001", { Kleur: "geel, blauw, roze", Maat: "24, 26, 28, 30" }]],
  backpacks: [
    ["Eastpak", 54, "Padded Pak'r=EK620", { Kleur: "zwart, blauw, rood" }],
    ["Fjällräven", 99, "Kånken=F23510", { Kleur: "groen, geel, zwart" }],
  ],
  "duvet-covers": [
    [
      "Essenza",
      69,
      "Fleur katoensatijn=ES6012",
      { Kleur: "blauw, groen", Maat: "140 x 220 cm, 200 x 220 cm, 240 x 220 cm" },
    ],
    ["Beddinghouse", 49, "Dutch Design Velvet=BH4471", { Kleur: "grijs, roze", Maat: "140 x 220 cm, 240 x 220 cm" }],
  ],
  curtains: [
    [
      "Dutch Decor",
      39,
      "Verduisterend met ringen=DD3301",
      { Kleur: "grijs, beige, blauw", Maat: "140 x 250 cm, 140 x 280 cm" },
    ],
  ],
  cushions: [
    ["Dutch Decor", 15, "Velours Finn=DD7102", { Kleur: "groen, roze, blauw, geel", Maat: "45 x 45 cm" }],
    ["HKliving", 45, "Ribstof=AKU2067", { Kleur: "bruin, wit", Maat: "45 x 45 cm" }],
  ],
  towels: [
    ["Seahorse", 9, "Pure badstof=SH1500", { Kleur: "wit, grijs, blauw", Maat: "50 x 100 cm, 70 x 140 cm" }],
    ["Vossen", 14, "Calypso Feeling=VO1148", { Kleur: "wit, rood", Maat: "50 x 100 cm" }],
  ],
  "table-lamps": [
    ["Frandsen", 129, "Ball magneet=FR2214", { Kleur: "zwart, wit, groen" }],
    ["Fatboy", 79, "Edison the Petit=FB9002", { Kleur: "wit" }],
  ],
  "garden-chairs": [
    ["Hartman", 89, "Sophie Studio=HM6511", { Kleur: "zwart, wit, groen" }],
    ["Fermob", 69, "Bistro klapstoel=FE0101", { Kleur: "rood, groen, geel" }],
  ],
  parasols: [
    ["Platinum", 249, "Riva stok=PL7019", { Kleur: "wit, grijs", Maat: "270 cm, 300 cm" }],
    ["Madison", 69, "Corfu=MA5502", { Kleur: "blauw, rood", Maat: "200 cm" }],
  ],
  "flower-pots": [
    [
      "Elho",
      14,
      "b.for soft rond=EL8411, Greenville rond=EL2071",
      { Kleur: "wit, grijs, zwart", Maat: "18 cm, 30 cm" },
    ],
  ],
  hoses: [["Gardena", 29, "Comfort Flex=18033", { Kleur: "zwart", Maat: "20 m, 30 m, 50 m" }]],
};
