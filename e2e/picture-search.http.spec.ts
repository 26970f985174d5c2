import { IMAGE_BYTES_LIMIT } from "../contract/limits";
import { expect, test } from "./fixtures";
import { photograph } from "./photograph";

const PAGE = "/zoeken/afbeelding/";

test("without JavaScript a picture is sent, shown again and deleted by plain forms (IM-15)", async ({
  request,
  catalogue,
}) => {
  const file = await photograph(request, catalogue);
  const sent = await request.post(PAGE, { multipart: { file, adres: "" }, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  const address = sent.headers().location ?? "";
  expect(address).toMatch(/^\/zoeken\/afbeelding\/\?foto=[\w-]+$/);
  const results = await request.get(address);
  // 503 until the shop has looked at its own pictures.
  expect([200, 503]).toContain(results.status());
  expect(results.headers()["cache-control"]).toBe("private, no-store");
  const page = await results.text();
  expect(page).toContain("Vergelijkbaar product");
  const source = /<img[^>]+src="(\/zoeken\/afbeelding\/[\w-]+\/)"/.exec(page)?.[1] ?? "";
  const shown = await request.get(source);
  expect([shown.status(), shown.headers()["content-type"]]).toEqual([200, "image/webp"]);
  const foto = new URL(address, "https://shop.example").searchParams.get("foto") ?? "";
  const deleted = await request.post(PAGE, { form: { actie: "verwijder", foto } });
  expect(await deleted.text()).toContain("Je foto is verwijderd.");
  const gone = await request.get(address);
  expect([gone.status(), await gone.text()]).toEqual([404, expect.stringContaining("Deze foto is er niet meer")]);
});

test("without JavaScript a file that is too large or no picture, and a private address, are refused in words", async ({
  request,
}) => {
  const post = async (multipart: Parameters<typeof request.post>[1] & object) => {
    const answer = await request.post(PAGE, multipart);
    return [answer.status(), await answer.text()];
  };
  const file = (buffer: Buffer) => ({ multipart: { file: { name: "foto.jpg", mimeType: "image/jpeg", buffer } } });
  expect(await post(file(Buffer.alloc(IMAGE_BYTES_LIMIT)))).toEqual([
    413,
    expect.stringContaining("kleiner dan 10 MB"),
  ]);
  // Larger than any form: it is not read.
  expect(await post(file(Buffer.alloc(IMAGE_BYTES_LIMIT * 1.5)))).toEqual([
    413,
    expect.stringContaining("kleiner dan 10 MB"),
  ]);
  expect(await post(file(Buffer.from("<svg/>")))).toEqual([400, expect.stringContaining("niet als foto lezen")]);
  const link = { multipart: { adres: "http://127.0.0.1:1/a.jpg" } };
  expect(await post(link)).toEqual([422, expect.stringContaining("Van dit adres kunnen we geen foto ophalen")]);
  expect(await post({ multipart: { adres: "" } })).toEqual([422, expect.stringContaining("Kies een foto of geef")]);
});

test("without its flag there is no page, and the header has no camera", async ({ request }) => {
  const cookie = `features=${encodeURIComponent(JSON.stringify({ enabled: [], disabled: ["ImageSearchFeature"] }))}`;
  const page = await request.get(PAGE, { headers: { cookie } });
  expect(page.status()).toBe(404);
  expect(await page.text()).not.toContain(`href="${PAGE}"`);
  expect(await (await request.get("/")).text()).toContain(`href="${PAGE}"`);
});
