/** What a site's robots.txt says to us (RFC 9309). */
export interface Robots {
  /** Whether this path, with its query, may be fetched. */
  allows(path: string): boolean;
  /** Seconds between two requests; null when the site does not say. Not in the RFC, but in many files. */
  crawlDelay: number | null;
  /** Addresses of sitemaps, as written. */
  sitemaps: string[];
}

interface Rule {
  allow: boolean;
  /** Parts between `*`; the path starts with the first and has the others in this order. */
  parts: string[];
  /** Whether the pattern ended in `$`. */
  toEnd: boolean;
  /** Of the pattern in octets: the most specific rule decides. */
  length: number;
}

interface Group {
  agents: string[];
  rules: Rule[];
  delay: number | null;
}

/** The RFC asks for at least 500 KiB; what follows is ignored. */
export const ROBOTS_BYTES = 512 * 1024;
const MOST_RULES = 5_000;
const MOST_SITEMAPS = 100;
const MOST_STARS = 20;
const LONGEST_DELAY = 3_600;

/** Groups that name our product token count together; without one, those for `*`. */
export function parseRobots(text: string, agent: string): Robots {
  const sitemaps: string[] = [];
  const groups: Group[] = [];
  let count = 0;
  let isNaming = false;
  for (const line of text.slice(0, ROBOTS_BYTES).split(/\r\n?|\n/)) {
    const [, name = "", value = ""] = /^[\s\ufeff]*([A-Za-z-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const key = name.toLowerCase();
    const said = value.trim();
    if (key === "sitemap") {
      if (sitemaps.length < MOST_SITEMAPS && said !== "") sitemaps.push(said);
      continue;
    }
    if (key === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [], delay: null });
      groups.at(-1)?.agents.push(tokenOf(said));
      isNaming = true;
      continue;
    }
    const group = groups.at(-1);
    if (key === "" || group === undefined) continue;
    isNaming = false;
    if (key === "crawl-delay") group.delay = delayOf(said) ?? group.delay;
    if ((key !== "allow" && key !== "disallow") || said === "" || count >= MOST_RULES) continue;
    count += 1;
    group.rules.push(ruleOf(key === "allow", said));
  }
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const ours = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"));
  const rules = ours.flatMap((group) => group.rules).sort((a, b) => b.length - a.length || +b.allow - +a.allow);
  return {
    allows: (path) => path === "/robots.txt" || (rules.find((rule) => fits(rule, normal(path)))?.allow ?? true),
    crawlDelay: ours.reduce<number | null>(
      (longest, { delay }) => (delay ? Math.max(delay, longest ?? 0) : longest),
      null,
    ),
    sitemaps,
  };
}

/** For a site without the file. */
export const ALLOW_ALL: Robots = { allows: () => true, crawlDelay: null, sitemaps: [] };

/** Versions and comments behind the token do not count: `EtalageBot/1.0` names EtalageBot. */
function tokenOf(said: string): string {
  return said === "*" ? said : (/^[A-Za-z_-]+/.exec(said)?.[0] ?? "").toLowerCase();
}

function delayOf(said: string): number | null {
  const seconds = Number(said.replace(",", "."));
  return said !== "" && Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, LONGEST_DELAY) : null;
}

function ruleOf(allow: boolean, said: string): Rule {
  const toEnd = said.endsWith("$");
  const pattern = normal(toEnd ? said.slice(0, -1) : said);
  const parts = pattern.split(/\*+/).slice(0, MOST_STARS + 1);
  return { allow, parts, toEnd, length: Buffer.byteLength(said) };
}

/** Each part is looked for once, from where the one before it ended: linear, however many stars. */
function fits({ parts, toEnd }: Rule, path: string): boolean {
  const [first = "", ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    if (toEnd && index === rest.length - 1) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !toEnd || at === path.length;
}

/** `%7e` and `~`, `é` and `%C3%A9` are the same; `%2F` and `/` are not. */
function normal(path: string): string {
  const encoded = path.replace(/[^\x21-\x7e]+/g, (signs) => encodeURI(Buffer.from(signs).toString()));
  return encoded.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const sign = String.fromCharCode(Number.parseInt(hex, 16));
    return /[A-Za-z0-9._~-]/.test(sign) ? sign : whole.toUpperCase();
  });
}
