import { expect, test } from "vitest";
import { clampCrop, cropData, INITIAL_CROP, nudge, stepOf, wholePicture } from "./crop";

const keys = { shiftKey: false, ctrlKey: false, metaKey: false };
const shown = { width: 400, height: 200 };

test("the initial selection is 90 % of the width, centred (IM-14)", () => {
  expect(cropData(INITIAL_CROP, { width: 1_000, height: 500 })).toEqual({
    width: 1_000,
    height: 500,
    top_left: [50, 25],
    bottom_right: [950, 475],
  });
});

test.each([
  [{}, 1],
  [{ shiftKey: true }, 10],
  [{ ctrlKey: true }, 100],
  [{ metaKey: true }, 100],
  [{ shiftKey: true, metaKey: true }, 100],
])("arrow keys with %j move by %i pixels (IM-13)", (held, step) => expect(stepOf({ ...keys, ...held })).toBe(step));

test("an arrow key moves the selection in pixels of the shown picture, within the picture (IM-12, IM-13)", () => {
  const crop = { x: 10, y: 10, width: 50, height: 50 };
  expect(nudge(crop, "ArrowRight", 4, shown)).toEqual({ ...crop, x: 11 });
  expect(nudge(crop, "ArrowUp", 4, shown)).toEqual({ ...crop, y: 8 });
  expect(nudge(crop, "ArrowLeft", 100, shown)).toEqual({ ...crop, x: 0 });
  expect(nudge(crop, "ArrowDown", 100, shown)).toEqual({ ...crop, y: 50 });
  expect(nudge(crop, "Enter", 1, shown)).toBeUndefined();
  expect(nudge(crop, "toString", 1, shown)).toBeUndefined();
});

test("an arrow key on an edge or a corner resizes, neither out of the picture nor to nothing", () => {
  const crop = { x: 10, y: 10, width: 50, height: 50 };
  expect(nudge(crop, "ArrowRight", 4, shown, "e")).toEqual({ ...crop, width: 51 });
  expect(nudge(crop, "ArrowRight", 4, shown, "w")).toEqual({ ...crop, x: 11, width: 49 });
  expect(nudge(crop, "ArrowDown", 2, shown, "e")).toEqual(crop);
  expect(nudge(crop, "ArrowUp", 2, shown, "nw")).toEqual({ ...crop, y: 9, height: 51 });
  expect(nudge(crop, "ArrowRight", 1_000, shown, "e")).toEqual({ ...crop, width: 90 });
  expect(nudge(crop, "ArrowUp", 1_000, shown, "n")).toEqual({ ...crop, y: 0, height: 60 });
  // Twenty pixels of 400 and of 200.
  expect(nudge(crop, "ArrowLeft", 1_000, shown, "e")).toEqual({ ...crop, width: 5 });
  expect(nudge(crop, "ArrowDown", 1_000, shown, "n")).toEqual({ ...crop, y: 50, height: 10 });
});

test.each([
  [
    { x: -5, y: 120, width: 50, height: 20 },
    { x: 0, y: 80, width: 50, height: 20 },
  ],
  [
    { x: 60, y: 0, width: 140, height: 100 },
    { x: 0, y: 0, width: 100, height: 100 },
  ],
])("a selection %j is clamped within the picture (IM-12)", (given, expected) =>
  expect(clampCrop(given)).toEqual(expected),
);

test("the corners are whole pixels, at least one apart, also of the smallest picture", () => {
  expect(cropData({ x: 33.3, y: 0, width: 33.4, height: 0 }, { width: 10, height: 10 })).toMatchObject({
    top_left: [3, 0],
    bottom_right: [7, 1],
  });
  expect(cropData({ x: 100, y: 100, width: 0, height: 0 }, { width: 1, height: 1 })).toMatchObject({
    top_left: [0, 0],
    bottom_right: [1, 1],
  });
  expect(cropData({ x: -20, y: 60, width: 50, height: 70 }, { width: 100, height: 100 })).toMatchObject({
    top_left: [0, 30],
    bottom_right: [50, 100],
  });
  expect(wholePicture({ width: 640, height: 480 })).toMatchObject({ top_left: [0, 0], bottom_right: [640, 480] });
});
