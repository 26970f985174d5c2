import type { Mail } from "../kit";

/** A part of a mail: paragraphs and rows of a table, below a heading. */
export interface Section {
  title?: string;
  /** Pairs become the rows of a table. */
  rows: (string | readonly [string, string])[];
  link?: { text: string; url: string };
}

/** A mail in the shop's look, in HTML and text with the same content. */
export function letter(
  { to, subject }: Pick<Mail, "to" | "subject">,
  shopName: string,
  sections: readonly Section[],
): Mail {
  return { to, subject, text: `${sections.map(asText).join("\n\n")}\n`, html: asHtml(shopName, sections) };
}

/** Collapses whitespace: names from a feed may contain line breaks and control characters. */
export const plainLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

function asText({ title, rows, link }: Section): string {
  const lines = rows.map((row) => (typeof row === "string" ? row : `${row[0]}: ${row[1]}`));
  return [...(title ? [title] : []), ...lines, ...(link ? [`${link.text}: ${link.url}`] : [])].join("\n");
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Mail clients read inline styles only. */
function asHtml(shopName: string, sections: readonly Section[]): string {
  const body = sections.map(sectionHtml).join("\n");
  return `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><title>${escaped(shopName)}</title></head>
<body style="margin:0;padding:24px;background:#fbfaf7;color:#182225;font-family:system-ui,sans-serif;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
${body}
</div>
</body>
</html>
`;
}

function sectionHtml({ title, rows, link }: Section): string {
  const heading = title ? `<h2 style="font-size:18px;margin:24px 0 8px">${escaped(title)}</h2>` : "";
  const parts = rows.map((row) =>
    typeof row === "string"
      ? `<p style="margin:8px 0">${escaped(row)}</p>`
      : `<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td>${escaped(row[0])}</td><td align="right" style="white-space:nowrap">${escaped(row[1])}</td></tr></table>`,
  );
  const anchor = link
    ? `<p style="margin:12px 0"><a href="${escaped(link.url)}" style="color:#0b5c6b;font-weight:600">${escaped(link.text)}</a></p>`
    : "";
  return [heading, ...parts, anchor].filter(Boolean).join("\n");
}
