import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import type { FlagName } from "#contract/flags";
import { resolveFlags } from "~/flags/flags";
import { FlagsContext } from "~/flags/flags-context";
import { DutchTexts } from "~/i18n/provider";
import { PathsProvider } from "~/paths-context";
import { type RootData, useRootData } from "~/root-data";
import { siteFixture } from "../../tests/loader-context";
import { dutchNames } from "../../tests/route-names";
import { PageProblem } from "./page-problem";

export const categoryFixture = (name: string) => ({
  slug: name.toLowerCase(),
  name,
  id: name,
  img: "/c.svg",
  img_blue: "/cb.svg",
  adult_content: false,
});

export interface PageFixture {
  url?: string;
  root?: Partial<RootData>;
  on?: FlagName[];
  /** What the page's loader threw: a response as Remix passes it to error boundaries, or an error. */
  thrown?: { status: number; data: string } | Error;
}

/** A component as a page: below a root with its data, with paths, flags and messages. For tests. */
export function inPage(Component: ComponentType, { url = "/", root, on = [], thrown }: PageFixture = {}) {
  const flags = resolveFlags(on, { enabled: [], disabled: [] });
  const { baseUrl: _, ...site } = siteFixture;
  const data: RootData = {
    names: dutchNames,
    flags,
    site,
    look: { css: "", colour: "#0b5c6b" },
    origin: "https://shop.example",
    services: {},
    identity: { authority: "/identity", clientId: "storefront" },
    categories: ["Elektronica", "Wonen", "Tuin"].map(categoryFixture),
    hiddenCategories: false,
    marketMessage: "",
    adult: false,
    worker: false,
    ...root,
  };
  function Root() {
    return (
      <DutchTexts>
        <PathsProvider names={dutchNames}>
          <FlagsContext.Provider value={flags}>{useRootData() ? <Outlet /> : null}</FlagsContext.Provider>
        </PathsProvider>
      </DutchTexts>
    );
  }
  function Problem() {
    return (
      <DutchTexts>
        <PathsProvider names={dutchNames}>
          <PageProblem />
        </PathsProvider>
      </DutchTexts>
    );
  }
  const Site = createRemixStub([
    {
      id: "root",
      Component: Root,
      ErrorBoundary: Problem,
      children: [{ id: "page", path: "*", Component }],
    },
  ]);
  const isError = thrown instanceof Error;
  const error = isError ? thrown : { statusText: thrown?.data, internal: false, ...thrown };
  const hydrationData = { loaderData: { root: data }, ...(thrown ? { errors: { root: error } } : {}) };
  return { page: <Site initialEntries={[url]} hydrationData={hydrationData} />, data };
}

/** Renders it in the test's browser. */
export const renderInPage = (Component: ComponentType, fixture?: PageFixture) =>
  render(inPage(Component, fixture).page);
