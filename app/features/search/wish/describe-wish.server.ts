import type { Wish } from "#contract/wish";
import { intl } from "~/i18n/intl";
import type { Paths } from "~/paths";
import { escapeXml } from "~/seo/sitemap-xml";
import type { SearchData } from "../load-search";
import { parameterOf } from "../parameters";
import { type SearchPlace, searchHref } from "../place";
import { setTerm } from "../search-changes";
import { preferParameter } from "./preferences";
import type { ReadChip, WishReading } from "./wish-reading";
import { placeOf, searchOfWish, wordsOf } from "./wish-state";

const MOST_CHOICES = 6;
const everywhere: SearchPlace = { kind: "search", slugs: [] };

/** What the page of a read sentence says about it; the filters themselves are chips already. */
export function describeWish(paths: Paths, data: SearchData, wish: Wish): WishReading {
  return {
    lead: data.state.words === undefined ? "" : intl.formatMessage({ id: "search.wish.lead" }),
    chips: [...kindChip(paths, data, wish), ...preferenceChips(paths, data, wish)],
    html: [choices(paths, data, wish), leftovers(wish), asTyped(paths, data)].join(""),
  };
}

/** What was read says more than the value of its filter: `niet van Apple`, `maat 42`. */
export function namesOfWish({ parts }: Wish): Record<string, string> {
  const named = parts.flatMap(({ filter, label }) => {
    const [value = ""] = filter?.values ?? [];
    const name = filter?.key === "campaign" ? parameterOf(filter.key) : filter?.key;
    return filter?.values?.length === 1 ? [[`${name}=${value}`, label]] : [];
  });
  return Object.fromEntries(named);
}

function kindChip(paths: Paths, { place, state }: SearchData, wish: Wish): ReadChip[] {
  const kind = wish.kinds.find(({ key }) => key === place.slugs.join("."));
  if (!kind || state.words === undefined) return [];
  return [{ label: kind.name, href: searchHref(paths, everywhere, { ...state, words: wordsOf(wish), page: 1 }) }];
}

function preferenceChips(paths: Paths, { place, state, prefer = [] }: SearchData, { parts }: Wish): ReadChip[] {
  return prefer.map((one) => ({
    label:
      parts.find(({ id }) => id === `prefer:${one.feature}`)?.label ??
      intl.formatMessage({ id: `search.wish.${one.direction}` }, { feature: one.feature }),
    href: searchHref(paths, place, {
      ...state,
      prefer: preferParameter(prefer.filter((other) => other !== one)),
      page: 1,
    }),
  }));
}

/** Kinds that the sentence may mean, while none is chosen. */
function choices(paths: Paths, { place, state }: SearchData, wish: Wish): string {
  if (wish.kinds.length < 2 || place.slugs.length > 0) return "";
  const asked = state.words === undefined ? searchOfWish(wish, place, state).state : state;
  const links = wish.kinds.slice(0, MOST_CHOICES).map((kind) => {
    const href = searchHref(paths, placeOf(kind), { ...asked, words: wish.q, page: 1 });
    return `<li>${link(href, kind.name)}</li>`;
  });
  return `<p>${say("search.wish.choices")}</p><ul>${links.join("")}</ul>`;
}

function leftovers({ leftovers: words }: Wish): string {
  if (words.length === 0) return "";
  const list = intl.formatList(words.map((word) => `'${word}'`));
  return `<p>${escapeXml(intl.formatMessage({ id: "search.wish.leftovers" }, { words: list }))}</p>`;
}

function asTyped(paths: Paths, { state }: SearchData): string {
  if (state.words === undefined) return "";
  const href = searchHref(paths, everywhere, { ...setTerm(state, state.q), words: state.q });
  return `<p>${link(href, intl.formatMessage({ id: "search.wish.asTyped" }))}</p>`;
}

const say = (id: "search.wish.choices") => escapeXml(intl.formatMessage({ id }));
const link = (href: string, text: string) => `<a href="${escapeXml(href)}" rel="nofollow">${escapeXml(text)}</a>`;
