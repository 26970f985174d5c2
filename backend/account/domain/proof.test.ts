import { describe, expect, it } from "vitest";
import { cpuClock } from "../../../tests/cpu-clock";
import { isInFile, isInPage, isInRecords } from "./proof";
import { type DomainSources, provesDomain } from "./proves-domain";

const token = "0123456789abcdef0123456789abcdef";
const tag = `<meta name="etalage-verification" content="${token}">`;

describe("the word in a page", () => {
  it.each([
    ["in its head", `<!doctype html><html><head><title>Winkel</title>${tag}</head><body>`],
    ["in capitals and other quotes", `<HEAD><META CONTENT='${token}' NAME=etalage-verification /></HEAD>`],
    ["after a script and a comment", `<head><!-- <body> --><script>"</head>"</script>${tag}`],
  ])("counts %s", (_, html) => {
    expect(isInPage(html, token)).toBe(true);
  });
  it.each([
    ["below the head", `<head></head><body>${tag}</body>`],
    ["in a body without a head", `<body>${tag}`],
    ["in a comment", `<head><!-- ${tag} --></head>`],
    ["in a script", `<head><script>var review = '${tag}'</script></head>`],
    ["in an unclosed title", `<head><title>${tag}`],
    ["in a text field", `<textarea>${tag}</textarea>`],
    ["with another word", `<head>${tag.replace(token, "0".repeat(32))}</head>`],
    ["under another name", `<head>${tag.replace("etalage", "andere")}</head>`],
    ["written as text", `<head>${tag.replace("<", "&lt;")}</head>`],
  ])("does not count %s", (_, html) => {
    expect(isInPage(html, token)).toBe(false);
  });
  it("is looked for in one pass, whatever is sent", () => {
    const elapsed = cpuClock();
    for (const piece of ["<script>", "<!--", "<meta a=", '<meta a="', "<"]) isInPage(piece.repeat(100_000), token);
    expect(elapsed()).toBeLessThan(500);
  });
});

it("is all that a file says", () => {
  expect(isInFile(`\uFEFF${token}\r\n`, token)).toBe(true);
  expect(isInFile(`<p>${token}</p>`, token)).toBe(false);
  expect(isInFile("", token)).toBe(false);
});

it("is a record of its own", () => {
  expect(isInRecords([["v=spf1 -all"], ["etalage-verification=", token]], token)).toBe(true);
  expect(isInRecords([[token], [`x etalage-verification=${token}`]], token)).toBe(false);
});

describe("a domain", () => {
  const nothing: DomainSources = {
    fetcher: {
      get: async () => {
        throw new Error("refused");
      },
    },
    resolveTxt: async () => {
      throw new Error("no such name");
    },
  };
  const asked: string[] = [];
  const serving = (path: string, text: string): DomainSources => ({
    ...nothing,
    fetcher: {
      async get(address) {
        asked.push(address);
        if (!address.endsWith(path)) throw new Error("status 404");
        return Buffer.from(text);
      },
    },
  });

  it.each<[string, DomainSources]>([
    ["a file", serving("/.well-known/etalage.txt", token)],
    ["a meta tag", serving(".example/", `<head>${tag}</head>`)],
    [
      "a record",
      { ...nothing, resolveTxt: async (host) => [[`etalage-verification=${token}`, host === "a.example" ? "" : "?"]] },
    ],
  ])("is proved by %s alone", async (_, sources) => {
    expect(await provesDomain("http://www.a.example/winkel", token, sources)).toBe(true);
    expect(asked.every((address) => address.startsWith("https://www.a.example/"))).toBe(true);
  });
  it("is not proved by what cannot be read", async () => {
    expect(await provesDomain("https://a.example", token, nothing)).toBe(false);
  });
});
