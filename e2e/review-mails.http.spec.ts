import { expect, test } from "./fixtures";

test("opening the link of a mail changes nothing; a mail program stops with one request, and learns of a wrong link", async ({
  request,
}) => {
  const link = `/beoordelingen/mails/o1.${"x".repeat(43)}/`;
  const opened = await request.get(link);
  expect(opened.status()).toBe(200);
  const page = await opened.text();
  expect(page).toContain("Stop deze mails");
  expect(page).toMatch(/<meta name="robots" content="[^"]*noindex/);
  // RFC 8058: the form that mail programs send, without a cookie or an origin.
  const stopped = await request.post(link, { form: { "List-Unsubscribe": "One-Click" } });
  expect(stopped.status()).toBe(404);
  expect(await stopped.text()).toContain("Deze link werkt niet");
  expect((await request.post("/beoordelingen/product/1/", { form: { x: "y" } })).status()).toBe(404);
});
