import type { z } from "zod";
import { directiveProblems } from "#contract/article-parts";
import { readingProblems } from "#contract/reading-text";
import { slugify } from "#contract/slug";
import { type ArticleFields, articleFields } from "./article-schema";
import { type Problem, readFrontMatter } from "./front-matter";

export const articleKinds = ["blog", "support", "policies", "pages"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** A text that an operator writes, as it stands in its file. */
export interface Article extends Omit<ArticleFields, "id" | "slug"> {
  kind: ArticleKind;
  /** Unique within its kind, except for versions of a policy. */
  id: string;
  slug: string;
  /** Markdown. */
  text: string;
}

/** Longer texts are cut when rendered. */
export const TEXT_LIMIT = 50_000;
const PICTURE = /!\[[^[\]\n]*\]\(\s*<?([^)\s>]*)/g;
const LINK = /(?<!!)\[[^[\]\n]*\]\(\s*<?([^)\s>]*)/g;
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** Reads one content file; returns everything that is wrong with it, or the article. */
export function readArticle(
  kind: ArticleKind,
  { name, text, pictures }: { name: string; text: string; pictures: ReadonlySet<string> },
): Article | Problem[] {
  const matter = readFrontMatter(text);
  if ("message" in matter) return [matter];
  const { body, bodyLine, lineOf } = matter;
  const read = articleFields.safeParse(matter.fields ?? {});
  if (!read.success) return read.error.issues.map((issue) => problemOf(issue, lineOf));
  const fields = read.data;
  const problems = [
    ...fieldProblems(kind, fields, pictures).map(({ field, message }) => ({ line: lineOf(field), message })),
    ...bodyProblems(body, pictures).map(({ line, message }) => ({ line: bodyLine + line - 1, message })),
  ];
  if (problems.length > 0) return problems;
  const id = fields.id ?? name;
  return { ...fields, kind, id, slug: fields.slug ?? (slugify(fields.title) || "artikel"), text: body.trim() };
}

function problemOf(issue: z.core.$ZodIssue, lineOf: (field: string) => number): Problem {
  if (issue.code === "unrecognized_keys") {
    const [field = ""] = issue.keys;
    return {
      line: lineOf(field),
      message: `onbekend veld ${field}; gebruik ${Object.keys(articleFields.shape).join(", ")}`,
    };
  }
  const field = String(issue.path[0] ?? "");
  if (!field) return { line: 1, message: issue.message };
  const missing = issue.code === "invalid_type" && issue.input === undefined && lineOf(field) === 1;
  return { line: lineOf(field), message: missing ? `het veld ${field} ontbreekt` : `${field}: ${issue.message}` };
}

function fieldProblems(kind: ArticleKind, fields: ArticleFields, pictures: ReadonlySet<string>) {
  const { id, date, picture, validFrom, validUntil } = fields;
  const problems: { field: string; message: string }[] = [];
  if (kind === "blog" && !/^\d{1,15}$/.test(id ?? ""))
    problems.push({ field: "id", message: "id: geef elk blogartikel een eigen getal, dat in het adres komt" });
  if ((kind === "blog" || kind === "policies") && !date)
    problems.push({ field: "date", message: "date: geef de dag van dit artikel of deze versie" });
  if (picture && !pictures.has(picture))
    problems.push({ field: "picture", message: `picture: zet ${picture} in de map pictures, of haal de regel weg` });
  if (validFrom && validUntil && validFrom > validUntil)
    problems.push({ field: "validUntil", message: "validUntil: deze dag ligt voor validFrom" });
  return problems;
}

function bodyProblems(body: string, pictures: ReadonlySet<string>): Problem[] {
  if (body.length > TEXT_LIMIT)
    return [{ line: 1, message: `de tekst is te lang: gebruik hoogstens ${TEXT_LIMIT} tekens` }];
  if (body.trim() === "") return [{ line: 1, message: "schrijf een tekst onder de velden" }];
  const inLines = body.split("\n").flatMap((text, index) => [
    ...Array.from(text.matchAll(PICTURE), ([, name = ""]) => name)
      .filter((name) => !pictures.has(name))
      .map((name) => ({ line: index + 1, message: `zet de afbeelding ${name} in de map pictures` })),
    ...Array.from(text.matchAll(LINK), ([, target = ""]) => target)
      .filter((target) => !SAFE_LINK.test(target))
      .map((target) => ({ line: index + 1, message: `laat de link ${target} beginnen met https:// of /` })),
  ]);
  return [...inLines, ...directiveProblems(body), ...readingProblems(body)].toSorted((a, b) => a.line - b.line);
}
