import { expect, test } from "vitest";
import type { FlagName } from "#contract/flags";
import { loader } from "~/routes/manifest";
import { loaderArgs, loaderContext, siteFixture } from "../../tests/loader-context";

const marketplace = { title: "Etalage", description: "Alles van makers." };
const site = {
  ...siteFixture,
  shopName: "Winkelrijk",
  head: { ...siteFixture.head, marketplace },
  theme: { ...siteFixture.theme, colors: { color_primary: "#123456" } },
};

async function manifest(on: FlagName[] = []) {
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

test("the icon of the installed shop leads to what the visitor keeps, compared products only where that is offered", async () => {
  const urls = async (on?: FlagName[]) => (await manifest(on)).shortcuts.map(({ url }: { url: string }) => url);
  const always = ["/zoeken/", "/mijn-account/verlanglijstje/", "/mijn-account/laatst-bekeken/"];
  expect(await urls()).toEqual(always);
  expect(await urls(["ProductsComparison"])).toEqual([...always, "/vergelijken/"]);
});
