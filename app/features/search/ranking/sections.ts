import type { MessageId } from "~/i18n/catalogue";

export interface RankingSection {
  anchor: string;
  title: MessageId;
  paragraphs: readonly MessageId[];
  list: readonly MessageId[];
  table?: "weights" | "sorts";
  /** Shown below the table. */
  after: readonly MessageId[];
}

const none: readonly MessageId[] = [];

export const rankingSections: readonly RankingSection[] = [
  {
    anchor: "woorden",
    title: "ranking.words",
    paragraphs: ["ranking.words.all", "ranking.words.where"],
    list: none,
    table: "weights",
    after: ["ranking.words.more", "ranking.words.partial", "ranking.words.broad"],
  },
  {
    anchor: "populariteit",
    title: "ranking.ties",
    paragraphs: ["ranking.ties.search", "ranking.ties.browse", "ranking.ties.meaning"],
    list: none,
    after: none,
  },
  {
    anchor: "typefouten",
    title: "ranking.spelling",
    paragraphs: ["ranking.spelling.typed", "ranking.spelling.relaxed"],
    list: none,
    after: none,
  },
  {
    anchor: "sorteren",
    title: "ranking.sorting",
    paragraphs: none,
    list: none,
    table: "sorts",
    after: ["ranking.sorting.shop", "ranking.sorting.ties"],
  },
  { anchor: "winkels", title: "ranking.offers", paragraphs: ["ranking.offers.order"], list: none, after: none },
  {
    anchor: "telt-niet-mee",
    title: "ranking.absent",
    paragraphs: none,
    list: ["ranking.absent.paid", "ranking.absent.you", "ranking.absent.offers"],
    after: none,
  },
  {
    anchor: "niet-te-zien",
    title: "ranking.hidden",
    paragraphs: none,
    list: ["ranking.hidden.adult", "ranking.hidden.expired", "ranking.hidden.far"],
    after: none,
  },
];
