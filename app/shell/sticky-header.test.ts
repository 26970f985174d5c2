// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { headerHidden, useHeaderHiding } from "./sticky-header";

describe("headerHidden", () => {
  it("keeps the header up to 200 px from the top, whatever the direction", () => {
    expect(headerHidden(false, 0, 200)).toBe(false);
    expect(headerHidden(true, 300, 150)).toBe(false);
  });
  it("hides it on the way down past 200 px and shows it on the way up", () => {
    expect(headerHidden(false, 190, 201)).toBe(true);
    expect(headerHidden(true, 900, 800)).toBe(false);
  });
  it("does not change its mind over a few pixels", () => {
    expect(headerHidden(true, 900, 897)).toBe(true);
    expect(headerHidden(false, 900, 903)).toBe(false);
  });
});

describe("useHeaderHiding", () => {
  afterEach(() => {
    Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  });
  function scrollTo(y: number) {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    act(() => void window.dispatchEvent(new Event("scroll")));
  }
  it("follows scrolling, also when it comes in small steps, and lets go when unmounted", () => {
    const { result, unmount } = renderHook(useHeaderHiding);
    expect(result.current).toBe(false);
    for (let y = 0; y <= 400; y += 2) scrollTo(y);
    expect(result.current).toBe(true);
    for (let y = 400; y >= 380; y -= 2) scrollTo(y);
    expect(result.current).toBe(false);
    scrollTo(900);
    expect(result.current).toBe(true);
    unmount();
    expect(renderHook(useHeaderHiding).result.current).toBe(false);
  });
});
