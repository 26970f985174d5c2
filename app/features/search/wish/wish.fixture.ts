import type { Wish } from "#contract/wish";

/** A wish that asks for nothing but what is changed. */
export const aWish = (changes: Partial<Wish> = {}): Wish => ({
  q: "",
  kinds: [],
  filters: {},
  preferences: [],
  parts: [],
  leftovers: [],
  ...changes,
});

const machines = { key: "huishouden.wasmachines", name: "Wasmachines", path: "/huishouden/wasmachines/", products: 9 };

/** A quiet washing machine of at most € 499,50, not of Apple, from 7 kg. */
export const washing = aWish({
  kinds: [machines],
  filters: { price: [null, 49_950], brand: ["!Apple"], Vulgewicht: [">=7 kg"], campaign: ["a.example"] },
  preferences: [{ feature: "Geluidsniveau", direction: "low" }],
  parts: [
    { id: "kind", kind: "kind", said: "wasmachine", label: "Wasmachines", hard: true },
    { id: "prefer:Geluidsniveau", kind: "preference", said: "stille", label: "zo stil mogelijk", hard: false },
    {
      id: "brand:!Apple",
      kind: "brand",
      said: "niet van Apple",
      label: "niet van Apple",
      hard: true,
      filter: { key: "brand", values: ["!Apple"] },
    },
  ],
  leftovers: ["opvouwbaar", "<b>"],
});
