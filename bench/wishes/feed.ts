/**
 * A synthetic feed as shops abroad send them: English titles, names of specifications and values, own categories, other
 * units. The same every time.
 */

interface Line {
  kind: string;
  path: string;
  brands: string[];
  /** Euros of the cheapest and the dearest. */
  price: [number, number];
  colors: string[];
  /** Specification → values, of which each product has one. */
  details: Record<string, string[]>;
}

const lines: Line[] = [
  {
    kind: "Pressure washer",
    path: "Garden > Pressure washers",
    brands: ["Kranzel", "Nilfox", "Boschert"],
    price: [79, 399],
    colors: ["Yellow", "Black"],
    details: {
      Pressure: ["110 bar", "130 bar", "150 bar", "180 bar"],
      "Hose length": ["6 m", "8 m", "10 m"],
      "Noise level": ["85 dB", "89 dB", "93 dB"],
      Weight: ["6.5 kg", "9 kg", "14 kg"],
    },
  },
  {
    kind: "Office chair",
    path: "Furniture > Office chairs",
    brands: ["Sitwell", "Ergomax", "Nordform"],
    price: [69, 549],
    colors: ["Black", "Grey", "Blue"],
    details: {
      "Maximum load": ["110 kg", "130 kg", "150 kg"],
      Material: ["Mesh", "Leather", "Fabric"],
      Armrests: ["Yes", "No"],
      "Seat height": ["45 cm", "50 cm", "55 cm"],
    },
  },
  {
    kind: "Sewing machine",
    path: "Home > Sewing machines",
    brands: ["Brothers", "Singwell", "Janomi"],
    price: [99, 899],
    colors: ["White", "Pink"],
    details: {
      "Number of stitches": ["16", "40", "100", "197"],
      "Noise level": ["62 dB", "66 dB", "70 dB"],
      Weight: ["4.5 kg", "6 kg", "8.2 kg"],
      "Automatic needle threader": ["Yes", "No"],
    },
  },
  {
    kind: "Telescope",
    path: "Optics > Telescopes",
    brands: ["Celestra", "Skywatch", "Bressen"],
    price: [89, 999],
    colors: ["Black", "White"],
    details: {
      Aperture: ["70 mm", "90 mm", "130 mm", "200 mm"],
      "Focal length": ["700 mm", "900 mm", "1200 mm"],
      Mount: ["Altazimuth", "Equatorial", "Dobson"],
      Weight: ["5 kg", "9.5 kg", "18 kg"],
    },
  },
  {
    kind: "Aquarium",
    path: "Pets > Aquariums",
    brands: ["Aquael", "Juwela", "Tetrio"],
    price: [39, 599],
    colors: ["Black", "White", "Oak"],
    details: {
      Volume: ["54 l", "120 l", "180 l", "240 l"],
      Lighting: ["LED", "T5"],
      Length: ["60 cm", "80 cm", "120 cm"],
    },
  },
  {
    kind: "Inflatable kayak",
    path: "Sports > Kayaks",
    brands: ["Intexo", "Sevylo", "Gumotex"],
    price: [99, 899],
    colors: ["Yellow", "Green", "Red"],
    details: {
      Persons: ["1 person", "2 persons", "3 persons"],
      "Maximum load": ["100 kg", "180 kg", "230 kg"],
      Weight: ["9 kg", "14 kg", "17 kg"],
    },
  },
];

const PER_LINE = 36;

function rows(): string[][] {
  return lines.flatMap((line, row) =>
    Array.from({ length: PER_LINE }, (_, at) => {
      const pick = <T>(list: readonly T[], step: number): T => list[Math.floor(at / step) % list.length] as T;
      const brand = pick(line.brands, 1);
      const color = pick(line.colors, 2);
      const [low, high] = line.price;
      const details = Object.entries(line.details).map(([name, values], i) => `Specs:${name}:${pick(values, i + 1)}`);
      const id = `w${row}-${at}`;
      return [
        id,
        `${brand} ${line.kind} ${String.fromCharCode(65 + (at % 26))}${100 + at * 7} ${color}`,
        `${line.kind} by ${brand}.`,
        `https://workshop.example/p/${id}`,
        `https://workshop.example/i/${id}.jpg`,
        "in_stock",
        `${Math.round(low + ((high - low) * ((at * 11) % PER_LINE)) / PER_LINE)}.00 EUR`,
        brand,
        color,
        line.path,
        details.join(","),
        "NL:::0 EUR",
      ];
    }),
  );
}

const head = "id title description link image_link availability price brand color product_type product_detail shipping";

/** The feed as a tab-separated file. */
export const wishFeed = (): string => `${[head.split(" "), ...rows()].map((cells) => cells.join("\t")).join("\n")}\n`;
