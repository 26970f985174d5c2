import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DutchTexts } from "~/i18n/provider";
import { PathsProvider } from "~/paths-context";
import type { PageHandle } from "~/seo/page-handle";
import { dutchNames } from "../../tests/route-names";
import { PageTrail } from "./page-trail";

/** The steps for these handles of a layout and a page, each with its address. */
async function steps(layout: PageHandle, page?: PageHandle) {
  const Frame = () => (
    <DutchTexts>
      <PathsProvider names={dutchNames}>
        <PageTrail />
        <Outlet />
      </PathsProvider>
    </DutchTexts>
  );
  const Site = createRemixStub([
    { id: "layout", Component: Frame, handle: layout, children: [{ path: "*", Component: () => null, handle: page }] },
  ]);
  render(<Site initialEntries={["/mijn-account/x/?page=2"]} />);
  const trail = await screen.findByRole("navigation", { name: "Je bent hier" });
  return within(trail)
    .getAllByRole("listitem")
    .map((item) => [item.textContent, item.querySelector("a")?.getAttribute("href")]);
}
const account: PageHandle = { title: "account.title", home: "profile" };

test("a page comes after the layout in which it stands", async () => {
  expect(await steps(account, { title: "account.addresses" })).toEqual([
    ["Home", "/"],
    ["Mijn account", "/mijn-account/?page=2"],
    ["Adressen", undefined],
  ]);
});

test("the home of a layout is where its own step leads, so it is no link there", async () => {
  expect(await steps(account)).toEqual([
    ["Home", "/"],
    ["Mijn account", undefined],
  ]);
});
