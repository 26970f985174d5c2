/** Texts of content/pages about where a shop system keeps its feed; the name is the last segment of the address. */
export const guides = [
  { name: "woocommerce", title: "WooCommerce" },
  { name: "shopify", title: "Shopify" },
  { name: "magento", title: "Magento en Adobe Commerce" },
  { name: "prestashop", title: "PrestaShop" },
  { name: "andere-systemen", title: "Andere systemen" },
  { name: "crawler", title: "Onze crawler" },
] as const;

/** Id of a guide's text. */
export const guideText = (name: string) => `meedoen-${name}`;
