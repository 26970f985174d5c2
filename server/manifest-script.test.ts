import { runInNewContext } from "node:vm";
import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import type { FixedHandOff } from "../app/fixed-hand-off";
import { dutchNames } from "../tests/route-names";
import { manifestScript } from "./manifest-script";

type Assets = ServerBuild["assets"];
const flags = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
const assets = {
  version: "v1",
  url: "/assets/routes-v1.js",
  entry: { module: "/assets/e.js", imports: ["/assets/frame.js"] },
  routes: {
    root: {
      ...flags,
      id: "root",
      path: "",
      module: "/assets/r.js",
      hasErrorBoundary: true,
      imports: [],
      css: ["/assets/a.css"],
    },
    home: {
      ...flags,
      id: "home",
      parentId: "root",
      index: true,
      module: "/assets/h.js",
      imports: ["/assets/frame.js"],
    },
    list: { ...flags, id: "list", parentId: "root", path: ":category/één", module: "/assets/l.js", hasAction: true },
  },
} as unknown as Assets;

const fixed = { names: dutchNames, future: { v3_relativeSplatPath: true } as ServerBuild["future"] };

function inBrowser(script: string): { __remixManifest: Assets; __etalageFixed: FixedHandOff } {
  const window = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window));
}

test("the browser reads the manifest that the server wrote", () => {
  const { __remixManifest: read, __etalageFixed } = inBrowser(manifestScript(assets, fixed));
  const withIndex = Object.entries(assets.routes).map(([id, route]) => [id, { index: false, ...route }]);
  expect(read).toEqual({ ...assets, routes: Object.fromEntries(withIndex) });
  expect(__etalageFixed).toEqual(fixed);
});
