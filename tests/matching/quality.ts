import { createHash } from "node:crypto";
import { createTitleMatcher, type KnownOffer } from "../../backend/matching/title-matcher";
import { cameras } from "./offers/cameras";
import { devices } from "./offers/devices";
import { household } from "./offers/household";
import { neighbours } from "./offers/neighbours";
import { toysAndFashion } from "./offers/toys-and-fashion";
import { unseen } from "./offers/unseen";

/** An offer, with the product that it is known to be of. */
export interface LabelledOffer {
  id: string;
  shopId: string;
  title: string;
  product: string;
}

export interface Quality {
  offers: number;
  precision: number;
  recall: number;
  f1: number;
  /** Right questions to the operator, as a share of all questions. */
  asked: number;
  rightlyAsked: number;
}

function labelled(text: string, prefix: string): LabelledOffer[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line, at) =>
      line.split("|").flatMap((title, shop) => {
        const product = `${prefix}${at}`;
        const shopId = `shop ${shop}`;
        return title.trim() === "" ? [] : [{ id: `${product} ${shopId}`, shopId, title: title.trim(), product }];
      }),
    );
}

const working = [cameras, devices, household, neighbours, toysAndFashion].flatMap((text, at) =>
  labelled(text, `w${at}-`),
);
const held = labelled(unseen, "u");

/** Leaves out every other offer or so, so that many have neighbours but no counterpart. */
function thinned(offers: readonly LabelledOffer[]): LabelledOffer[] {
  return offers.filter(({ id }) => (createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 0);
}

export const offerSets = {
  working,
  "working, thinned": thinned(working),
  unseen: held,
  "unseen, thinned": thinned(held),
};

export interface Joined {
  /** The product on which each offer ended up, by offer. */
  productOf: Map<string, string>;
  questions: { offer: LabelledOffer; productId: string }[];
}

/** Imports the shops one after another, as the real import does: an item that meets nothing becomes a product. */
export function importInTurn(offers: readonly LabelledOffer[]): Joined {
  const productOf = new Map<string, string>();
  const questions: Joined["questions"] = [];
  const known: KnownOffer[] = [];
  for (const shopId of [...new Set(offers.map((offer) => offer.shopId))]) {
    const mine = offers.filter((offer) => offer.shopId === shopId);
    const matcher = createTitleMatcher();
    for (const { id, title } of mine) matcher.add({ id, title, gtin: null });
    for (const read of known.map((offer) => matcher.learn(offer))) matcher.compare(read);
    const matches = new Map(matcher.matches().map((match) => [match.id, match]));
    for (const offer of mine) {
      const match = matches.get(offer.id);
      const productId = match?.isSure ? match.productId : `p ${offer.id}`;
      if (match && !match.isSure) questions.push({ offer, productId: match.productId });
      productOf.set(offer.id, productId);
    }
    for (const { id, title } of mine) known.push({ productId: productOf.get(id) ?? "", shopId, title, gtin: null });
  }
  return { productOf, questions };
}

/** Quality by pairs of offers: of all pairs brought together, and of all that belong together. */
export function qualityOf(offers: readonly LabelledOffer[]): Quality {
  const { productOf, questions } = importInTurn(offers);
  let right = 0;
  let joined = 0;
  let wanted = 0;
  for (const [at, one] of offers.entries()) {
    for (const other of offers.slice(at + 1)) {
      const isWanted = one.product === other.product;
      const isJoined = productOf.get(one.id) === productOf.get(other.id);
      if (isWanted) wanted += 1;
      if (isJoined) joined += 1;
      if (isWanted && isJoined) right += 1;
    }
  }
  const products = new Map(offers.map(({ id, product }) => [`p ${id}`, product]));
  const precision = joined === 0 ? 1 : right / joined;
  const recall = right / wanted;
  return {
    offers: offers.length,
    precision,
    recall,
    f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    asked: questions.length,
    rightlyAsked: questions.filter(({ offer, productId }) => products.get(productId) === offer.product).length,
  };
}
