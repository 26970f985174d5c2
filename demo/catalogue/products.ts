import type { ProductRow, SeedProduct } from "../../backend/seed/seed";
import { gtinOf, isbnOf } from "./barcodes";
import { type Calendar, calendarOf } from "./calendar";
import { descriptionOf, featuresOf, shortDescOf, specificationsOf, titleOf, wordsOf } from "./describe";
import { drawingUrl } from "./drawings";
import { drawnColor, slugify } from "./dutch";
import { blockOf, dealBlock, type Place, placeInBlock } from "./families";
import { offersOf } from "./offers";
import { mix } from "./random";
import { averageOf, reviewsOf } from "./reviews";
import { stockOf } from "./stock";

/** Well above the ids that the database assigns itself. */
const FIRST_ID = 10_000_001;
export const productId = (number: number): string => String(FIRST_ID + number);

/** Lazily generates the first `count` products. */
export function* walkProducts(count: number, today: string): Generator<SeedProduct> {
  const calendar = calendarOf(today);
  let block: Place[] = [];
  for (let number = 0; number < count; number++) {
    if (placeInBlock(number) === 0) block = dealBlock(blockOf(number));
    const place = block[placeInBlock(number)];
    if (place) yield makeProduct(place, calendar);
  }
}

/** The fate of a few products: sold nowhere any more, or replaced by an earlier sibling. */
function fateOf({ number, family, random }: Place): { endedAgo: number | null; movedTo: string | null } {
  const eldest = Math.min(...family.members.map((member) => member.number));
  if (eldest < number && random.chance(0.012)) return { endedAgo: 0, movedTo: productId(eldest) };
  const ended = family.age > 60 && random.chance(0.017);
  return { endedAgo: ended ? random.between(3, Math.min(200, family.age - 30)) : null, movedTo: null };
}

export function makeProduct(place: Place, calendar: Calendar): SeedProduct {
  const { number, family, member, random } = place;
  const { kind } = family;
  const id = productId(number);
  const words = wordsOf(place);
  const name = titleOf(family, words);
  const { endedAgo, movedTo } = fateOf(place);
  const reviews = movedTo === null ? reviewsOf(place, id, calendar) : [];
  const codes = barcodesOf(place);
  const { offers, prices } = offersOf(place, { id, name, gtin: codes.gtin, mpn: codes.mpn, endedAgo }, calendar);
  const product: ProductRow = {
    id,
    name,
    slug: slugify(name).slice(0, 80).replace(/-$/, ""),
    brand: family.brand,
    categoryId: kind.categoryId,
    shortDesc: shortDescOf(family, words, random),
    description: descriptionOf(family, words, random),
    ...codes,
    familyCode: family.members.length > 1 ? family.code : null,
    groupKey: family.members.length > 1 ? family.code : null,
    color: member.color && !kind.table.book ? [member.color] : [],
    size: member.size ? [member.size] : [],
    gender: kind.table.gender ?? null,
    model: kind.table.book ? null : family.model,
    specifications: specificationsOf(place),
    features: featuresOf(family),
    images: imagesOf(place),
    adultContent: kind.adult,
    expired: endedAgo !== null,
    popularity: Math.min(100_000, Math.floor(12 / (random.next() + 0.00002))),
    ratingAverage: averageOf(reviews),
    ratingCount: reviews.length,
    movedTo,
    createdAt: calendar.moment(family.age, random.between(0, 600)),
    updatedAt: calendar.moment(0, -random.between(5, 700)),
  };
  return { product, offers, prices, stock: stockOf(offers, number), reviews };
}

/** Nine in ten have a barcode; books have an ISBN in place of an article number. */
function barcodesOf({
  number,
  family,
  random,
}: Place): Pick<ProductRow, "isbn"> & { gtin: string | null; mpn: string | null } {
  if (family.kind.table.book) {
    const isbn = isbnOf(number);
    return { gtin: isbn, isbn, mpn: null };
  }
  const gtin = random.chance(0.9) ? gtinOf(number, family.brand.length + family.brand.charCodeAt(0)) : null;
  const typed = family.model.split(" ").find((word) => /[A-Z].*\d{2}|\d{2}.*[A-Z]/.test(word));
  const start = typed ?? slugify(family.brand).replace(/-/g, "").slice(0, 3).toUpperCase();
  const tail = ((number * 7919 + 50_653) % 2_176_782_336).toString(36).toUpperCase();
  return { gtin, isbn: null, mpn: `${start}-${tail}` };
}

function imagesOf({ number, family, member }: Place): { url: string }[] {
  const seed = mix(number, 41) % 10_000;
  const views = 3 + (mix(number, 43) % 3);
  const color = drawnColor(member.color);
  return Array.from({ length: views }, (_, view) => ({
    url: drawingUrl(family.kind.table.drawing, color, seed, view),
  }));
}
