import { afterAll, beforeAll, expect, it } from "vitest";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import { cards, openTestPaymentProvider, sessionOf, TEST_ORIGIN, type TestPaymentProvider } from "../testing";

let test: TestPaymentProvider;
beforeAll(async () => {
  test = await openTestPaymentProvider({ shopName: async () => "Bij Jip & Co" });
});
afterAll(() => test.close());

async function page(id: string): Promise<{ status: number; html: string; policy: string }> {
  const response = await test.provider.fetch(new Request(`${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}/pay/${id}`));
  const policy = response.headers.get("content-security-policy") ?? "";
  return { status: response.status, html: await response.text(), policy };
}

it("says whom is paid, what for, how much, and that nothing is charged", async () => {
  const { id } = await test.stripe.checkout.sessions.create(
    sessionOf(134_950, { allowed_payment_method_types: ["bancontact", "card"] }),
  );
  const { status, html, policy } = await page(id);
  expect(status).toBe(200);
  for (const text of ["Bij Jip &amp; Co", "2 x Theepot", "€&nbsp;1.349,50", "er wordt niets afgeschreven"]) {
    expect(html.replaceAll("\u00a0", "&nbsp;")).toContain(text);
  }
  expect(html.indexOf("Bancontact")).toBeLessThan(html.indexOf("Kaart"));
  expect(html).not.toContain("PayPal");
  expect(html).toContain('href="/afrekenen/"');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${TEST_ORIGIN};`);
});

it.each([
  [{ number: "4111 1111 1111 1112" }, "verwisseld"],
  [{ number: "4111 1111 1111 1111" }, "nooit je echte kaart"],
  [{ number: "geen" }, "12 tot 19 cijfers"],
  [{ expiry: "13/30" }, "maand en jaar"],
  [{ expiry: "10/26" }, "verlopen"],
  [{ cvc: "1" }, "3 of 4 cijfers"],
  [{ method: "paypal" }, "Kies een betaalmethode"],
  [{ method: "ideal", outcome: "nonsense" as never }, "Kies hoe de betaling afloopt"],
])("says at the field what is wrong with %o, and nothing is tried", async (choice, text) => {
  const { id } = await test.stripe.checkout.sessions.create(
    sessionOf(1_000, { allowed_payment_method_types: ["ideal", "card"] }),
  );
  const { status, html } = await test.pay(id, choice);
  expect(status).toBe(422);
  expect(html).toContain(text);
  expect(html).toContain('role="alert"');
  expect((await test.stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
});

it("after a refusal says why, and lets the buyer try again", async () => {
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  await test.pay(id, { number: cards.declined });
  expect((await page(id)).html).toContain("Je kaart is geweigerd. Er is niets betaald.");
});

it("a buyer can let it expire; after that nothing can be paid", async () => {
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  await test.provider.fetch(
    new Request(`${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}/pay/${id}`, {
      method: "POST",
      body: new URLSearchParams({ action: "expire" }),
    }),
  );
  const { status, html } = await page(id);
  expect(status).toBe(410);
  expect(html).toContain("Deze betaling is verlopen");
  expect(html).not.toContain("<form");
});

it("a paid one leads back to the shop; an unknown one is not found", async () => {
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  await test.pay(id);
  const { html } = await page(id);
  expect(html).toContain("Deze betaling is klaar");
  expect(html).toContain(`/bestelling/?session=${id}`);
  expect((await page("cs_test_none")).status).toBe(404);
  expect((await page(`${id}/3ds`)).html).not.toContain("<form");
});

it("leads back to any address that the shop may give", async () => {
  const { id } = await test.stripe.checkout.sessions.create(
    sessionOf(1_000, { success_url: `${TEST_ORIGIN}/bedankt/één/{CHECKOUT_SESSION_ID}/` }),
  );
  // By whatever name of this host the buyer came.
  expect((await test.pay(id)).location).toBe(`/bedankt/%C3%A9%C3%A9n/${id}/`);
  const other = await test.stripe.checkout.sessions.create(
    sessionOf(1_000, { success_url: "https://elders.example/" }),
  );
  expect((await test.pay(other.id)).location).toBe("https://elders.example/");
});

it("does not let anybody try forever", async () => {
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  for (let tries = 0; tries < 25; tries++) await test.pay(id, { method: "ideal", outcome: "declined" });
  const { status, html } = await test.pay(id);
  expect(status).toBe(422);
  expect(html).toContain("te vaak geprobeerd");
});
