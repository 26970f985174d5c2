import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setServiceAddresses } from "~/api/browser";
import { renderInPage } from "~/shell/page-fixture";
import { session } from "~/stores/session/session";
import { json, profileFixture } from "~/stores/session/session-fixture";
import { ViewedToo } from "./viewed-too";

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  setServiceAddresses({ recommendations: "https://recommendations.example" });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return json({ products: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("somebody who is signed in is named when asking what others looked at; nobody else is", async () => {
  act(() => session.store.setState({ status: "anonymous", profile: null, signupRequired: false }));
  renderInPage(() => (
    <>
      <p>rij</p>
      <ViewedToo productId="7" products={[]} />
    </>
  ));
  await screen.findByText("rij");
  expect(asked).toEqual([]);
  act(() => session.store.setState({ status: "signed-in", profile: profileFixture, signupRequired: false }));
  await vi.waitFor(() => expect(asked).toEqual(["https://recommendations.example/relatedViews?userId=u1&productId=7"]));
});
