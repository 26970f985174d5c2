import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commonHeaders, type Elsewhere, secureDocument } from "./security";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const MARK = "geheim-van-nu";
function secure(text: string, elsewhere: Partial<Elsewhere> = {}) {
  const { body, policy } = secureDocument(text, MARK, { services: [], identity: [], payment: [], ...elsewhere });
  return { html: body.toString(), policy };
}

test("the page's own inline scripts and styles are listed by hash, and their mark is taken out", () => {
  const { html, policy } = secure(
    `<style nonce="${MARK}">:root{--a:1}</style><script nonce="${MARK}">run()</script><script type="module" nonce="${MARK}">go()</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${sha("run()")} ${sha("go()")};`);
  expect(policy).toContain(`style-src 'self' ${sha(":root{--a:1}")};`);
  expect(policy).not.toContain("unsafe-inline");
  expect(html).not.toContain(MARK);
  expect(html).toContain("<script>run()</script>");
});

test("letters of more than one byte neither move a mark nor change a hash", () => {
  const { html, policy } = secure(`<p>€ 10 – één</p><script nonce="${MARK}">toon("€")</script><p>\ud83d\ude00 €</p>`);
  expect(html).toBe(`<p>€ 10 – één</p><script>toon("€")</script><p>\ud83d\ude00 €</p>`);
  expect(policy).toContain(sha('toon("€")'));
});

test("a script that slipped in by way of data is not listed, whatever it looks like", () => {
  const injected = ["<script>evil()</script>", '<script nonce="geraden">evil()</script>', "<style>evil()</style>"];
  const { policy } = secure(`${injected.join("")}<script nonce="${MARK}">run()</script>`);
  expect(policy).not.toContain(sha("evil()"));
  expect(policy).toContain(sha("run()"));
});

test("remote services that the browser calls may be reached, and nothing else", () => {
  const { policy } = secure("", { services: ["https://search.example"] });
  expect(policy).toContain("connect-src 'self' https://search.example;");
  expect(policy).toContain("frame-ancestors 'self'");
});

test("a form may lead to the payment provider, and nothing else may be there", () => {
  const { policy } = secure("", { payment: ["https://checkout.stripe.com"] });
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com;");
  expect(policy.split("https://checkout.stripe.com")).toHaveLength(2);
});

test("a sign-in elsewhere may be asked, framed for a silent renewal, and sent a form", () => {
  const { policy } = secure("", { identity: ["https://id.example"] });
  for (const directive of ["connect-src", "frame-src", "form-action"]) {
    expect(policy).toContain(`${directive} 'self' https://id.example;`);
  }
  expect(policy).toContain("img-src 'self' data:;");
});

test("over https browsers are told to stay with it; pictures alone may be shown on other sites", () => {
  const of = (path: string, origin: string) => new Map(commonHeaders(path, origin, "/api/images"));
  expect(of("/", "https://shop.example").get("Strict-Transport-Security")).toMatch(/max-age=31536000/);
  expect(of("/", "http://localhost:3000").has("Strict-Transport-Security")).toBe(false);
  expect(of("/", "http://localhost:3000").get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(of("/api/images/1/400.webp", "http://localhost:3000").get("Cross-Origin-Resource-Policy")).toBe(
    "cross-origin",
  );
});
