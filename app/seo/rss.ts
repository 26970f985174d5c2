import { escapeXml } from "./sitemap-xml";

interface Channel {
  origin: string;
  title: string;
  description: string;
  /** Path of the list, and of the feed itself. */
  path: string;
  self: string;
}
interface Entry {
  title: string;
  description: string;
  /** Day of publication; left out when it is none. */
  date: string;
  topic: string;
  path: string;
}

const ENTRIES = 50;
/** Characters that XML 1.0 cannot contain at all. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const plain = (text: string) => escapeXml(text.replace(FORBIDDEN, ""));

/** RSS 2.0 of the newest articles. */
export function rssXml({ origin, title, description, path, self }: Channel, entries: readonly Entry[]): string {
  const items = entries.slice(0, ENTRIES).map((entry) => {
    const address = plain(origin + entry.path);
    const at = new Date(entry.date);
    return `<item><title>${plain(entry.title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><description>${plain(entry.description)}</description>${
      entry.topic ? `<category>${plain(entry.topic)}</category>` : ""
    }${Number.isNaN(at.getTime()) ? "" : `<pubDate>${at.toUTCString()}</pubDate>`}</item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${plain(title)}</title><link>${plain(origin + path)}</link><description>${plain(description)}</description><language>nl</language><atom:link href="${plain(origin + self)}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel></rss>
`;
}
