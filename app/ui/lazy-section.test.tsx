import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LAZY_MARGIN_PX } from "#contract/limits";
import { LAZY_MARGIN, LazySection } from "./lazy-section";

afterEach(() => vi.unstubAllGlobals());

function stubObserver() {
  const made: { notify: (near: boolean) => void; margin?: string; stopped: boolean }[] = [];
  class Observer {
    readonly own;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const notify = (isIntersecting: boolean) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      this.own = { notify, margin: options?.rootMargin, stopped: false };
      made.push(this.own);
    }
    observe() {}
    disconnect() {
      this.own.stopped = true;
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  return made;
}

it("shows its children only once it is near, and then stops watching", () => {
  const made = stubObserver();
  render(
    <LazySection placeholder="wacht">
      <p>Laat</p>
    </LazySection>,
  );
  expect(made[0]?.margin).toBe(`${LAZY_MARGIN_PX}px`);
  act(() => made[0]?.notify(false));
  expect(screen.queryByText("Laat")).toBeNull();
  expect(screen.getByText("wacht")).toBeInTheDocument();
  act(() => made[0]?.notify(true));
  expect(screen.getByText("Laat")).toBeInTheDocument();
  expect(made[0]?.stopped).toBe(true);
});

it("keeps the margin of the specification", () => {
  expect(LAZY_MARGIN).toBe(`${LAZY_MARGIN_PX}px`);
});
