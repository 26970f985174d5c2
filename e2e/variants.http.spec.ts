import type { SearchResponse } from "../contract/search";
import { expect, test } from "./fixtures";

const asked = {
  q: "",
  filters: {},
  page: { current: 0, size: 90 },
  sort: { by: "relevance", direction: "desc" },
  context: "search",
  mobile: false,
};

test("lists show a group of variants once; its page links the others, each with its own address and canonical", async ({
  request,
  catalogue: { paths },
}) => {
  const answer = await request.post("/api/search/search", { data: asked });
  const { hits } = (await answer.json()) as SearchResponse;
  const groups = hits.hits.flatMap(({ _source }) => _source.variants?.groupId ?? []);
  expect(groups.length).toBeGreaterThan(2);
  expect(new Set(groups).size).toBe(groups.length);

  const list = await (await request.get(paths.search())).text();
  expect(list).toMatch(/\d+ (?:kleuren|maten|uitvoeringen)</);

  const shown = hits.hits.find(({ _source }) => (_source.variants?.count ?? 0) > 1)?._source;
  const page = await (await request.get(shown?.canonical_path ?? "")).text();
  const picker = /<nav[^>]*aria-label="Uitvoeringen van dit product".*?<\/nav>/s.exec(page)?.[0] ?? "";
  const links = [...picker.matchAll(/href="(\/product\/[^"]+)"/g)].map(([, href = ""]) => href);
  expect(picker).toContain('aria-current="true"');
  expect(page).toContain('"inProductGroupWithID"');
  const other = links.find((href) => href !== shown?.canonical_path) ?? "";
  const next = await (await request.get(other)).text();
  expect(next).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${other}"`));
  expect(next).toContain("Uitvoeringen van dit product");
});
