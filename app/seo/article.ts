import type { Article, WithContext } from "schema-dts";
import { absoluteUrl } from "./absolute-url";
import { sharePicture } from "./share-picture";

interface Picture {
  url: string;
  widths?: number[];
}
interface Written {
  title: string;
  description: string;
  date: string;
  updated: string;
  author: string;
  picture: Picture | null;
  path: string;
}

/** The largest version of a picture, from which that for sharing is made. */
export function pictureForSharing(picture: Picture | null): string | undefined {
  return picture?.url.replaceAll("{width}", String(Math.max(0, ...(picture.widths ?? []))));
}

/** An article as search engines read it; without an author the shop has written it. */
export function articleJsonLd(
  { title, description, date, updated, author, picture, path }: Written,
  { origin, shopName }: { origin: string; shopName: string },
): WithContext<Article> {
  const url = absoluteUrl(origin, path);
  const image = picture && absoluteUrl(origin, sharePicture(pictureForSharing(picture)).url);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    ...(date ? { datePublished: date } : {}),
    ...(updated || date ? { dateModified: updated || date } : {}),
    ...(url ? { mainEntityOfPage: url } : {}),
    author: author ? { "@type": "Person", name: author } : { "@type": "Organization", name: shopName },
    publisher: { "@type": "Organization", name: shopName },
    inLanguage: "nl",
  };
}
