import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Icon } from "./icon";
import styles from "./icon.module.css";
import sprite from "./icons.svg?raw";
import { ICON_NAMES } from "./names";

test("every name has one drawing in the sprite, and no drawing is without a name", () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(drawn).toEqual([...ICON_NAMES]);
});

test("every drawing keeps to the grid of 24 and takes the colour of the text", () => {
  for (const symbol of sprite.match(/<symbol [^>]*>/g) ?? []) {
    expect(symbol).toContain('viewBox="0 0 24 24"');
    expect(symbol).toContain('stroke="currentColor"');
  }
});

test("an icon without a label is decoration", () => {
  const { container } = render(<Icon name="cart" />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/icons.*\.svg.*#cart$/);
  expect(container.querySelector("svg")).toHaveClass(styles.icon ?? "");
});

test("an icon with a label is an image with that name", () => {
  render(<Icon name="heart" label="Bewaren" />);
  expect(screen.getByRole("img", { name: "Bewaren" })).toBeTruthy();
});
