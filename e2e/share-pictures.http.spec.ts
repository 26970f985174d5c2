import { expect, test } from "./fixtures";

test("every page shares a picture that social networks can show", async ({ mainUrl, catalogue }) => {
  const { paths, slugs, product, website } = catalogue;
  const pages = ["/", paths.category(slugs) ?? "", paths.listing(slugs), product.canonical_path, paths.shop(website)];
  for (const page of pages) {
    const html = await (await fetch(mainUrl + page)).text();
    const said = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    expect(said(":alt"), page).not.toBe("");
    const answer = await fetch(mainUrl + new URL(said("")).pathname);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get("content-type")], page).toEqual([200, said(":type")]);
    const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
    const isPng = bytes.subarray(1, 4).toString("latin1") === "PNG";
    expect({ "image/jpeg": isJpeg, "image/png": isPng }[said(":type")], page).toBe(true);
    expect([said(":width"), said(":height")], page).toEqual(["1200", "630"]);
  }
});

test("the pictures of a product in its structured data are there, in raster", async ({ mainUrl, catalogue }) => {
  const html = await (await fetch(mainUrl + catalogue.product.canonical_path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const product = blocks.map(([, json = ""]) => JSON.parse(json)).find((block) => block["@type"] === "Product");
  expect(product.image.length).toBeGreaterThan(0);
  for (const url of product.image) {
    const answer = await fetch(mainUrl + new URL(url).pathname);
    expect([answer.status, answer.headers.get("content-type")], url).toEqual([200, "image/jpeg"]);
  }
});
