import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFeed } from "./read-feed";
import { goodItems, xmlFeed } from "./test-feed";
import { zipOf } from "./test-zip";
import { openFeedFile } from "./zip-file";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-zip-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function itemsIn(bytes: Uint8Array): Promise<number> {
  const file = join(folder, "upload");
  await writeFile(file, bytes);
  let count = 0;
  const { chunks } = await openFeedFile(file);
  for await (const items of readFeed(chunks)) count += items.length;
  return count;
}
const content = xmlFeed(goodItems(500));
const feed = { name: "feed.xml", content };

describe("a zip file", () => {
  it.each([
    ["deflated", zipOf([feed])],
    ["stored", zipOf([{ ...feed, method: 0 }])],
    ["with a comment that looks like an end", zipOf([feed], "PK\x05\x06")],
    [
      "beside a note and what a Mac adds",
      zipOf([{ name: "__MACOSX/._feed.xml", content: "x" }, { name: "leesmij.md", content: "x" }, feed]),
    ],
    ["beside a note that is a text", zipOf([{ name: "map/Lees mij.txt", content: "x" }, feed])],
    ["under a path that leads elsewhere", zipOf([{ ...feed, name: "../../etc/feed.xml" }])],
    ["without an extension", zipOf([{ ...feed, name: "feed" }])],
  ])("holds one feed: %s", async (_, bytes) => {
    expect(await itemsIn(bytes)).toBe(500);
  });

  const packed = zipOf([feed]);
  const wrongSum = Buffer.from(zipOf([{ ...feed, method: 0 }]));
  wrongSum[wrongSum.indexOf("degelijke")] = 0x61;
  it.each([
    ["two feeds", zipOf([feed, { name: "b.csv", content: "x" }]), /2 feeds \(feed\.xml, b\.csv\)/],
    [
      "no feed",
      zipOf([
        { name: "a.jpg", content: "x" },
        { name: "b.jpg", content: "x" },
      ]),
      /geen feed/,
    ],
    ["nothing", zipOf([]), /geen feed/],
    ["an empty feed", zipOf([{ ...feed, content: "", method: 0 }]), /leeg/],
    ["a zip file", zipOf([{ name: "feed.zip", content: zipOf([feed]).toString("latin1"), method: 0 }]), /nog een zip/],
    ["a password", zipOf([{ ...feed, flags: 1 }]), /wachtwoord/],
    ["another way of packing", zipOf([{ ...feed, method: 14 }]), /niet lezen/],
    [
      "a bomb",
      zipOf([{ name: "a.xml", content: `<rss>${" ".repeat(80 * 1024 * 1024)}</rss>` }]),
      /verdacht groot|te lang/,
    ],
    ["more files than we look at", zipOf(Array.from({ length: 1001 }, () => ({ name: "a", content: "" }))), /te veel/],
    ["half of itself", packed.subarray(0, packed.length / 2), /beschadigd of niet compleet/],
    ["a list that is cut off", packed.subarray(0, packed.length - 30), /beschadigd of niet compleet/],
    ["a changed letter", wrongSum, /beschadigd of niet compleet/],
    ["only its first bytes", packed.subarray(0, 4), /beschadigd of niet compleet/],
  ])("is refused with a reason when it holds %s", async (_, bytes, message) => {
    await expect(itemsIn(bytes)).rejects.toThrow(message);
  });
});
