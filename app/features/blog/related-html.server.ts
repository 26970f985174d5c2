import type { BlogPostSummary } from "#contract/blog";
import { intl } from "~/i18n/intl";
import type { Paths } from "~/paths";
import { escapeXml } from "~/seo/sitemap-xml";
import { choosePosts, type Subject } from "./related-posts";

/** Links to the articles about a subject, as HTML, so that they bring no script; empty without articles. */
export function relatedHtml(paths: Paths, posts: readonly BlogPostSummary[], subject: Subject): string {
  const links = choosePosts(posts, subject).map((post) => {
    const picture = post.picture?.url.replaceAll("{width}", String(post.picture.widths?.[0] ?? ""));
    const image = picture ? `<img src="${escapeXml(picture)}" width="160" height="90" alt="" loading="lazy">` : "";
    return `<li><a href="${escapeXml(paths.blogPost(post))}">${image}${escapeXml(post.title)}</a></li>`;
  });
  if (links.length === 0) return "";
  return `<h2 id="advies">${escapeXml(intl.formatMessage({ id: "blog.related" }))}</h2><ul>${links.join("")}</ul>`;
}
