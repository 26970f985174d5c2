import type { Mail } from "../kit";
import { letter, plainLine } from "../mail/letter";
import type { BoughtProduct, DeliveredOrder } from "./asking-records";

/** Products that one mail asks about. */
const MOST_PRODUCTS = 5;

interface Links {
  /** The name of this site. */
  shopName: string;
  productUrl: (lineId: string) => string;
  shopUrl: string | undefined;
  stopUrl: string;
}

/** Asks once what somebody thinks of a delivered order. */
export function askingMail(order: DeliveredOrder, products: readonly BoughtProduct[], links: Links): Mail {
  const { shopName, productUrl, shopUrl, stopUrl } = links;
  const seller = plainLine(order.shopName);
  const at = seller ? ` bij ${seller}` : "";
  const name = plainLine(order.givenName);
  const mail = letter({ to: order.email, subject: `Hoe bevalt je bestelling ${order.number}?` }, shopName, [
    { rows: [name ? `Hallo ${name},` : "Hallo,"] },
    {
      rows: [
        `Je bestelling ${order.number}${at} is een week geleden bezorgd. Hoe bevalt het?`,
        "Met een paar zinnen en een foto help je anderen kiezen. Ook wat tegenvalt, telt.",
      ],
    },
    ...products.slice(0, MOST_PRODUCTS).map((product) => ({
      rows: [],
      link: { text: `Beoordeel ${plainLine(product.name)}`, url: productUrl(product.lineId) },
    })),
    ...(shopUrl ? [{ rows: [], link: { text: `Beoordeel de winkel ${seller}`, url: shopUrl } }] : []),
    {
      rows: ["We vragen dit één keer per bestelling. Wil je deze mails niet meer?"],
      link: { text: "Stop deze mails", url: stopUrl },
    },
    { rows: ["Groeten,", shopName] },
  ]);
  return { ...mail, stopUrl };
}
