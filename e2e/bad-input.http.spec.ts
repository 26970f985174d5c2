import { connect } from "node:net";
import { expect, test } from "./fixtures";

/** Sends bytes that no HTTP client would, and reads the status line. */
function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}
const get = (url: string, target: string, method = "GET") =>
  raw(url, `${method} ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);

test("a path of 10 kB is refused", async ({ mainUrl }) => {
  expect(await get(mainUrl, `/${"a".repeat(10_240)}/`)).toContain(" 414 ");
  expect(await get(mainUrl, `/${"a/".repeat(500)}`)).toContain(" 414 ");
});

const broken = ["/%E0%A4%A", "/%", "/zoeken/?q=%E0%A4%A", "/%00/", "/shop/%FF/", "//evil.example/"];
for (const target of broken) {
  test(`${target} is a bad request`, async ({ mainUrl }) => {
    expect(await get(mainUrl, target)).toContain(" 400 ");
  });
}

for (const method of ["PATCH", "OPTIONS", "TRACE", "PROPFIND"]) {
  test(`the method ${method} is refused`, async ({ mainUrl }) => {
    expect(await get(mainUrl, "/", method)).toMatch(/ (400|405) /);
  });
}

test("a page takes short forms only, and one without a form takes none", async ({ request }) => {
  expect((await request.post("/", { data: { x: 1 } })).status()).toBe(415);
  expect((await request.post("/", { form: { x: "x".repeat(70_000) } })).status()).toBe(413);
  expect((await request.post("/", { form: { x: "1" } })).status()).toBe(405);
  expect((await request.put("/", { form: { x: "1" } })).status()).toBe(405);
});

test("the pages that the law asks for stand at the foot of every page", async ({ request }) => {
  for (const path of ["/terms-and-conditions/", "/privacy/", "/cookies/"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`href="${path}"`);
    expect(html).toMatch(/<h1>.+<\/h1>[\s\S]*<h2[ >]/);
  }
});

test("a POST from elsewhere is forbidden, data requests included", async ({ request }) => {
  const headers = { origin: "https://evil.example" };
  for (const path of ["/", "/?_data=root", "/api/search/search"]) {
    expect((await request.post(path, { headers, data: {} })).status(), path).toBe(403);
  }
});

const odd = [
  "page=-1",
  "page=1e9",
  "page=abc",
  "pageSize=100000",
  "priceFrom=x",
  "sortBy=drop",
  "view=3d",
  "brand=%7C%7C",
  "a[]=1&a[]=2",
];
for (const query of odd) {
  test(`a listing with ${query} is a page or a clean refusal, never an error`, async ({ request, catalogue }) => {
    const answer = await request.get(`${catalogue.paths.listing(catalogue.slugs)}?${query}`);
    expect(answer.status()).toBeLessThan(500);
  });
}

test("an unknown path is not found, kept out of search engines, and shows the way on", async ({
  request,
  catalogue,
}) => {
  const [main, sub] = catalogue.slugs;
  const paths = [
    "/bestaat-niet/",
    "/404/",
    `/${main}/bestaat-niet/`,
    `/${main}/${sub}/x/y/`,
    "/a/b/c/d/e/",
    "/%7Bsearch%7D/",
  ];
  for (const path of [...paths, "/product/x/999999999/", "/shop/bestaat.niet/"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html, path).toContain('href="/"');
    expect(html, path).toContain("<h1");
  }
});

test("the error page says so with its status", async ({ request }) => {
  const answer = await request.get("/error/");
  expect(answer.status()).toBe(500);
  expect(await answer.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test("no answer is HTML that a browser must guess at, and every page has a strict policy", async ({ request }) => {
  for (const path of ["/", "/bestaat-niet/"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-type"]).toContain("charset=utf-8");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
  }
});
