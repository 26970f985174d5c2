import { describe, expect, it } from "vitest";
import { createNotes } from "./feed-notes";
import { feedText } from "./feed-text";
import { inPieces } from "./test-feed";

async function textOf(bytes: Uint8Array, size = 5000): Promise<{ text: string; notes: string[] }> {
  const notes = createNotes();
  let text = "";
  for await (const piece of feedText(inPieces(bytes, size), notes)) text += piece;
  return { text, notes: notes.take().map(({ code, message }) => `${code}: ${message}`) };
}
const latin1 = (text: string) => Buffer.from(text, "latin1");
const LONG = "id\ttitle\n".padEnd(20_000, "abc ");

describe("the encoding of a feed", () => {
  it.each([
    ["short", "één café"],
    ["with its first accent far on", `${LONG}één café`],
    ["with one accent only", `${LONG}é`],
  ])("that is not UTF-8 is guessed and noted: %s", async (_, text) => {
    const { text: read, notes } = await textOf(latin1(text));
    expect(read).toBe(text);
    expect(notes).toEqual([expect.stringMatching(/^guessed_encoding: .*windows-1252/)]);
  });

  it("is Windows-1252 or ISO-8859-15 by its euro sign", async () => {
    expect((await textOf(Buffer.from([0x80, 0x31, 0xe9]))).text).toBe("€1é");
    const { text, notes } = await textOf(Buffer.from([0xa4, 0x31, 0xe9]));
    expect(text).toBe("€1é");
    expect(notes.join()).toContain("iso-8859-15");
  });

  it("is taken from the XML declaration, unless that says UTF-8 and it is not", async () => {
    const declared = '<?xml version="1.0" encoding="ISO-8859-15"?>';
    expect(await textOf(Buffer.from([...latin1(declared), 0xa4]))).toEqual({
      text: `${declared}€`,
      notes: ["used_encoding: Het bestand is gelezen als iso-8859-15"],
    });
    const wrong = '<?xml version="1.0" encoding="UTF-8"?>é';
    const { text, notes } = await textOf(latin1(wrong));
    expect(text).toBe(wrong);
    expect(notes).toEqual([expect.stringMatching(/^wrong_encoding/)]);
  });

  it("stays UTF-8 when a single character is broken, and wherever a piece cuts one in two", async () => {
    const text = `${LONG}één €, twéé 🙂`;
    for (const size of [3, 4097, 20_001, 20_002]) {
      expect(await textOf(Buffer.from(text), size)).toEqual({ text, notes: [] });
    }
    const broken = Buffer.concat([Buffer.from(text), Buffer.from([0xe9]), Buffer.from(" eind")]);
    expect(await textOf(broken)).toEqual({ text: `${text}\ufffd eind`, notes: [] });
  });

  it("may be UTF-16 without a mark", async () => {
    const wide = Buffer.from("id\ttitle\n1\tcafé", "utf16le");
    const expected = { text: "id\ttitle\n1\tcafé", notes: ["used_encoding: Het bestand is gelezen als utf-16le"] };
    expect(await textOf(wide)).toEqual(expected);
    expect((await textOf(wide.swap16())).text).toBe(expected.text);
  });
});
