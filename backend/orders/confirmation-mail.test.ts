import { expect, test } from "vitest";
import { confirmationMail } from "./confirmation-mail";
import type { LineRow, OrderRow, PurchaseRow } from "./purchase-records";

const address = {
  recipient: "Noor <b>de Wit</b>",
  street: "Dorpsstraat",
  houseNumber: "1",
  addition: "bis",
  postalCode: "1234 AB",
  city: "Utrecht",
  country: "NL" as const,
  phone: "",
  company: null,
};
const purchase = {
  placedAt: new Date("2026-11-22T09:00:00Z"),
  number: "7KQ2M9XRTW4",
  email: "noor@voorbeeld.nl",
  deliveryAddress: address,
  billingAddress: address,
  pickupPoint: null,
  goods: 3_990,
  shipping: 495,
  discount: 399,
  total: 4_086,
} as PurchaseRow;
const order = {
  id: "o1",
  number: "7KQ2M9XRTW4-1",
  seller: {
    legalName: "Klushal B.V.",
    street: "Industrieweg 4",
    postalCode: "3500 AA",
    city: "Utrecht",
    country: "NL",
    kvk: "12345678",
    vatId: "NL000099998B57",
    email: "klant@klushal.example",
    phone: "0301234567",
  },
  shipping: 495,
  discount: 399,
  total: 4_086,
  methodName: "Bezorgd aan huis",
  promise: { minDays: 1, maxDays: 2 },
} as OrderRow;
const line = {
  orderId: "o1",
  name: "Boor\n<script>",
  unit: 1_995,
  quantity: 2,
  discount: 399,
  total: 3_591,
  vatRate: 21,
  vatScheme: "normal",
} as LineRow;
const mail = confirmationMail(purchase, [order], [line], {
  shopName: "Etalage",
  orderUrl: "https://winkel.example/bestelling/p1/?sleutel=k",
  termsUrl: "https://winkel.example/terms-and-conditions/",
  withdrawalUrl: "https://winkel.example/overeenkomst-ontbinden/",
});

test("says in the message itself what the law wants there, in text and in HTML", () => {
  for (const body of [mail.text, mail.html ?? ""]) {
    for (const said of [
      "7KQ2M9XRTW4",
      "Klushal B.V. (bedrijf)",
      "KvK 12345678",
      "NL000099998B57",
      "2 x Boor",
      "Bezorgd aan huis",
      "tussen maandag 23 november 2026 en dinsdag 24 november 2026",
      "binnen 14 dagen na ontvangst",
      "Modelformulier",
      "de kosten van het terugsturen",
      "fabrieksgarantie",
      "https://winkel.example/terms-and-conditions/",
      "https://winkel.example/overeenkomst-ontbinden/",
      "Dorpsstraat 1 bis, 1234 AB Utrecht",
    ]) {
      expect(body).toContain(said);
    }
  }
  // 21 % of 40,86 goods and shipping.
  expect(mail.text.replaceAll("\u00a0", " ")).toContain("waarvan 21% btw: € 7,09");
  expect(mail.to).toBe("noor@voorbeeld.nl");
});

test("what shops and buyers wrote stays text", () => {
  expect(mail.html).toContain("Boor &lt;script&gt;");
  expect(mail.html).toContain("Noor &lt;b&gt;de Wit");
  expect(mail.html).not.toContain("<script>");
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
