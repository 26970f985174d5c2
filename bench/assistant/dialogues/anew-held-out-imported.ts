import { type Dialogue, singles, talks } from "../dialogue";

/** As anew-held-out.ts, of an imported feed. */
export const anewHeldOutImported: readonly Dialogue[] = [
  ...singles("imported, asked anew, held out, read since", [
    [
      "galaxy telefoon met 256 gb, geel of paars",
      { named: /galaxy s24/i, has: { name: /256\s?gb/i, color: ["geel", "paars"] } },
    ],
    ["iphone 15 pro met minstens 512 gb", { named: /iphone 15 pro/i, has: { name: /512\s?gb/i } }],
    ["pixel 8a blauw hooguit 850 euro", { named: /pixel 8a/i, max: 850, has: { color: "blauw" } }],
    ["ipad met 64 gb, niet grijs", { named: /ipad/i, has: { name: /64\s?gb/i }, not: { color: "grijs" } }],
    [
      "gaming toetsenbord van razer of logitech in het zwart onder 150",
      { named: /toetsenbord/i, max: 150, has: { brand: ["Razer", "Logitech"], color: "zwart" } },
    ],
    [
      "externe ssd van minstens 2 tb, geen samsung",
      { named: /externe ssd/i, has: { name: /[24]\s?tb/i }, not: { brand: "Samsung" } },
    ],
    ["usb-c naar lightning kabel van 2 meter", { named: /lightning/i, has: { name: /2\s?m\b/i } }],
    ["hdmi kabel tussen 3 en 5 meter", { named: /hdmi/i, has: { name: /[35]\s?m\b/i } }],
    [
      "oplader van meer dan 30 watt, niet van belkin",
      { named: /oplader/i, has: { name: /65\s?w/i }, not: { brand: "Belkin" } },
    ],
    ["laptopsleeve 14 inch zwart", { named: /14 inch/i, has: { color: "zwart" } }],
    ["muurbeugel 40-77 inch die kan kantelen", { named: /kantelbaar/i, has: { name: /40-77/ } }],
    ["garmin horloge wit onder 400", { named: /forerunner/i, max: 400, has: { brand: "Garmin", color: "wit" } }],
    ["smartwatch van 45 mm of groter, zwart", { named: /smartwatch/i, has: { color: "zwart", name: /4[57]\s?mm/i } }],
    [
      "wireless speaker zwart of wit, geen sonos, tot 140",
      { named: /speaker/i, max: 140, has: { color: ["zwart", "wit"] }, not: { brand: "Sonos" } },
    ],
    ["switch lite in het rood", { none: true }],
    ["makita accu van 5 ah of meer", { named: /gereedschapsaccu/i, has: { brand: "Makita", name: /[56],0\s?ah/i } }],
    [
      "opzetborstel 4 stuks wit voor philips sonicare",
      { named: /opzetborstels/i, has: { brand: "Philips Sonicare", color: "wit", name: /4 stuks/i } },
    ],
    ["waterkoker in creme of rood", { none: true }],
  ]),
  ...talks("imported, asked anew, held out, read since", [
    [
      ["draadloze oordopjes van sony of jbl", { named: /oordopjes/i, has: { brand: ["Sony", "JBL"] } }],
      ["alleen wit", { named: /oordopjes/i, has: { brand: ["Sony", "JBL"], color: "wit" } }],
      ["hooguit 200 euro", { named: /oordopjes/i, max: 200, has: { brand: ["Sony", "JBL"], color: "wit" } }],
    ],
    [
      [
        "smartphone 128 gb tot 400, geen samsung",
        { named: /smartphone/i, max: 400, has: { name: /128\s?gb/i }, not: { brand: "Samsung" } },
      ],
      [
        "256 gb mag ook",
        { named: /smartphone/i, max: 400, has: { name: /(?:128|256)\s?gb/i }, not: { brand: "Samsung" } },
      ],
    ],
  ]),
];
