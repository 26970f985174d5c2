import { expect, it } from "vitest";
import { cpuClock } from "../../tests/cpu-clock";
import { parseRobots } from "./robots";

const allows = (text: string, path: string) => parseRobots(text, "EtalageBot").allows(path);

it("lets the most specific rule decide, and allowing where two are as specific", () => {
  const text = "User-agent: *\nDisallow: /mand\nAllow: /mand/open\nDisallow: /x\nAllow: /x";
  expect(["/", "/mand", "/mandje", "/mand/open/1", "/x"].map((path) => allows(text, path))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});

it("takes groups that name us together, in any case, and then ignores those for everyone", () => {
  const text =
    "User-agent: *\nDisallow: /\n\nUser-Agent: Other\nUser-agent: etalagebot/2.0\nDisallow: /a\n\nUser-agent: EtalageBot\nDisallow: /b";
  expect(["/", "/a", "/b"].map((path) => allows(text, path))).toEqual([true, false, false]);
  expect(allows("User-agent: Etalage\nDisallow: /", "/a")).toBe(true);
});

it("knows wildcards and the end of the path", () => {
  const text = "User-agent: *\nDisallow: /*.pdf$\nDisallow: /*?*sort=\nDisallow: /p/*/print$\nDisallow: /fin$";
  const paths = ["/a.pdf", "/a.pdf?x", "/l?page=2&sort=up", "/l?page=2", "/p/1/print", "/p/1/print/2", "/fin", "/finn"];
  expect(paths.map((path) => allows(text, path))).toEqual([false, true, false, true, false, true, false, true]);
});

it("compares percent-encoded and plain characters as the same, except reserved ones", () => {
  const text = "User-agent: *\nDisallow: /caf%c3%a9\nDisallow: /~a\nDisallow: /een%2Ftwee";
  const paths = ["/café", "/caf%C3%A9", "/%7Ea", "/een/twee", "/een%2ftwee"];
  expect(paths.map((path) => allows(text, path))).toEqual([false, false, false, true, false]);
});

it("reads delays and sitemaps, whatever stands around them", () => {
  const text =
    "\ufeffSitemap: https://w.example/s.xml # alle\r\nUSER-AGENT : *\r\nunknown: x\r\nCrawl-delay: 2,5\r\nDisallow:\r\nrubbish";
  const robots = parseRobots(text, "EtalageBot");
  expect(robots).toMatchObject({ crawlDelay: 2.5, sitemaps: ["https://w.example/s.xml"] });
  expect(robots.allows("/alles")).toBe(true);
  expect(parseRobots("User-agent: *\nCrawl-delay: -1\nCrawl-delay: x", "EtalageBot").crawlDelay).toBeNull();
});

it("always allows robots.txt itself, and everything where nothing is said", () => {
  expect(allows("User-agent: *\nDisallow: /", "/robots.txt")).toBe(true);
  expect(allows("Disallow: /", "/a")).toBe(true);
  expect(allows("<html>niet gevonden</html>", "/a")).toBe(true);
});

it("takes linear time for hostile patterns", () => {
  const text = `User-agent: *\nDisallow: /${"*a".repeat(5000)}$\n`;
  const elapsed = cpuClock();
  expect(allows(text, `/${"a".repeat(2000)}b`)).toBe(true);
  expect(elapsed()).toBeLessThan(1_000);
});
