// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setCredentials, setServiceAddresses } from "~/api/browser";
import { localViews, parseViewed, useRecentlyViewed } from "./recently-viewed";
import { clearViews, recordView, removeViews, useRecordView } from "./recently-viewed-changes";
import { viewedDetails } from "./recently-viewed-details";
import { session } from "./session/session";
import { json, stubUsers } from "./session/session-fixture";
import { resetToasts, toastsNow } from "./toasts";

const stored = () => localStorage.getItem("rVP");
const ids = () => JSON.parse(stored() ?? "[]") as string[];

beforeEach(() => {
  localStorage.clear();
  localViews.reload();
  resetToasts();
  viewedDetails.setState({ products: new Map(), failed: false });
  session.store.setState({ status: "anonymous", profile: null, signupRequired: false });
  setServiceAddresses({ users: "https://users.example" });
  setCredentials({});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("recently viewed products", () => {
  test("stand newest first, each once", () => {
    for (const id of ["1", "2", "3", "1"]) recordView(id);
    expect(ids()).toEqual(["1", "3", "2"]);
  });
  test("are at most 30", () => {
    for (let id = 0; id < 40; id++) recordView(String(id));
    expect([ids().length, ids()[0], ids().at(-1)]).toEqual([30, "39", "10"]);
  });
  test("can be removed, and cleared without a trace and with a way back", async () => {
    for (const id of ["1", "2", "3"]) recordView(id);
    void removeViews(["2"]);
    expect(ids()).toEqual(["3", "1"]);
    await clearViews();
    expect(stored()).toBeNull();
    recordView("9");
    toastsNow().at(-1)?.action?.run();
    expect(ids()).toEqual(["9", "3", "1"]);
  });
  test("are not cleared when there are none", async () => {
    await clearViews();
    expect(toastsNow()).toEqual([]);
  });
  test.each([undefined, null, "", 42, { a: 1 }, [1, null, {}]])("count as none when %j is stored", (kept) => {
    expect(parseViewed(kept)).toEqual([]);
  });
  test("keep what is right in a damaged list", () => {
    expect(parseViewed(["1", 2, "1", "", null, "3"])).toEqual(["1", "3"]);
  });
  test("are kept for the page when nothing can be stored", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    recordView("1");
    expect(renderHook(() => useRecentlyViewed()).result.current.list).toEqual(["1"]);
  });
  test("tell who shows them", () => {
    const { result } = renderHook(() => useRecentlyViewed());
    expect(result.current).toMatchObject({ list: [], detailedList: [] });
    act(() => recordView("7"));
    expect(result.current.list).toEqual(["7"]);
  });
  test("follow another tab", () => {
    const { result } = renderHook(() => useRecentlyViewed());
    localStorage.setItem("rVP", '["5"]');
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "rVP" })));
    expect(result.current.list).toEqual(["5"]);
  });
  test("are recorded only once it is known whose list it is", () => {
    session.store.setState({ status: "unknown" });
    renderHook(() => useRecordView("7"));
    expect(stored()).toBeNull();
    act(() => session.store.setState({ status: "anonymous" }));
    expect(ids()).toEqual(["7"]);
  });
});

test("details are fetched once, in the order of the list, without those that are gone", async () => {
  const asked = stubUsers({
    "POST /recently-viewed": () =>
      json({
        products: [
          { id: "1", name: "Een" },
          { id: "3", name: "Drie" },
        ],
      }),
  });
  for (const id of ["1", "2", "3"]) recordView(id);
  const { result } = renderHook(() => useRecentlyViewed({ details: true }));
  await waitFor(() => expect(result.current.detailedList.map(({ id }) => id)).toEqual(["3", "1"]));
  expect(result.current.loading).toBe(false);
  expect(asked).toMatchObject([{ bearer: null, body: { ids: ["3", "2", "1"] } }]);
});
test("details are asked for with the token when there is one", async () => {
  const asked = stubUsers({ "POST /recently-viewed": () => json({ products: [] }) });
  setCredentials({ bearer: () => "t1" });
  recordView("1");
  renderHook(() => useRecentlyViewed({ details: true }));
  await waitFor(() => expect(asked).toMatchObject([{ bearer: "Bearer t1" }]));
});
test("without an answer the list stays, and nobody waits for ever", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  stubUsers({ "POST /recently-viewed": () => json({}, 500) });
  recordView("1");
  const { result } = renderHook(() => useRecentlyViewed({ details: true }));
  await waitFor(() => expect(result.current).toEqual({ list: ["1"], detailedList: [], loading: false }));
});
