import { useLoaderData, useLocation } from "@remix-run/react";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { FlagName } from "#contract/flags";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { setServiceAddresses } from "~/api/browser";
import { pictureHistory } from "~/stores/picture-searches";
import { resetToasts, toastsNow } from "~/stores/toasts";
import { aSummary } from "../product/product-fixtures";
import { renderInShop } from "../product/shop-fixture";
import { ChooseScreen } from "./choose-screen";
import { keepCrop, readCrop } from "./kept-crop";
import type { PictureView } from "./load-picture";
import { parseAddress } from "./picture-address";
import { aFind, aPicture } from "./picture-answers-fixture";
import { PictureScreen } from "./picture-screen";

const asked: { path: string; body: unknown }[] = [];
let answer: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  pictureHistory.reload();
  resetToasts();
  const media = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => media);
  setServiceAddresses({ imagesearch: "/api/imagesearch", search: "/api/search" });
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: typeof body === "string" ? JSON.parse(body) : body });
    return answer(path);
  });
  answer = (path) => Response.json(path.endsWith("/img2") ? aFind : aPicture);
});

const view: PictureView = {
  address: parseAddress(new URLSearchParams("foto=p1")),
  size: { width: 1_000, height: 500 },
  found: {
    products: [aSummary({ id: "2", name: "Rode jurk" }), aSummary({ id: "1", name: "Rok" })],
    words: aFind.words,
    categories: aFind.categories,
    facets: { color: { label: "Kleur", buckets: [{ key: "blauw", doc_count: 1 }] } },
    hidden: false,
  },
  problem: null,
  shopNames: {},
  adult: false,
  marketplace: false,
};
function showResults(changes: Partial<PictureView> = {}, on: FlagName[] = ["ImageSearchFeature", "ImageSearchCrop"]) {
  return renderInShop(() => <PictureScreen view={{ ...view, ...changes }} />, {
    on,
    url: "/zoeken/afbeelding/?foto=p1",
  });
}
function Choosing() {
  const { pathname, search } = useLocation();
  return (
    <>
      <ChooseScreen deleted={false} />
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}
const address = () => screen.getByTestId("address").textContent;
const picture = (bytes: number) => new File([new Uint8Array(bytes)], "foto.png", { type: "image/png" });

test("the results have the picture, what it looks like, other kinds, filters and another upload (SR-24)", async () => {
  showResults();
  expect(await screen.findByRole("heading", { level: 1, name: "Vergelijkbaar product" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Het lijkt te gaan om: jurk, rood" })).toBeVisible();
  expect(screen.getByRole("img", { name: "Jouw foto" })).toHaveAttribute("src", "/zoeken/afbeelding/p1/");
  expect(screen.getByRole("link", { name: "Upload een andere afbeelding" })).toHaveAttribute(
    "href",
    "/zoeken/afbeelding/",
  );
  expect(screen.getByRole("link", { name: /Rode jurk/ })).toBeVisible();
  const kinds = screen.getByRole("navigation", { name: "Soorten producten" });
  expect(within(kinds).getByRole("link", { name: /Jurken/ })).toHaveAttribute(
    "href",
    "/zoeken/afbeelding/?foto=p1&categorie=mode.jurken",
  );
  expect(screen.getByRole("link", { name: /blauw/ })).toHaveAttribute(
    "href",
    "/zoeken/afbeelding/?foto=p1&color=blauw",
  );
  expect(document.querySelector('input[type=hidden][name="foto"]')).toHaveValue("p1");
});

test("onward to the category of what it looks like; without one, to a search for what the likest have in common", async () => {
  const found = { ...view.found, kind: { key: "mode.jurken", name: "Jurken" } } as PictureView["found"];
  const { unmount } = showResults({ found });
  expect(await screen.findByRole("link", { name: "Bekijk alles in 'Jurken'" })).toHaveAttribute(
    "href",
    "/mode/jurken/producten/",
  );
  expect(screen.queryByRole("link", { name: /^Zoek op/ })).toBeNull();
  unmount();
  showResults();
  expect(await screen.findByRole("link", { name: "Zoek op 'jurk rood'" })).toHaveAttribute(
    "href",
    "/zoeken/?q=jurk+rood",
  );
});

test("there is a crop tool only with its flag (SR-25)", async () => {
  const { unmount } = showResults();
  expect(await screen.findByRole("button", { name: "Bijsnijden" })).toBeVisible();
  unmount();
  showResults({}, ["ImageSearchFeature"]);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Bijsnijden" })).toBeNull();
});

test("a failed search clears the results and notifies; what was chosen stays (IM-07)", async () => {
  showResults({ found: null, problem: "failed" });
  expect(await screen.findByText("Het zoeken is niet gelukt")).toBeVisible();
  expect(toastsNow()).toMatchObject([{ message: "common.error.api", status: "error" }]);
  expect(screen.getByRole("img", { name: "Jouw foto" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Rode jurk/ })).toBeNull();
});

test("a picture that is gone says so, and leaves the history", async () => {
  const url = "data:image/jpeg;base64,AA";
  pictureHistory.set([
    { id: "p1", url },
    { id: "p2", url },
  ]);
  showResults({ found: null, size: null, problem: "gone" });
  expect(await screen.findByText("Deze foto is er niet meer")).toBeVisible();
  await waitFor(() => expect(pictureHistory.get().map(({ id }) => id)).toEqual(["p2"]));
});

test("a search that is not possible yet keeps the picture, says so without an alarm, and comes back by itself", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isReady = false;
  const { unmount } = renderInShop(
    function Waiting() {
      const { isReady } = useLoaderData<{ isReady: boolean }>();
      return <PictureScreen view={isReady ? view : { ...view, found: null, problem: "notReady" }} />;
    },
    { on: ["ImageSearchFeature"], url: "/zoeken/afbeelding/?foto=p1", loader: () => ({ isReady }) },
  );
  expect(await screen.findByText("Zoeken met een foto kan nog niet")).toBeVisible();
  expect(toastsNow()).toEqual([]);
  expect(screen.getByRole("img", { name: "Jouw foto" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Probeer het opnieuw" })).toHaveAttribute(
    "href",
    "/zoeken/afbeelding/?foto=p1",
  );
  isReady = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findByRole("link", { name: /Rode jurk/ })).toBeVisible();
  expect(screen.queryByText("Zoeken met een foto kan nog niet")).toBeNull();
  unmount();
  vi.useRealTimers();
});

test("a selection is searched in again when the page is reloaded, and not in another picture", async () => {
  keepCrop("p1", { x: 10, y: 0, width: 50, height: 100 });
  const { unmount } = showResults();
  expect(await screen.findByRole("button", { name: "Gebruik de hele foto" })).toBeVisible();
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith("/img2"))?.body).toMatchObject({
      top_left: [100, 0],
      bottom_right: [600, 500],
    }),
  );
  await waitFor(() => expect(asked.map(({ path }) => path)).toContainEqual(expect.stringMatching(/products$/)));
  await userEvent.click(screen.getByRole("button", { name: "Gebruik de hele foto" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Resultaten" })).toHaveFocus());
  expect(readCrop("p1")).toBeNull();
  unmount();
  keepCrop("p2", { x: 10, y: 0, width: 50, height: 100 });
  expect(readCrop("p1")).toBeNull();
  sessionStorage.setItem("pictureCrop", '["p1",1,"2",3,4]');
  expect(readCrop("p1")).toBeNull();
});

test("nothing alike: what helps, and a way back to all results when filters are the reason", async () => {
  const none = { ...view.found, products: [] } as PictureView["found"];
  const { unmount } = showResults({ found: none });
  expect(await screen.findByText("We vonden niets dat hierop lijkt")).toBeVisible();
  unmount();
  showResults({ found: none, address: parseAddress(new URLSearchParams("foto=p1&color=blauw")) });
  expect(await screen.findByText("Niets wat hierop lijkt past bij je filters")).toBeVisible();
  expect(screen.getByRole("link", { name: "Toon alles zonder filters" })).toHaveAttribute(
    "href",
    "/zoeken/afbeelding/?foto=p1",
  );
});

test("a chosen file is sent and leads to its results (IM-02)", async () => {
  renderInShop(Choosing);
  await userEvent.upload(await screen.findByLabelText("Kies een foto"), picture(IMAGE_BYTES_LIMIT - 1));
  await waitFor(() => expect(address()).toBe("/zoeken/afbeelding/?foto=p1"));
  expect(asked).toMatchObject([{ path: "/api/imagesearch/api/file", body: expect.any(FormData) }]);
});

test("a spinner says that the picture is sent and searched for, until the answer is there (SR-26)", async () => {
  let finish: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  renderInShop(Choosing);
  const sending = /Je foto wordt verstuurd/;
  expect(screen.queryByText(sending)).toBeNull();
  await userEvent.upload(await screen.findByLabelText("Kies een foto"), picture(100));
  expect(await screen.findByText(sending)).toHaveAttribute("role", "status");
  finish(Response.json({}, { status: 500 }));
  await waitFor(() => expect(screen.queryByText(sending)).toBeNull());
});

test("a file of 10 MB is refused before it is sent (IM-06)", async () => {
  renderInShop(Choosing);
  await userEvent.upload(await screen.findByLabelText("Kies een foto"), picture(IMAGE_BYTES_LIMIT));
  expect(await screen.findByRole("alert")).toHaveTextContent("een afbeelding moet kleiner zijn dan 10 MB");
  expect(asked).toEqual([]);
});

test("an address that is refused says so, and nothing that was typed is lost (IM-03)", async () => {
  answer = () => Response.json({}, { status: 422 });
  renderInShop(Choosing);
  const field = await screen.findByLabelText("Of het adres van een foto");
  await userEvent.type(field, "https://elders.example/a.jpg{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Van dit adres kunnen we geen foto ophalen");
  expect(asked).toMatchObject([{ path: "/api/imagesearch/api/link", body: { url: "https://elders.example/a.jpg" } }]);
  expect(field).toHaveValue("https://elders.example/a.jpg");
});

test("a pasted picture is sent", async () => {
  renderInShop(Choosing);
  await screen.findByLabelText("Kies een foto");
  const paste = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { files: [picture(4)] } });
  document.dispatchEvent(paste);
  await waitFor(() => expect(address()).toBe("/zoeken/afbeelding/?foto=p1"));
});

test("digits with a wrong last one are no barcode; right ones lead to the ordinary search", async () => {
  renderInShop(Choosing);
  const digits = await screen.findByLabelText("Typ de 13 cijfers");
  await userEvent.type(digits, "8710000000018{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("niet de 13 cijfers");
  await userEvent.clear(digits);
  await userEvent.type(digits, "8 710000 000017{Enter}");
  await waitFor(() => expect(address()).toBe("/zoeken/?q=8710000000017"));
});

test.each([
  ["NotAllowedError", "laat ons de camera niet gebruiken"],
  ["NotFoundError", "We vonden geen camera"],
  ["NotReadableError", "De camera werkt nu niet"],
])("the camera fails with %s: the scanner says what to do", async (name, text) => {
  const getUserMedia = vi.fn().mockRejectedValue(new DOMException("no", name));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  renderInShop(Choosing);
  await userEvent.click(await screen.findByRole("button", { name: "Scan met de camera" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  vi.unstubAllGlobals();
});

test("Escape stops the camera", async () => {
  const stop = vi.fn();
  const camera = { getTracks: () => [{ stop }] };
  const getUserMedia = vi.fn().mockResolvedValue(camera);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  HTMLMediaElement.prototype.play = () => new Promise(() => undefined);
  renderInShop(Choosing);
  await userEvent.click(await screen.findByRole("button", { name: "Scan met de camera" }));
  const button = await screen.findByRole("button", { name: "Stop de camera" });
  await userEvent.keyboard("{Escape}");
  expect(button).toHaveTextContent("Scan met de camera");
  expect(button).toHaveFocus();
  await waitFor(() => expect(stop).toHaveBeenCalled());
  vi.unstubAllGlobals();
});
