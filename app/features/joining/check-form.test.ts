import { expect, it } from "vitest";
import { FEED_CHECK_LIMITS } from "#contract/feed-check";
import { feedIn } from "./check-form";
import { feedFields as fields } from "./feed-fields";

function form(entries: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}
const none = new Blob([]);

it("takes a chosen file before an address", async () => {
  const sent = form({ [fields.address]: "https://winkel.example/feed.xml", [fields.file]: new Blob(["id\ttitle"]) });
  expect(await feedIn(sent)).toEqual({ file: Buffer.from("id\ttitle").toString("base64") });
});

it("takes the address when no file was chosen, without spaces around it", async () => {
  const sent = form({ [fields.address]: " https://winkel.example/feed.xml ", [fields.file]: none });
  expect(await feedIn(sent)).toEqual({ address: "https://winkel.example/feed.xml" });
});

it.each([
  [{}, "joining.check.missing"],
  [{ [fields.address]: "winkel" }, "joining.check.wrong"],
  [{ [fields.address]: "ftp://winkel.example/feed" }, "joining.check.wrong"],
  [{ [fields.address]: `https://winkel.example/${"x".repeat(FEED_CHECK_LIMITS.address)}` }, "joining.check.wrong"],
  [{ [fields.file]: new Blob(["x".repeat(FEED_CHECK_LIMITS.fileBytes + 1)]) }, "joining.check.large"],
])("says what is wrong with %j", async (entries, problem) => {
  expect(await feedIn(form(entries as Record<string, string | Blob>))).toBe(problem);
});
