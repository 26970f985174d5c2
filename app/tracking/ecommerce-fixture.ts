import type { Cart, CartLine } from "#contract/carts";
import type { Draft } from "#contract/checkout";
import type { OrderLine, Purchase } from "#contract/orders";

export const aCartLine = (line: Partial<CartLine> = {}): CartLine => ({
  product: "1",
  sid: "s1",
  spid: "A",
  name: "Boor",
  slug: "boor",
  picture: "",
  size: "",
  quantity: 1,
  most: 99,
  price: 1_995,
  priceSeen: 1_995,
  total: 1_995,
  promise: null,
  adult: false,
  problems: [],
  ...line,
});

/** A cart of one shop, with free shipping. */
export function aCart(lines: CartLine[]): Cart {
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shop = { id: "s1", name: "Klus", website: "klus.example" };
  const part = { sid: "s1", shop, lines, goods, shipping: 0, total: goods, untilFree: null };
  const all = { goods, shipping: 0, total: goods, pendingPayments: [], cartErrors: [] };
  return { version: lines.length, carts: lines.length > 0 ? [part] : [], count: lines.length, ...all };
}

const address = {
  recipient: "Noor de Wit",
  street: "Dorpsstraat",
  houseNumber: "14",
  addition: "",
  postalCode: "3511 AB",
  city: "Utrecht",
  country: "NL" as const,
  phone: "",
  company: null,
};

export function aDraft(cart: Cart): Draft {
  const methods = [
    { id: "standard", name: "Bezorgen", price: 0, promise: null, pickup: false },
    { id: "pickup", name: "Afhaalpunt", price: 0, promise: null, pickup: true },
  ];
  const { goods, total } = cart;
  const amounts = { goods, shipping: 0, discount: 0, total };
  return {
    cart,
    version: "v1",
    email: "noor@voorbeeld.example",
    deliveryAddress: address,
    billingAddress: null,
    pickup: false,
    pickupPoint: null,
    shops: [{ shopId: "s1", method: "standard", methods, seller: "Klus B.V.", ...amounts }],
    codes: [],
    ...amounts,
    vat: [],
    needsAge: false,
    missing: [],
  };
}

const anOrderLine = (line: Partial<OrderLine>): OrderLine => ({
  id: "l1",
  productId: "1",
  merchantProductId: "A",
  groupId: "",
  name: "Boor",
  slug: "boor",
  picture: "",
  size: "",
  unit: 1_995,
  quantity: 1,
  cancelledQuantity: 0,
  returnableQuantity: 1,
  discount: 0,
  total: 1_995,
  vatRate: 21,
  ...line,
});

/** Paid: two drills with a code, and the shipping of one shop. */
export function aPurchase(purchase: Partial<Purchase> = {}): Purchase {
  const amounts = { goods: 3_990, discount: 400, shipping: 495, total: 4_085 };
  const nobody = { legalName: "Klus B.V.", street: "", postalCode: "", city: "", country: "", kvk: "", vatId: "" };
  const dates = { shippedAt: null, deliveredAt: null, cancelledAt: null, returnTill: null };
  return {
    id: "p1",
    number: "ABCDEFGHJK2",
    state: "paid",
    placedAt: "2026-11-22T12:00:00.000Z",
    expiresAt: "2026-11-22T12:45:00.000Z",
    paidAt: "2026-11-22T12:05:00.000Z",
    email: "noor@voorbeeld.example",
    deliveryAddress: address,
    billingAddress: address,
    pickupPoint: null,
    ...amounts,
    codes: ["WELKOM10"],
    payment: { state: "paid", method: "ideal", problem: "" },
    orders: [
      {
        id: "o1",
        number: "ABCDEFGHJK2-1",
        status: "paid",
        shop: { id: "s1", name: "Klus", website: "klus.example" },
        seller: { ...nobody, email: "", phone: "" },
        lines: [anOrderLine({ quantity: 2, discount: 400, total: 3_590 })],
        ...amounts,
        method: "standard",
        promise: null,
        paidAt: "2026-11-22T12:05:00.000Z",
        ...dates,
        shipments: [],
        invoice: "",
        refunded: 0,
        creditNotes: [],
      },
    ],
    mailed: true,
    ...purchase,
  };
}
