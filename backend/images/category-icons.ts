/**
 * Line drawings for categories that imports build, by the id of their main node in Google's product taxonomy: paths in
 * a square of 96.
 */
const PATHS: Readonly<Record<string, string>> = {
  "1": "M48 76c-14 0-24-6-20-15 3-7 9-8 12-14 2-5 14-5 16 0 3 6 9 7 12 14 4 9-6 15-20 15zM26 46a6 9 0 1 1 .1 0zM40 34a6 9 0 1 1 .1 0zM58 34a6 9 0 1 1 .1 0zM72 46a6 9 0 1 1 .1 0z",
  "8": "M48 20c-17 0-30 12-30 28s13 28 28 28c8 0 6-7 4-11s0-8 6-8h10c8 0 12-5 12-12 0-14-13-25-30-25zM34 44h.1M46 34h.1M60 38h.1",
  "111": "M20 76V44l18 12V44l18 12V24h18v52zM32 66h6M48 66h6M64 66h4",
  "141": "M20 34h14l6-8h16l6 8h14v38H20zM48 64a12 12 0 1 0-.1 0z",
  "166": "M36 22 20 32l6 14 8-4v34h28V42l8 4 6-14-16-10c-4 8-20 8-24 0z",
  "222": "M18 26h60v40H18zM38 76h20M48 66v10",
  "412": "M34 20v18M26 20v14c0 10 16 10 16 0V20M34 42v34M64 76V20c-10 6-12 20-10 32h10",
  "436": "M26 46V30h44v16M18 46h10v14h40V46h10v24H18zM24 70v6M72 70v6",
  "469": "M38 40h20v36H38zM42 40V28h12v12M42 28l12-8v8",
  "536": "M18 48 48 22l30 26M26 42v34h44V42M42 76V56h12v20",
  "537":
    "M20 44h48a24 24 0 0 1-48 0zM44 44V20a24 24 0 0 1 24 24M68 44l8-12M32 76a5 5 0 1 1 .1 0zM58 76a5 5 0 1 1 .1 0z",
  "632": "M58 24a16 16 0 0 0-16 22L20 68l8 8 22-22a16 16 0 0 0 22-20l-10 10-8-2-2-8z",
  "772": "M48 74a27 27 0 1 1 .1 0zM34 40l6-4v22M50 36h12v22H50zM50 47h12",
  "783": "M48 30c-8-6-18-6-28-4v44c10-2 20-2 28 4 8-6 18-6 28-4V26c-10-2-20-2-28 4zM48 30v44",
  "888": "M18 60V48l8-4 8-14h28l10 14 6 4v12zM30 66a6 6 0 1 1 .1 0zM66 66a6 6 0 1 1 .1 0zM30 44h38",
  "922": "M26 70l4-16 34-34 12 12-34 34zM56 28l12 12M22 78h52",
  "988": "M48 76a28 28 0 1 1 .1 0zM48 38l10 8-4 12H42l-4-12zM48 38V21M58 46l16-5M54 58l9 13M42 58l-9 13M38 46l-16-5",
  "1239": "M22 40h14c-6-14 18-14 12 0h14v14c14-6 14 18 0 12v12H48c6-14-18-14-12 0H22z",
  "2092": "M20 24h56v48H20zM20 36h56M38 48l-8 7 8 7M58 48l8 7-8 7",
  "5181": "M24 36h48v38H24zM38 36V24h20v12M36 36v38M60 36v38",
  "5605": "M40 40h16v36H40zM48 40v-8M48 18c8 8 4 14 0 14s-8-6 0-14zM30 76h36",
};

const COLORS = { plain: "#6b777b", primary: "#0b5c6b" };

/** `<id>.svg`, or `<id>-primary.svg` in the shop's own colour; null for an unknown name. */
export function drawCategoryFile(file: string): string | null {
  const [, id = "", primary] = /^(\d{1,9})(-primary)?\.svg$/.exec(file) ?? [];
  const path = Object.hasOwn(PATHS, id) ? PATHS[id] : undefined;
  if (path === undefined) return null;
  const color = primary ? COLORS.primary : COLORS.plain;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 96 96">
<path d="${path}" fill="none" stroke="${color}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
</svg>`;
}
