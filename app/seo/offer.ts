import type { Offer as OfferLd } from "schema-dts";
import { CURRENCY } from "#contract/money";
import type { Availability, Condition, Delivery, Offer } from "#contract/products";
import { absoluteUrl } from "./absolute-url";
import { decimalPrice } from "./price";

const availabilities = {
  in_stock: "https://schema.org/InStock",
  out_of_stock: "https://schema.org/OutOfStock",
  preorder: "https://schema.org/PreOrder",
  backorder: "https://schema.org/BackOrder",
} as const satisfies Record<Availability, string>;

const conditions = {
  new: "https://schema.org/NewCondition",
  refurbished: "https://schema.org/RefurbishedCondition",
  used: "https://schema.org/UsedCondition",
} as const satisfies Record<Condition, string>;

interface Where {
  /** The page on which the offer is shown. */
  url: string | undefined;
  origin: string;
  shopPath: (website: string) => string;
}

/** One shop's offer: the price excludes shipping, which is given separately, as on the page. */
export function offerJsonLd(offer: Offer, { url, origin, shopPath }: Where): OfferLd {
  const currency = offer.currency || CURRENCY;
  const { shop, shipping } = offer;
  const seller = shop.website ? absoluteUrl(origin, shopPath(shop.website)) : undefined;
  return {
    "@type": "Offer",
    ...(url ? { url } : {}),
    price: decimalPrice(offer.price),
    priceCurrency: currency,
    availability: availabilities[offer.availability],
    itemCondition: conditions[offer.condition],
    seller: { "@type": "Organization", name: shop.name, ...(seller ? { url: seller } : {}) },
    ...(offer.SKU ? { sku: offer.SKU } : {}),
    ...(shipping === null
      ? {}
      : {
          shippingDetails: {
            "@type": "OfferShippingDetails",
            shippingRate: { "@type": "MonetaryAmount", value: decimalPrice(shipping), currency },
            shippingDestination: { "@type": "DefinedRegion", addressCountry: "NL" },
            ...(offer.delivery ? { deliveryTime: deliveryTime(offer.delivery) } : {}),
          },
        }),
  };
}

function deliveryTime({ minDays, maxDays }: Delivery) {
  return {
    "@type": "ShippingDeliveryTime" as const,
    transitTime: { "@type": "QuantitativeValue" as const, minValue: minDays, maxValue: maxDays, unitCode: "DAY" },
  };
}
