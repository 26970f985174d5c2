// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts and styles are listed by hash; data blocks and files are not", () => {
  const html = `<style>:root{--a:1}</style><script>run()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>`;
  const policy = contentSecurityPolicy(html, { services: [], identity: [] });
  expect(policy).toContain(`script-src 'self' ${sha("run()")};`);
  expect(policy).toContain(`style-src 'self' ${sha(":root{--a:1}")};`);
  expect(policy).not.toContain(sha("{}"));
  expect(policy).not.toContain("unsafe-inline");
});

test("remote services that the browser calls may be reached, and nothing else", () => {
  const policy = contentSecurityPolicy("", { services: ["https://search.example"], identity: [] });
  expect(policy).toContain("connect-src 'self' https://search.example;");
  expect(policy).toContain("frame-ancestors 'self'");
});

test("a sign-in elsewhere may be asked, framed for a silent renewal, and sent a form", () => {
  const policy = contentSecurityPolicy("", { services: [], identity: ["https://id.example"] });
  for (const directive of ["connect-src", "frame-src", "form-action"]) {
    expect(policy).toContain(`${directive} 'self' https://id.example;`);
  }
  expect(policy).toContain("img-src 'self' data:;");
});
