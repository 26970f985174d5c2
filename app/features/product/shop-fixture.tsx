import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import type { FlagName } from "#contract/flags";
import { resolveFlags } from "~/flags/flags";
import { FlagsContext } from "~/flags/flags-context";
import { DutchTexts } from "~/i18n/provider";
import { PathsProvider } from "~/paths-context";
import { siteFixture } from "../../../tests/loader-context";
import { dutchNames } from "../../../tests/route-names";

interface Visit {
  /** Address of the page that holds the component. */
  url?: string;
  on?: FlagName[];
  adult?: boolean;
  /** What the page loads when it is asked for again. */
  loader?: () => object;
}

/** Renders a component as on a page of the shop, for tests. */
export function renderInShop(Component: ComponentType, { url = "/", on = [], adult = false, loader }: Visit = {}) {
  const flags = resolveFlags(on, { enabled: [], disabled: [] });
  function Shop({ children }: { children: ReactNode }) {
    return (
      <DutchTexts>
        <PathsProvider names={dutchNames}>
          <FlagsContext.Provider value={flags}>{children}</FlagsContext.Provider>
        </PathsProvider>
      </DutchTexts>
    );
  }
  const identity = { authority: "/identity", clientId: "storefront" };
  const services = { imagesearch: "/api/imagesearch" };
  const root = { site: siteFixture, adult, flags, origin: "https://shop.example", identity, services };
  const Stub = createRemixStub([
    {
      id: "root",
      path: "*",
      ...(loader ? { loader: () => ({ ...root, ...loader() }) } : {}),
      Component: () => (
        <Shop>
          <Component />
        </Shop>
      ),
    },
  ]);
  return render(<Stub initialEntries={[url]} hydrationData={{ loaderData: { root } }} />);
}
