import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { runContentCommand } from "./content-check";

it("names file, line and cure of a wrong text and ends with 1, and with 0 when it is mended", async () => {
  const data = await mkdtemp(join(tmpdir(), "content-check-"));
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const file = join(data, "content/support/contact.md");
  try {
    await mkdir(join(data, "content/support"), { recursive: true });
    await writeFile(file, "---\ntitel: Contact\n---\nTekst");
    expect(await runContentCommand(["check", "--data", data], {})).toBe(1);
    expect(complain.mock.calls.join()).toContain(`${file}:2: onbekend veld titel; gebruik title,`);
    await writeFile(file, "---\ntitle: Contact\n---\nTekst");
    const said: string[] = [];
    expect(await runContentCommand(["check", "--data", data], {}, (text) => said.push(text))).toBe(0);
    expect(await runContentCommand(["list", "--data", data], {}, (text) => said.push(text))).toBe(0);
    expect(said.join("\n")).toMatch(/Alles klopt[\s\S]*support\/contact {2}Contact/);
    expect(await runContentCommand(["kijk"], {})).toBe(2);
  } finally {
    complain.mockRestore();
    await rm(data, { recursive: true, force: true });
  }
});
