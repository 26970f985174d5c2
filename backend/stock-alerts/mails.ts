import { CURRENCY } from "#contract/money";
import type { ProductSummary } from "#contract/products";
import type { Mail } from "../kit";

interface Sender {
  shopName: string;
  origin: string;
}
const euro = new Intl.NumberFormat("nl-NL", { style: "currency", currency: CURRENCY });

/** Collapses whitespace: product names from a feed may contain line breaks and control characters. */
const plain = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/**
 * Asks the recipient to confirm the address. It may be a stranger's, so adult products are not named. `link`: the page
 * for confirming or stopping.
 */
export function confirmationMail(to: string, product: ProductSummary, { shopName }: Sender, link: string): Mail {
  const what = product.adult_content ? "een artikel" : plain(product.name);
  return {
    to,
    subject: "Bevestig je voorraadmelding",
    text: `Hallo,

Iemand vroeg met dit e-mailadres om een bericht als ${what} bij ${shopName} weer te koop is.
Was jij dat? Bevestig het dan binnen zeven dagen:
${link}

Op die pagina kun je ook stoppen. Was jij het niet? Dan hoef je niets te doen: we sturen je
verder niets en wissen je adres na zeven dagen.

Groeten,
${shopName}
`,
  };
}

/** The alert itself. */
export function backInStockMail(to: string, product: ProductSummary, { shopName, origin }: Sender): Mail {
  const name = plain(product.name);
  const price =
    product.lowestPrice === null ? "" : ` vanaf ${euro.format(product.lowestPrice / 100)} zonder verzendkosten`;
  return {
    to,
    subject: product.adult_content ? "Een artikel is weer te koop" : `Weer te koop: ${name}`,
    text: `Hallo,

Je vroeg om een bericht als ${name} weer te koop is. Dat is nu zo,${price || " kijk gerust"}:
${origin}${product.canonical_path}

Dit was het enige bericht: je e-mailadres voor deze melding hebben we gewist.

Groeten,
${shopName}
`,
  };
}
