import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ProductPicture, sourcesOf } from "./picture";

describe("sourcesOf", () => {
  it("offers every width and falls back on the middle one", () => {
    expect(sourcesOf({ url: "/i/a-{width}.webp", widths: [960, 160, 480] })).toEqual({
      src: "/i/a-480.webp",
      srcSet: "/i/a-160.webp 160w, /i/a-480.webp 480w, /i/a-960.webp 960w",
    });
  });
  it("takes a picture without widths as it is", () => {
    expect(sourcesOf({ url: "/i/a.svg" })).toEqual({ src: "/i/a.svg" });
    expect(sourcesOf({ url: "/i/a-{width}.webp", widths: [] })).toEqual({ src: "/i/a-{width}.webp" });
  });
});

describe("ProductPicture", () => {
  it("reserves its square and waits its turn", () => {
    render(<ProductPicture image={{ url: "/a.svg" }} sizes="50vw" alt="Fiets" />);
    const image = screen.getByRole("img", { name: "Fiets" });
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width", "600");
    expect(image).toHaveAttribute("height", "600");
    expect(image).not.toHaveAttribute("sizes");
  });
  it("loads at once when it has priority", () => {
    render(<ProductPicture image={{ url: "/a-{width}.webp", widths: [100] }} sizes="50vw" alt="Fiets" priority />);
    const image = screen.getByRole("img", { name: "Fiets" });
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
    expect(image).toHaveAttribute("sizes", "50vw");
  });
  it("draws an empty frame without a picture", () => {
    const { container } = render(<ProductPicture image={undefined} sizes="50vw" alt="" />);
    expect(container.querySelector("img")).toBeNull();
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});
