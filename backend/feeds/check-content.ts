import { isShouted, withoutShouting, withoutSlogans } from "./calm-title";
import type { Inspection } from "./inspection";
import { looksLikeHtml, oneLine, plainText, shorten, tidy } from "./plain-text";

const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5000;
/** Descriptions are read up to this length only. */
const READ_LENGTH = 60_000;
const EXTRA_IMAGES = 10;
const URL_LENGTH = 2000;

export function checkTitle(inspection: Inspection): string {
  const said = inspection.text("title");
  const title = oneLine(looksLikeHtml(said) ? plainText(said.slice(0, READ_LENGTH)) : said.slice(0, READ_LENGTH));
  if (title === "") inspection.report("missing_required_attribute", "title");
  if (title.includes("\ufffd")) inspection.report("invalid_encoding", "title", title);
  if (title.length > TITLE_LENGTH) inspection.report("attribute_too_long", "title", title, String(TITLE_LENGTH));
  return calmTitle(inspection, shorten(title, TITLE_LENGTH));
}

/** The title without advertising and capitals throughout, which would make the shop's pages shout. */
function calmTitle(inspection: Inspection, title: string): string {
  const plain = withoutSlogans(title);
  if (plain !== title) inspection.report("promotional_text", "title", title);
  if (isShouted(plain)) inspection.report("excessive_capitalization", "title", title);
  return withoutShouting(plain, inspection.text("brand").trim());
}

/** Description as plain text, whatever markup the feed contains. */
export function checkDescription(inspection: Inspection): string {
  const said = inspection.text("description").slice(0, READ_LENGTH);
  const isHtml = looksLikeHtml(said);
  const text = isHtml ? plainText(said) : tidy(said);
  if (text === "") inspection.report("missing_required_attribute", "description");
  if (isHtml) inspection.report("html_in_text", "description", said);
  if (text.length > DESCRIPTION_LENGTH) {
    inspection.report("attribute_too_long", "description", text, String(DESCRIPTION_LENGTH));
  }
  return shorten(text, DESCRIPTION_LENGTH);
}

/** The item's page at the shop; a link to another site than `website`, if that is known, is accepted with a warning. */
export function checkLink(inspection: Inspection, website: string): string {
  const text = inspection.text("link");
  if (text === "") {
    inspection.report("missing_required_attribute", "link");
    return "";
  }
  const url = webAddress(text);
  if (url === null) {
    inspection.report("invalid_url", "link", text);
    return "";
  }
  const host = url.hostname.replace(/^www\./, "");
  const isElsewhere = website !== "" && host !== website && !host.endsWith(`.${website}`);
  if (isElsewhere) inspection.report("mismatched_domain", "link", text, website);
  return url.href;
}

/** Main picture first, then at most ten more; no duplicates. */
export function checkImages(inspection: Inspection): string[] {
  const text = inspection.text("image_link");
  if (text === "") {
    inspection.report("missing_required_attribute", "image_link");
    return [];
  }
  const main = webAddress(text);
  if (main === null) {
    inspection.report("invalid_url", "image_link", text);
    return [];
  }
  return [...new Set([main.href, ...extraImages(inspection)])];
}

function extraImages(inspection: Inspection): string[] {
  const images: string[] = [];
  for (const text of inspection.texts("additional_image_link")) {
    const url = webAddress(text);
    if (url === null) inspection.report("ignored_url", "additional_image_link", text);
    else images.push(url.href);
  }
  if (images.length > EXTRA_IMAGES) {
    const last = images.at(-1);
    inspection.report("attribute_has_too_many_values", "additional_image_link", last, String(EXTRA_IMAGES));
  }
  return images.slice(0, EXTRA_IMAGES);
}

function webAddress(text: string): URL | null {
  if (text.length > URL_LENGTH || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === "" && url.password === "" ? url : null;
}
