import { type ComponentProps, createElement, Fragment, type ReactElement } from "react";
import * as react from "react/jsx-runtime";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import * as own from "./server-jsx-runtime";

function Named({ name, children }: { name?: string; children?: React.ReactNode }) {
  return createElement("p", { title: name }, children);
}
Named.defaultProps = { name: "Etalage" };
const Plain = (props: ComponentProps<"a">) => createElement("a", props);

const ref = { current: null };
const kinds: [unknown, Record<string, unknown>, string?][] = [
  ["a", { href: "/", children: "home" }],
  ["a", { href: "/", children: "home" }, "first"],
  ["a", { key: 5, href: "/" }],
  ["a", { key: 5, href: "/" }, "first"],
  ["a", { ref, href: "/" }],
  ["a", { ref: null }],
  [Plain, { href: undefined, children: ["one", "two"] }],
  [Named, { children: "text" }],
  [Named, { name: undefined }],
  [Named, { name: "", key: "k" }],
  [Fragment, { children: "text" }],
];

test.each(kinds)("an element %# is what React makes of it", (type, config, key) => {
  const theirs = react.jsx(type as "a", { ...config }, key) as ReactElement & { ref: unknown };
  const ours = own.jsx(type, { ...config }, key) as typeof theirs;
  // In development React adds what it has validated.
  expect({ ...theirs }).toMatchObject({ ...ours });
  expect(ours.props).toEqual(theirs.props);
  expect(Object.keys(ours.props)).toEqual(Object.keys(theirs.props));
  expect(renderToString(ours)).toBe(renderToString(theirs));
});

test("the properties are not copied", () => {
  const properties = { href: "/" };
  expect(own.jsx("a", properties).props).toBe(properties);
  expect(own.jsxs).toBe(own.jsx);
});
