import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments";

const SHOP = ["--shop", "Winkel", "--url", "https://winkel.example"];

describe("the arguments of the import command", () => {
  it("name a shop, its address and a feed, meant from where the operator stands", () => {
    expect(readArguments([...SHOP, "feeds/a.xml"], { INIT_CWD: "/home/op" })).toMatchObject({
      shop: "Winkel",
      url: "https://winkel.example",
      feed: "/home/op/feeds/a.xml",
      force: false,
      allowPrivate: false,
    });
  });

  it("may name an address or standard input as the feed", () => {
    expect(readArguments([...SHOP, "https://winkel.example/feed.xml"], {})?.feed).toBe(
      "https://winkel.example/feed.xml",
    );
    expect(readArguments([...SHOP, "-"], {})?.feed).toBe("-");
  });

  it("take the data folder from --data, else from DATA_DIR", () => {
    expect(readArguments([...SHOP, "-", "--data", "x"], { INIT_CWD: "/home/op", DATA_DIR: "/y" })?.dataDir).toBe(
      "/home/op/x",
    );
    expect(readArguments([...SHOP, "-"], { DATA_DIR: "/y" })?.dataDir).toBe("/y");
  });

  it("may only ask for the explanation", () => {
    expect(readArguments(["--help"], {})).toBeNull();
  });

  it.each([
    [["feed.xml"], /--shop/],
    [["--shop", " ", "--url", "https://a.example", "x"], /--shop/],
    [["--shop", "A", "x"], /--url/],
    [["--shop", "A", "--url", "winkel.example", "x"], /--url/],
    [["--shop", "A", "--url", "ftp://a.example", "x"], /--url/],
    [["--shop", "A", "--url", "http://localhost", "x"], /--url/],
    [SHOP, /Geef de feed/],
    [[...SHOP, "a", "b"], /een te veel: b/],
    [[...SHOP, "a", "--forse"], /forse/],
  ])("%j are refused with the reason", (argv, reason) => {
    expect(() => readArguments(argv, {})).toThrow(reason);
  });
});
