import { readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { COPIES } from "./uncopied-requests";
import { without } from "./unused-library-parts";

const file = path.resolve(import.meta.dirname, "../../node_modules/@remix-run/server-runtime/dist/esm/data.js");

/** Remix's own call of a loader, as the server's build has it. */
async function callLoader(address: string): Promise<{ asked: Request; got: Request }> {
  const code = without(readFileSync(file, "utf8"), COPIES, parseAst);
  expect(file).toMatch(COPIES.file);
  const body = code.replace(/^import .*$/m, "").replace(/^export .*$/m, "return callRouteLoader;");
  const callRouteLoader = new Function("isDeferredData", "isResponse", "json", body)(
    () => false,
    () => true,
    undefined,
  );
  const asked = new Request(address);
  let got: Request | undefined;
  const loader = ({ request }: { request: Request }) => {
    got = request;
    return new Response();
  };
  await callRouteLoader({ loader, request: asked, params: {}, routeId: "r", singleFetch: false });
  if (!got) throw new Error("The loader was not called.");
  return { asked, got };
}

test("a loader gets the request itself when there is nothing to leave out of its address", async () => {
  const { asked, got } = await callLoader("http://shop.example/zoeken/?q=lamp");
  expect(got).toBe(asked);
});

test.each([
  ["http://shop.example/?index&q=lamp", "http://shop.example/?q=lamp"],
  ["http://shop.example/?q=lamp&_data=routes%2Fsearch", "http://shop.example/?q=lamp"],
  ["http://shop.example/?index=2&_data=root", "http://shop.example/?index=2"],
])("Remix's own parameters are left out of %s", async (address, expected) => {
  const { got } = await callLoader(address);
  expect(got.url).toBe(expected);
});
