import type { AggregateOffer, Product as ProductLd, WithContext } from "schema-dts";
import { BARCODE_DIGITS } from "#contract/limits";
import { CURRENCY } from "#contract/money";
import { decidingOffers } from "#contract/offer-rules";
import type { Product } from "#contract/products";
import { absoluteUrl } from "./absolute-url";
import { offerJsonLd } from "./offer";
import { decimalPrice } from "./price";
import { groupJsonLd } from "./product-group";
import { searchPicture } from "./share-picture";

interface Where {
  origin: string;
  /** Path of a shop's page on this site. */
  shopPath: (website: string) => string;
  /** Path of another product's page. */
  productPath: (product: { id: string; canonical_path: string }) => string;
  /** Ratings may be published only when their reviews can be read. */
  reviewsVisible: boolean;
}

/** Maximum number of listed offers; the counts and prices of AggregateOffer cover all of them. */
const NAMED_OFFERS = 20;

/** The product with the offers of all its shops (SE-05, PD-17). An expired product has no offers. */
export function productJsonLd(
  product: Product,
  { origin, shopPath, productPath, reviewsVisible }: Where,
): WithContext<ProductLd> {
  const url = absoluteUrl(origin, product.canonical_path);
  const image = product.images.flatMap(({ url, widths }) => {
    const largest = widths?.length ? Math.max(...widths) : undefined;
    const picture = largest ? url.replace("{width}", String(largest)) : url;
    return absoluteUrl(origin, searchPicture(picture) ?? "") ?? [];
  });
  const gtin = product.GTIN ?? product.offers.find((offer) => offer.EAN)?.EAN;
  const { rating } = product;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    ...(url ? { "@id": `${url}#product`, url } : {}),
    name: product.name,
    ...(product.shortDesc ? { description: product.shortDesc } : {}),
    ...(image.length > 0 ? { image } : {}),
    sku: product.id,
    ...(product.brand ? { brand: { "@type": "Brand", name: product.brand } } : {}),
    ...(gtin ? (isBarcode(gtin) ? { gtin13: gtin } : { gtin }) : {}),
    ...(product.MPN ? { mpn: product.MPN } : {}),
    ...(product.model ? { model: product.model } : {}),
    ...(product.color.length > 0 ? { color: product.color.join(", ") } : {}),
    ...(product.size.length > 0 ? { size: product.size.join(", ") } : {}),
    ...(product.variants
      ? {
          inProductGroupWithID: product.variants.groupId,
          isVariantOf: groupJsonLd(product.variants, product.brand, { origin, url, productPath }),
        }
      : {}),
    ...(product.categoryPath.length > 0
      ? { category: product.categoryPath.map((category) => category.name).join(" > ") }
      : {}),
    ...(rating && rating.count > 0 && reviewsVisible
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    ...(product.offers.length > 0 ? { offers: aggregateOffer(product, url, origin, shopPath) } : {}),
  };
}

function aggregateOffer(
  product: Product,
  url: string | undefined,
  origin: string,
  shopPath: Where["shopPath"],
): AggregateOffer {
  const deciding = decidingOffers(product.offers);
  const prices = (deciding.length > 0 ? deciding : product.offers).map((offer) => offer.price);
  return {
    "@type": "AggregateOffer",
    ...(url ? { url } : {}),
    lowPrice: decimalPrice(Math.min(...prices)),
    highPrice: decimalPrice(Math.max(...prices)),
    priceCurrency: product.currency || CURRENCY,
    offerCount: product.offers.length,
    offers: product.offers.slice(0, NAMED_OFFERS).map((offer) => offerJsonLd(offer, { url, origin, shopPath })),
  };
}

const isBarcode = (code: string) => code.length === BARCODE_DIGITS && /^\d+$/.test(code);
