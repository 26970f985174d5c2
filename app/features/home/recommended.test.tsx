import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "~/stores/session/session";
import { profileFixture } from "~/stores/session/session-fixture";
import { renderInPage } from "../../shell/page-fixture";
import { aSummary } from "../product/product-fixtures";
import { Recommended } from "./recommended";

const askAsUser = vi.hoisted(() => vi.fn());
vi.mock("~/stores/session/session", async (original) => ({
  ...(await original<typeof import("~/stores/session/session")>()),
  askAsUser,
}));

let see: (visible: boolean) => void = () => {};
beforeEach(() => {
  askAsUser.mockReset();
  askAsUser.mockResolvedValue({ products: [aSummary({ id: "9", name: "Tent" })] });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const heading = () => screen.findByRole("heading", { level: 2 });
function show(signedIn: boolean) {
  const profile = signedIn ? profileFixture : null;
  session.store.setState({ status: signedIn ? "signed-in" : "anonymous", profile });
  renderInPage(() => <Recommended mostViewed={[aSummary({ name: "Lamp" })]} />);
}

test("a visitor sees what others view most, and nobody is asked about them", async () => {
  show(false);
  expect(await heading()).toHaveTextContent("Meest bekeken");
  expect(askAsUser).not.toHaveBeenCalled();
});
test("who is signed in sees what suits them, once nobody looks at the row", async () => {
  show(true);
  await vi.waitFor(() => expect(askAsUser).toHaveBeenCalledTimes(1));
  expect(askAsUser.mock.calls[0]?.[0]).toMatchObject({ name: "personalized", path: "/personalized" });
  expect(askAsUser.mock.calls[0]?.[1]).toEqual({ query: { userId: "u1" } });
  await act(async () => {});
  see(true);
  expect(await heading()).toHaveTextContent("Meest bekeken");
  see(false);
  expect(await heading()).toHaveTextContent("Misschien ook iets voor jou");
  expect(screen.getByRole("article")).toHaveTextContent("Tent");
});
test.each([null, { products: [] }])("with the answer %j most viewed stays", async (answer) => {
  askAsUser.mockResolvedValue(answer);
  show(true);
  await vi.waitFor(() => expect(askAsUser).toHaveBeenCalled());
  await act(async () => {});
  expect(await heading()).toHaveTextContent("Meest bekeken");
});
test("when the service is down most viewed stays", async () => {
  askAsUser.mockRejectedValue(new TypeError("fetch failed"));
  show(true);
  await vi.waitFor(() => expect(askAsUser).toHaveBeenCalled());
  await act(async () => {});
  expect(await heading()).toHaveTextContent("Meest bekeken");
});
test("products for adults are left out for who did not choose to see them", async () => {
  askAsUser.mockResolvedValue({ products: [aSummary({ id: "9", adult_content: true })] });
  show(true);
  await vi.waitFor(() => expect(askAsUser).toHaveBeenCalled());
  await act(async () => {});
  see(false);
  expect(await heading()).toHaveTextContent("Meest bekeken");
});

test("where nothing has been viewed yet, what came in last is called that", async () => {
  session.store.setState({ status: "anonymous", profile: null });
  renderInPage(() => <Recommended mostViewed={[]} newest={[aSummary({ name: "Bouwdoos" })]} />);
  expect((await heading()).textContent).toBe("Nieuw binnen");
  expect(screen.getByText("Bouwdoos")).toBeInTheDocument();
});
