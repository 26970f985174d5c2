const place = {
  street: "Dorpsstraat",
  houseNumber: "1",
  addition: "",
  postalCode: "1234 AB",
  city: "Utrecht",
  country: "NL",
};
const product = { id: "1", name: "Lamp", path: "/product/lamp/1/", image: "/api/images/p/1.svg" };
const about = { createdAt: "2026-11-01T10:00:00.000Z", read: false };

/** Answers to the calls about an account, as a service that keeps to the contract gives them. */
const request = {
  status: "in_review",
  message: "",
  requestedAt: "2026-11-01T10:00:00.000Z",
  decidedAt: "2026-11-02T10:00:00.000Z",
  missing: ["domain"],
  domain: { host: "klushal.example", token: "0123456789abcdef0123456789abcdef", confirmed: false },
  shops: [{ website: "klushal.example", name: "Klushal", status: "suspended", reason: "Levert niet" }],
};
const desk = {
  items: [
    {
      kind: "mail",
      id: "purchase:1:confirmed",
      title: "purchase:1:confirmed",
      facts: ["van 2026-11-01, 9 keer geprobeerd: no such mailbox"],
      command: "npm run mail -- status",
      words: ["retry"],
    },
  ],
};
export const accountAnswers = {
  getUserData: {
    sub: "noor",
    email: "noor@voorbeeld.nl",
    given_name: "Noor",
    family_name: "de Wit",
    picture: "",
    dateOfBirth: "1984-03-05",
    phone: "0301234567",
    wishlistItems: [{ productId: "1", price: 1995, date: "2026-11-01" }],
    recentlyViewedProducts: ["1", "2"],
    bookmarks: ["b1"],
    pocChatData: [{ id: "c1" }],
    newsletter: ["offers"],
    reviewMails: true,
    business: {
      companyName: "Klushal",
      kvk: "12345678",
      vatId: "NL000099998B57",
      iban: "NL91ABNA0417164300",
      website: "https://klushal.example",
      phone: "0301234567",
      address: place,
      ibanName: "Klushal B.V.",
      representative: "Noor de Wit",
      certified: true,
      status: "requested",
      message: "",
      requestedAt: "2026-11-01T10:00:00.000Z",
    },
    deletionAt: null,
  },
  deliveryAddresses: {
    addresses: [
      { publicId: "a1", name: "Thuis", default: true, data: { ...place, recipient: "Noor de Wit", phone: "" } },
    ],
  },
  userPreferences: { categories: ["klussen.machines"] },
  businessRequest: request,
  checkBusiness: request,
  deskOverview: desk,
  deskDecide: desk,
  notifications: {
    notifications: [
      { ...about, id: "n1", kind: "price_drop", product, from: 1995, to: 1795 },
      { ...about, id: "n2", kind: "back_in_stock", product },
      { ...about, id: "n3", kind: "business_status", status: "approved", message: "" },
      { ...about, id: "n4", kind: "deletion_planned", on: "2026-12-01" },
    ],
  },
  backInStockSubscriptions: { subscriptions: [{ id: "1" }] },
  answerStockMail: { product: { id: "1", name: "Lamp", path: "/product/lamp/1/" } },
};
