import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contentFolders, createContentLibrary } from "./library";

let root: string;
let stamp = 1_700_000_000;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let today = "2026-11-22";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "content-"));
  today = "2026-11-22";
  vi.clearAllMocks();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const shop = (folders: [string, string] = [join(root, "shipped"), join(root, "own")]) =>
  createContentLibrary({ log, now: () => new Date(`${today}T12:00:00Z`), dataDir: root }, { folders, freshMs: 0 });
/** Writes a file as an editor does later: with a newer time. */
async function put(path: string, text: string) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  stamp += 10;
  await utimes(file, stamp, stamp);
}
const text = (title: string, more = "") => `---\ntitle: ${title}\n${more}---\nTekst van ${title}.\n`;

it("overrides the texts of the shop file by file, at once and without a restart", async () => {
  await put("shipped/support/contact.md", text("Contact"));
  await put("shipped/support/bezorging.md", text("Bezorging"));
  const library = shop();
  expect((await library.list("support")).map(({ id }) => id)).toEqual(["bezorging", "contact"]);
  await put("own/support/contact.md", text("Zo bereik je ons"));
  expect(await library.find("support", "contact")).toMatchObject({ title: "Zo bereik je ons" });
  await put("own/support/contact.md", text("Zo bereik je ons nu"));
  expect(await library.find("support", "contact")).toMatchObject({ title: "Zo bereik je ons nu" });
  await rm(join(root, "own/support/contact.md"));
  expect(await library.find("support", "contact")).toMatchObject({ title: "Contact" });
  await put("own/support/contact.md", text("Weg", "hidden: true\n"));
  expect(await library.find("support", "contact")).toBeUndefined();
});

it("keeps the last good version of a file that became wrong, and logs where once", async () => {
  await put("own/support/contact.md", text("Contact"));
  const library = shop();
  await library.list("support");
  await put("own/support/contact.md", "---\ntitle: Contact\ntitel: Contact\n---\nTekst");
  expect(await library.find("support", "contact")).toMatchObject({ text: "Tekst van Contact." });
  await library.list("support");
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls[0]?.[1].problem).toMatch(/support\/contact\.md:3 onbekend veld titel; gebruik title,/);
  await put("own/support/contact.md", text("Weer goed"));
  expect(await library.find("support", "contact")).toMatchObject({ title: "Weer goed" });
  expect(await library.problems()).toEqual([]);
});

it("shows the text that ships with the shop while the operator's own was never right", async () => {
  await put("shipped/support/contact.md", text("Contact"));
  await put("own/support/contact.md", "geen velden");
  expect(await shop().find("support", "contact")).toMatchObject({ title: "Contact" });
});

it("shows a text only on the days for which it is meant", async () => {
  await put("own/pages/actie.md", text("Actie", "validFrom: 2026-11-23\nvalidUntil: 2026-11-24\n"));
  const library = shop();
  for (const [day, there] of [
    ["2026-11-22", 0],
    ["2026-11-23", 1],
    ["2026-11-24", 1],
    ["2026-11-25", 0],
  ] as const) {
    today = day;
    expect(await library.list("pages"), day).toHaveLength(there);
  }
});

it("takes the latest version of a policy that has begun, and keeps the earlier ones", async () => {
  await put("own/policies/privacy.md", text("Privacy", "id: privacy\ndate: 2017-12-18\n"));
  await put("own/policies/privacy-2.md", text("Privacy 2", "id: privacy\ndate: 2026-11-01\n"));
  await put("own/policies/privacy-3.md", text("Privacy 3", "id: privacy\ndate: 2026-12-01\n"));
  const library = shop();
  expect(await library.find("policies", "privacy")).toMatchObject({ title: "Privacy 2" });
  expect((await library.versions("policies", "privacy")).map(({ date }) => date)).toEqual(["2026-11-01", "2017-12-18"]);
  expect(await library.list("policies")).toHaveLength(1);
});

it("leaves out a second article with the same id", async () => {
  await put("own/blog/a.md", text("A", "id: 7\ndate: 2026-11-01\n"));
  await put("own/blog/b.md", text("B", "id: 7\ndate: 2026-11-02\n"));
  const library = shop();
  expect((await library.list("blog")).map(({ title }) => title)).toEqual(["A"]);
  expect(await library.problems()).toEqual([expect.objectContaining({ file: "blog/b.md" })]);
});

it("takes no file for a text that is none, and accepts a picture once it is there", async () => {
  await put("own/support/.contact.md.swp", "x");
  await put("own/support/notities.txt", "x");
  await mkdir(join(root, "own/support/map.md"), { recursive: true });
  await put("own/support/foto.md", text("Foto", "picture: foto.svg\n"));
  const library = shop();
  expect((await library.problems()).map(({ message }) => message)).toEqual([
    "picture: zet foto.svg in de map pictures, of haal de regel weg",
    expect.stringContaining("niet te lezen"),
  ]);
  await put("own/pictures/foto.svg", "<svg/>");
  expect(await library.find("support", "foto")).toBeDefined();
  expect(await library.picture("foto.svg")).toBe(join(root, "own/pictures/foto.svg"));
  expect(await library.picture("../foto.svg")).toBeUndefined();
});

it("ships no text that is wrong", async () => {
  const [shipped] = contentFolders(root);
  expect(await shop([shipped, join(root, "own")]).problems()).toEqual([]);
});
