/** Where a service is found: its address in the environment, else its mount in this process. */
export interface Service {
  /** Environment variable with the address of a remote service. */
  readonly env: string;
  /** Mount path of the embedded service. */
  readonly mount: string;
  /** Whether the browser calls it too (its origin then belongs in the content security policy). */
  readonly browser: boolean;
}

/** Every service; each can be replaced by a remote one (FW-10). */
export const services = {
  site: { env: "SITE_URL", mount: "/api/site", browser: false },
  content: { env: "CONTENT_URL", mount: "/api/content", browser: false },
  search: { env: "SEARCH_URL", mount: "/api/search", browser: true },
  products: { env: "PRODUCTS_URL", mount: "/api/products", browser: true },
  prices: { env: "PRICES_URL", mount: "/api/prices", browser: false },
  reviews: { env: "REVIEWS_URL", mount: "/api/reviews", browser: true },
  webshops: { env: "WEBSHOPS_URL", mount: "/api/webshops", browser: true },
  shops: { env: "SHOPS_URL", mount: "/api/shops", browser: true },
  discounts: { env: "DISCOUNTS_URL", mount: "/api/discounts", browser: false },
  recommendations: { env: "RECOMMENDATIONS_URL", mount: "/api/recommendations", browser: true },
  feeds: { env: "FEEDS_URL", mount: "/api/feeds", browser: false },
  images: { env: "IMAGES_URL", mount: "/api/images", browser: true },
  users: { env: "USERS_URL", mount: "/api/users", browser: true },
  preferences: { env: "PREFERENCES_URL", mount: "/api/preferences", browser: true },
  carts: { env: "CARTS_URL", mount: "/api/carts", browser: true },
  imagesearch: { env: "IMAGESEARCH_URL", mount: "/api/imagesearch", browser: true },
  payments: { env: "PAYMENTS_URL", mount: "/api/payments", browser: true },
  assistant: { env: "CHAT_URL", mount: "/api/assistant", browser: true },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;
/** Client address of a request. The server sets it itself; rate limits depend on it. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

export const serviceNames = Object.keys(services) as ServiceName[];
