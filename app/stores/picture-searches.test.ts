// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addPictureSearch,
  parsePictureSearches,
  pictureHistory,
  removePictureSearch,
  setCurrentPicture,
  useCurrentPicture,
} from "./picture-searches";

const url = "data:image/jpeg;base64,AAAA";
const kept = () => JSON.parse(localStorage.getItem("imageSearch") ?? "[]") as { id: string }[];
const ids = () => kept().map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  pictureHistory.reload();
});
afterEach(() => vi.restoreAllMocks());

test("a picture goes to the front of the history, unless it is there already (IM-09, IM-10)", () => {
  for (const id of ["a", "b", "a"]) addPictureSearch({ id, url });
  expect(kept()).toEqual([
    { id: "b", url },
    { id: "a", url },
  ]);
});

test("a history entry is an id and a data URL, the picture in use an image, an id and a date (IM-08)", () => {
  addPictureSearch({ id: "a", url });
  expect(kept()).toEqual([{ id: "a", url: expect.stringMatching(/^data:image\/jpeg;base64,/) }]);
  const current = { imageUrl: url, id: "a", date: "2026-11-21T12:00:00.000Z" };
  setCurrentPicture(current);
  expect(renderHook(useCurrentPicture).result.current).toEqual(current);
});

test("entries without an id or a picture are dropped (IM-09)", () => {
  addPictureSearch({ id: "", url });
  addPictureSearch({ id: "a", url: "" });
  expect(localStorage.getItem("imageSearch")).toBeNull();
  const stored = [{ id: "a", url }, { id: "b" }, { url }, null, 7, { id: "c", url: "https://elsewhere.example/x" }];
  expect(parsePictureSearches(stored)).toEqual([{ id: "a", url }]);
  expect(parsePictureSearches("x")).toEqual([]);
});

test("the history has at most twelve pictures; removing the last one removes the key", () => {
  for (let at = 1; at <= 14; at++) addPictureSearch({ id: `p${at}`, url });
  expect(ids()).toHaveLength(12);
  expect(ids()[0]).toBe("p14");
  for (const id of ids()) removePictureSearch(id);
  expect(localStorage.getItem("imageSearch")).toBeNull();
});

test("when the storage is full the oldest pictures make room", () => {
  for (const id of ["a", "b", "c"]) addPictureSearch({ id, url });
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function full(this: Storage, key, value) {
    if (JSON.parse(value).length > 2) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  });
  addPictureSearch({ id: "d", url });
  expect(ids()).toEqual(["d", "c"]);
});
