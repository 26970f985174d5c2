import type { Availability, Condition } from "./products";

type Row = [shop: string, condition: Condition, availability: Availability, price: number, shipping: number];

/** Test cases for a product's price; run for both sides of the contract. */
export const priceCases: {
  name: string;
  offers: Row[];
  lowestPrice: number | null;
  lowestTotal: number | null;
  shops: number;
}[] = [
  { name: "nobody sells it", offers: [], lowestPrice: null, lowestTotal: null, shops: 0 },
  {
    name: "a used one beside a new one does not make it cheaper",
    offers: [
      ["s1", "used", "in_stock", 4000, 0],
      ["s2", "new", "in_stock", 9300, 0],
    ],
    lowestPrice: 9300,
    lowestTotal: 9300,
    shops: 2,
  },
  {
    name: "a used one counts when no new one can be ordered",
    offers: [
      ["s1", "new", "out_of_stock", 9300, 0],
      ["s2", "used", "in_stock", 4000, 495],
      ["s3", "refurbished", "in_stock", 4200, 0],
    ],
    lowestPrice: 4000,
    lowestTotal: 4200,
    shops: 2,
  },
  {
    name: "a cheap one with dear shipping is not the cheapest",
    offers: [
      ["s1", "new", "in_stock", 8000, 1500],
      ["s2", "new", "in_stock", 9000, 0],
    ],
    lowestPrice: 8000,
    lowestTotal: 9000,
    shops: 2,
  },
  {
    name: "what is announced or comes later can be ordered",
    offers: [
      ["s1", "new", "preorder", 7000, 0],
      ["s2", "new", "backorder", 6000, 0],
    ],
    lowestPrice: 6000,
    lowestTotal: 6000,
    shops: 2,
  },
  {
    name: "two offers of a shop are one shop",
    offers: [
      ["s1", "new", "in_stock", 7000, 0],
      ["s1", "used", "in_stock", 3000, 0],
    ],
    lowestPrice: 7000,
    lowestTotal: 7000,
    shops: 1,
  },
  {
    name: "everything is sold out",
    offers: [
      ["s1", "new", "out_of_stock", 7000, 0],
      ["s2", "used", "out_of_stock", 3000, 0],
    ],
    lowestPrice: null,
    lowestTotal: null,
    shops: 0,
  },
];
