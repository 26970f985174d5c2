import type { CategoryRow } from "../../backend/seed/seed";
import { leafContent, leafIntro, writtenContent } from "./category-content";
import { type Drawing, type DrawingColor, drawingUrl } from "./drawings";
import { drawnColor, slugify } from "./dutch";
import { type Kind, kinds, mainId, subId } from "./kinds";
import { mains } from "./mains";
import { mix } from "./random";

const calm: DrawingColor[] = ["blauw", "groen", "beige", "grijs", "oranje", "roze", "zwart"];

function pictures(id: string, drawing: Drawing, color: DrawingColor): Pick<CategoryRow, "img" | "imgBlue"> {
  const seed = mix(Number(id), 5) % 10_000;
  return { img: drawingUrl(drawing, color, seed, 0), imgBlue: drawingUrl(drawing, "primary", seed, 0) };
}

/** The most common facets of these kinds, most important first. */
function commonFacets(members: readonly Kind[]): string[] {
  const counts = new Map<string, number>();
  for (const kind of members) {
    kind.facets.forEach(({ key }, at) => {
      counts.set(key, (counts.get(key) ?? 0) + 1 - at / 10);
    });
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([key]) => key)
    .slice(0, 3);
}

function row(id: string, names: string[], position: number, parentId: string | null, rest: Partial<CategoryRow>) {
  const slugs = names.map(slugify);
  return {
    id,
    key: slugs.join("."),
    slug: slugs[slugs.length - 1] ?? "",
    parentId,
    level: slugs.length,
    position,
    name: names[names.length - 1] ?? "",
    ...rest,
  };
}

/** The tree, parents before children. `highlightFeatures` holds facet keys. */
export function categoryRows(): CategoryRow[] {
  return mains.flatMap((main, m) => {
    const id = mainId(m);
    const all = kinds.filter((kind) => kind.mainAt === m);
    const first = all[0] as Kind;
    const flags = { adultContent: main.adult ?? false, marketplaceOnly: main.marketplaceOnly ?? false };
    const top = row(id, [main.name], m, null, {
      ...pictures(id, first.table.drawing, calm[m % calm.length] ?? "grijs"),
      ...flags,
      intro: main.intro.join(" "),
      content: writtenContent(main, all.slice(0, 2)),
      highlightFeatures: commonFacets(all),
    });
    return [top, ...main.subs.flatMap((_, s) => subRows(m, s, all, flags.marketplaceOnly))] as CategoryRow[];
  });
}

function subRows(m: number, s: number, all: readonly Kind[], marketplaceOnly: boolean) {
  const main = mains[m];
  const sub = main?.subs[s];
  if (!main || !sub) return [];
  const id = subId(m, s);
  const members = all.filter((kind) => kind.categoryId.startsWith(id));
  const first = members[0] as Kind;
  const own = row(id, [main.name, sub.name], s, mainId(m), {
    ...pictures(id, first.table.drawing, calm[(m + s + 1) % calm.length] ?? "grijs"),
    adultContent: sub.adult ?? false,
    marketplaceOnly,
    intro: sub.intro.join(" "),
    content: writtenContent(sub, members),
    highlightFeatures: commonFacets(members),
  });
  const leaves = members.map((kind, k) =>
    row(kind.categoryId, [main.name, sub.name, kind.table.name], k, id, {
      ...pictures(kind.categoryId, kind.table.drawing, drawnColor(kind.colors[k % kind.colors.length] ?? "grijs")),
      adultContent: kind.table.adult ?? false,
      marketplaceOnly,
      intro: leafIntro(kind),
      content: leafContent(kind, sub),
      highlightFeatures: kind.facets.slice(0, 3).map(({ key }) => key),
    }),
  );
  return [own, ...leaves];
}
