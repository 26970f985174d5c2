import { isBelgianPostcode, isDutchPostcode, normaliseDutchPostcode } from "#contract/business-ids";
import type { PickupPoint } from "#contract/checkout";
import { belgianTowns, dutchTowns, type Town } from "./pickup-towns";

/** Where the points come from: the list below, or a carrier's service. */
export interface PickupPoints {
  /** Nearest first; empty for what is no postcode. */
  near(postcode: string): Promise<PickupPoint[]>;
  find(id: string, postcode?: string): Promise<PickupPoint | undefined>;
}

interface Place {
  lat: number;
  lon: number;
}
type Known = Omit<PickupPoint, "distance"> & Place & { country: "NL" | "BE" };

const MOST_SHOWN = 8;
/** Distance that the list is exact to, in metres. */
const STEP = 100;

/** Three points around the centre of each town; 0.01 degrees are about a kilometre. */
const kinds = [
  { name: "Boekhandel De Lezer", street: "Hoofdstraat", number: 12, at: [0.001, 0.002], hours: "ma-za 9.00-18.00" },
  { name: "Supermarkt Het Plein", street: "Marktplein", number: 3, at: [-0.008, 0.011], hours: "ma-zo 8.00-21.00" },
  {
    name: "Drogist Wit",
    street: "Stationsweg",
    number: 48,
    at: [0.012, -0.009],
    hours: "ma-vr 9.00-20.00, za 9.00-17.00",
  },
] as const;
const letters = ["AB", "CE", "HK"] as const;

function pointsOf([from, town, lat, lon]: Town, country: "NL" | "BE"): Known[] {
  return kinds.map(({ name, street, number, at: [north, east], hours }, index) => {
    const postcode = String(from + (country === "NL" ? 11 : 0));
    return {
      id: `${country.toLowerCase()}-${from}-${index + 1}`,
      name: `${name} ${town}`,
      street,
      houseNumber: String(number + (from % 7) * 2),
      postalCode: country === "NL" ? `${postcode} ${letters[index]}` : postcode,
      city: town,
      hours,
      country,
      lat: lat + north,
      lon: lon + east,
    };
  });
}

const all: readonly Known[] = [
  ...dutchTowns.flatMap((town) => pointsOf(town, "NL")),
  ...belgianTowns.flatMap((town) => pointsOf(town, "BE")),
];
const byId = new Map(all.map((point) => [point.id, point]));

/** Where a postcode is, as far as its town tells. */
function placeOf(postcode: string): (Place & { country: "NL" | "BE" }) | undefined {
  const country = isDutchPostcode(postcode) ? "NL" : isBelgianPostcode(postcode) ? "BE" : undefined;
  if (!country) return undefined;
  const number = Number(normaliseDutchPostcode(postcode).slice(0, 4));
  const found = (country === "NL" ? dutchTowns : belgianTowns).findLast(([from]) => from <= number);
  return found && { country, lat: found[2], lon: found[3] };
}

const EARTH_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In metres, good enough within a country. */
function distance(a: Place, b: Place): number {
  const east = radians(b.lon - a.lon) * Math.cos(radians((a.lat + b.lat) / 2));
  const metres = EARTH_M * Math.hypot(east, radians(b.lat - a.lat));
  return Math.max(STEP, Math.round(metres / STEP) * STEP);
}

function told({ country: _country, lat: _lat, lon: _lon, ...point }: Known, metres: number | null): PickupPoint {
  return { ...point, distance: metres };
}

export const embeddedPickupPoints: PickupPoints = {
  async near(postcode) {
    const from = placeOf(postcode.trim());
    if (!from) return [];
    return all
      .filter(({ country }) => country === from.country)
      .map((point) => told(point, distance(from, point)))
      .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || (a.id < b.id ? -1 : 1))
      .slice(0, MOST_SHOWN);
  },
  async find(id, postcode = "") {
    const point = byId.get(id);
    const from = placeOf(postcode.trim());
    return point && told(point, from ? distance(from, point) : null);
  },
};
