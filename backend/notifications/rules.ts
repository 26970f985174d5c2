import type { Notification, NotifiedProduct } from "#contract/notifications";
import type { ProductImage, ProductSummary } from "#contract/products";
import type { NotificationContent } from "./add";

/** Wide enough for a thumbnail on a high-density screen. */
const WIDTH = 200;

/** A single URL of the picture; empty without a picture. */
export function pictureAddress(image: ProductImage | undefined): string {
  if (!image) return "";
  const widths = [...(image.widths ?? [])].sort((a, b) => a - b);
  const width = widths.find((one) => one >= WIDTH) ?? widths.at(-1);
  return width === undefined ? image.url : image.url.replace("{width}", String(width));
}

export function notifiedProduct({ id, name, canonical_path, images }: ProductSummary): NotifiedProduct {
  return { id, name, path: canonical_path, image: pictureAddress(images[0]) };
}

type Kept = NotificationContent & { id: string; createdAt: Date; read: boolean };

/** The notification with current product data; undefined when the product is gone. */
export function notificationAnswer(kept: Kept, products: Map<string, ProductSummary>): Notification | undefined {
  const about = { id: kept.id, createdAt: kept.createdAt.toISOString(), read: kept.read };
  switch (kept.kind) {
    case "business_status":
      return { ...about, kind: kept.kind, ...kept.details };
    case "deletion_planned":
      return { ...about, kind: kept.kind, ...kept.details };
    default: {
      const found = products.get(kept.details.product);
      if (!found) return undefined;
      const product = notifiedProduct(found);
      if (kept.kind === "back_in_stock") return { ...about, kind: kept.kind, product };
      return { ...about, kind: kept.kind, product, from: kept.details.from, to: kept.details.to };
    }
  }
}
