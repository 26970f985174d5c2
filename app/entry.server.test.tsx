// @vitest-environment node
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Outlet, Scripts } from "@remix-run/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as entry from "./entry.server";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

function Broken(): never {
  throw new TypeError("Cannot read properties of undefined");
}
const Problem = () => <h1>Er ging iets mis</h1>;

/** A site with one page in one root. */
function visit(
  Root: () => JSX.Element,
  Page: () => JSX.Element,
  ErrorBoundary: () => JSX.Element = Problem,
  context = {} as AppLoadContext,
) {
  const build = {
    entry: { module: entry },
    routes: {
      root: { id: "root", path: "", module: { default: Root, ErrorBoundary } },
      page: { id: "page", parentId: "root", path: "*", module: { default: Page } },
    },
    assets: {
      version: "1",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: [] },
      routes: {
        root: { id: "root", path: "", module: "/assets/root.js", hasErrorBoundary: true },
        page: { id: "page", parentId: "root", path: "*", module: "/assets/page.js" },
      },
    },
    publicPath: "/assets/",
    assetsBuildDirectory: "build",
    basename: "/",
    isSpaMode: false,
    mode: "production",
    future: {},
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, "production");
  return handle(new Request("https://shop.example/page"), context);
}
const Root = () => (
  <html lang="nl">
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);

test("a page that cannot be rendered shows the shop's error page, with status 500", async () => {
  const answer = await visit(Root, Broken);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("<h1>Er ging iets mis</h1>");
});

test("when even that cannot be rendered, a whole page in Dutch says so and leads home", async () => {
  const answer = await visit(Broken, Broken, Broken);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(html).toMatch(/^<!doctype html><html lang="nl">.*<h1>Er ging iets mis<\/h1>.*href="\/"/);
});

test("a server that takes the document itself gets it whole, and a response without a body", async () => {
  const taken: string[] = [];
  const context = { takeDocument: (html: string) => void taken.push(html) } as AppLoadContext;
  const Page = () => <p title="één">€ 5</p>;
  const answer = await visit(Root, Page, Problem, context);
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  expect(taken).toEqual([await (await visit(Root, Page)).text()]);
  expect(taken[0]).toMatch(/^<!DOCTYPE html><html lang="nl"><body><p title="één">€ 5<\/p>/);
});
