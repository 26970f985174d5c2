import { expect, test } from "./fixtures";

test("without JavaScript anybody reports a wrong price, is told what is missing, and gets a number", async ({
  request,
  catalogue,
}) => {
  const { canonical_path: path } = catalogue.product;
  const product = await (await request.get(path)).text();
  const link = /href="(\/melding-doen\/\?soort=prijs[^"]*)"/.exec(product)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(await (await request.get(link)).text()).toContain(`value="${path}"`);

  const form = { soort: "prijs", pagina: path, uitleg: "Bij de winkel kost hij 10 euro.", naam: "Noor", email: "noor" };
  const wrong = await request.post(link, { form });
  expect(wrong.status()).toBe(422);
  const again = await wrong.text();
  expect(again).toContain("Vul een e-mailadres in");
  expect(again).toContain("Bij de winkel kost hij 10 euro.");
  const sent = await request.post(link, { form: { ...form, email: "noor@voorbeeld.example" } });
  expect(await sent.text()).toMatch(/Het nummer is M[2-9A-Z]{11}/);
});
