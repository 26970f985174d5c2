import { expect, test } from "vitest";
import { loader } from "~/routes/manifest";
import { loaderArgs, loaderContext, siteFixture } from "../../tests/loader-context";

const marketplace = { title: "Etalage", description: "Alles van makers." };
const site = {
  ...siteFixture,
  shopName: "Winkelrijk",
  head: { ...siteFixture.head, marketplace },
  theme: { ...siteFixture.theme, colors: { color_primary: "#123456" } },
};

async function manifest(on: "Marketplace"[] = []) {
  const { context } = loaderContext(() => new Response(), { site, on });
  const response = loader(loaderArgs(context, "/manifest.webmanifest"));
  return { type: response.headers.get("content-type"), ...(await response.json()) };
}

test("each reading describes itself in the manifest", async () => {
  expect(await manifest()).toMatchObject({ description: "Vergelijk prijzen." });
  expect(await manifest(["Marketplace"])).toMatchObject({ description: "Alles van makers." });
});

test("the manifest carries the operator's name and colour", async () => {
  const type = "application/manifest+json";
  expect(await manifest()).toMatchObject({ type, name: "Winkelrijk", theme_color: "#123456", lang: "nl" });
});
