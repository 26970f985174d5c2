/** A good answer to `readWish`. */
export const goodWish = {
  wish: {
    q: "",
    kinds: [{ key: "huishouden.wassen", name: "Wasmachines", path: "/huishouden/wassen/", products: 12 }],
    filters: { brand: ["!Miele"], price: [null, 50_000], vulgewicht: [">=7 kg"] },
    preferences: [{ feature: "Geluidsniveau", direction: "low" }],
    sort: { by: "price", direction: "asc" },
    parts: [
      {
        id: "price",
        kind: "price",
        said: "onder 500 euro",
        label: "tot € 500",
        hard: true,
        filter: { key: "price", from: null, to: 50_000 },
      },
      {
        id: "brand:!Miele",
        kind: "brand",
        said: "geen Miele",
        label: "niet van Miele",
        hard: true,
        filter: { key: "brand", values: ["!Miele"] },
      },
      {
        id: "prefer:Geluidsniveau",
        kind: "preference",
        said: "stille",
        label: "zo stil mogelijk",
        hard: false,
      },
    ],
    leftovers: ["opvouwbaar"],
  },
};
