import { API_AUDIENCE, CLIENT_ID } from "#contract/identity";
import { type ServiceName, serviceNames, services } from "#contract/services";
import { isLoopback, isNear } from "./near-address";

export interface ServerConfig {
  port: number;
  /** Undefined: all interfaces. */
  host?: string;
  /** Folder for everything that must survive a restart. */
  dataDir: string;
  /** PostgreSQL server to use instead of the embedded one. */
  databaseUrl?: string;
  /** Number of products in the demo shop that fills an empty store; 0 leaves the shop empty. */
  demoProducts: number;
  /** Whether paid orders move on by themselves, as they would with a courier: in the demo shop only. */
  demoCourier: boolean;
  /** Addresses of the remote services; all others are embedded. */
  remote: Partial<Record<ServiceName, string>>;
  /** Appended to the product id in the path of the product call, for services that require it. */
  productPathSuffix: string;
  /** Set behind a proxy whose X-Forwarded-Host and -Proto headers are trusted. */
  trustProxy: boolean;
  /** Public origin of the shop; undefined: http://localhost with the listening port. */
  publicOrigin?: string;
  /** A remote identity provider; undefined: the embedded one. */
  identityIssuer?: string;
  identityClientId: string;
  /** Leaked-password lookup service; undefined: no lookup. */
  passwordRangeUrl?: string;
  /** Expected audience of access tokens. */
  apiAudience: string;
  /** Stripe; undefined: the embedded payment provider. */
  stripe?: { secretKey: string; webhookSecret: string; apiUrl?: string };
  /** Enables the test calls of the embedded payment provider. */
  paymentTestKey?: string;
  /** Payment methods to offer, in the provider's words. */
  paymentMethods?: string[];
  /** Mail server; undefined: messages are written to files in the data folder. */
  smtpUrl?: string;
  mailFrom?: string;
  /** Where messages to customer service are mailed to; undefined: the address of the site config. */
  contactMail?: string;
  /** Whether browsers may install the service worker; off removes it from those that have it. */
  serviceWorker: boolean;
  /** What the platform takes of an order, in basis points, where a shop has no rate of its own. */
  commissionBp: number;
  /** Whether the shop learns what products look like once it is open; if not, when the first picture is sent. */
  learnsPicturesEarly: boolean;
  /** Whether this process reads shops on time. */
  runsSchedule: boolean;
  /** A language model behind an OpenAI-compatible address, which the assistant asks; undefined: it understands by itself. */
  chatModel?: { url: string; model: string; key?: string };
  /** Google Tag Manager container, loaded for visitors who consent to it. */
  tagManager?: string;
}

const MAILBOX = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const KNOWN = "see “Settings” in docs/operating.md";

/** Reads the environment once. Throws a single error listing every invalid value and its fix. */
export function readConfig(env: Record<string, string | undefined>): ServerConfig {
  const problems: string[] = [];

  function integer(name: string, fallback: number, min: number, max: number): number {
    const text = env[name];
    if (text === undefined || text === "") return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name}=${text}: must be a whole number from ${min} to ${max}, or unset (${fallback})`);
    return fallback;
  }
  function address(name: string, protocols: string[]): string | undefined {
    const text = env[name];
    if (text === undefined || text === "") return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && protocols.includes(url.protocol)) return text.replace(/\/+$/, "");
    problems.push(
      `${name}=${text}: must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    );
    return undefined;
  }
  function yes(name: string): boolean {
    const text = env[name] ?? "";
    if (!["", "0", "1", "true", "false"].includes(text)) problems.push(`${name}=${text}: must be 1 or 0`);
    return text === "1" || text === "true";
  }

  function origin(name: string): string | undefined {
    const text = address(name, ["http:", "https:"]);
    if (text === undefined) return undefined;
    const url = new URL(text);
    if (url.pathname !== "/" || url.search || url.hash || url.username) {
      problems.push(`${name}=${text}: must not continue after the host: ${url.origin}`);
    } else if (url.protocol === "http:" && !isLoopback(url)) {
      problems.push(`${name}=${text}: sign-in requires https://, except on localhost`);
    }
    return url.origin;
  }
  function word(name: string, fallback: string): string {
    const text = env[name] || fallback;
    if (!/^[\x21-\x7e]{1,200}$/.test(text))
      problems.push(`${name}=${text}: must have at most 200 characters without spaces`);
    return text;
  }
  function mailbox(name: string): string | undefined {
    const text = env[name];
    if (!text) return undefined;
    if (!MAILBOX.test(text)) problems.push(`${name}=${text}: must be an e-mail address, or: Name <address>`);
    return text;
  }

  function plainAddress(name: string): string | undefined {
    const text = env[name];
    if (!text) return undefined;
    if (!/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(text)) problems.push(`${name}=${text}: must be an e-mail address`);
    return text;
  }

  /** A secret: a problem does not quote it. */
  function secret(name: string, form: RegExp, example: string): string | undefined {
    const text = env[name];
    if (!text) return undefined;
    if (!form.test(text)) problems.push(`${name}: must look like ${example}`);
    return text;
  }

  function readChatModel(): ServerConfig["chatModel"] {
    const url = address("CHAT_MODEL_URL", ["http:", "https:"]);
    const key = secret("CHAT_MODEL_KEY", /^[\x21-\x7e]{1,500}$/, "a key of at most 500 characters without spaces");
    if (url?.startsWith("http:") && !isNear(new URL(url))) {
      problems.push(`CHAT_MODEL_URL=${url}: must start with https://, except in your own network`);
    }
    if (Boolean(url) !== Boolean(env.CHAT_MODEL)) problems.push("CHAT_MODEL_URL and CHAT_MODEL: set both, or neither");
    if (key && !url) problems.push("CHAT_MODEL_KEY: only with CHAT_MODEL_URL");
    return url ? { url, model: word("CHAT_MODEL", "model"), ...(key ? { key } : {}) } : undefined;
  }

  const remote: ServerConfig["remote"] = {};
  for (const service of serviceNames) {
    const url = address(services[service].env, ["http:", "https:"]);
    if (url) remote[service] = url;
  }
  const databaseUrl = address("DATABASE_URL", ["postgres:", "postgresql:"]);
  const publicOrigin = origin("PUBLIC_ORIGIN");
  const identityIssuer = address("IDENTITY_ISSUER", ["http:", "https:"]);
  const passwordRangeUrl = address("PASSWORD_RANGE_URL", ["http:", "https:"]);
  const smtpUrl = address("SMTP_URL", ["smtp:", "smtps:"]);
  const mailFrom = mailbox("MAIL_FROM");
  const contactMail = plainAddress("CONTACT_MAIL");
  const secretKey = secret("STRIPE_SECRET_KEY", /^(sk|rk)_(test|live)_\w+$/, "sk_live_… or rk_live_…");
  const webhookSecret = secret("STRIPE_WEBHOOK_SECRET", /^whsec_\S+$/, "whsec_…");
  const stripeApi = address("STRIPE_API_URL", ["http:", "https:"]);
  if (stripeApi && !secretKey) problems.push("STRIPE_API_URL: only with STRIPE_SECRET_KEY");
  const paymentTestKey = secret("PAYMENT_TEST_KEY", /^[\x21-\x7e]{16,200}$/, "16 to 200 characters without spaces");
  const methods = env.PAYMENT_METHODS;
  if (methods && !/^[a-z_]+(,[a-z_]+)*$/.test(methods)) {
    problems.push(`PAYMENT_METHODS: must be names with commas between them, such as ideal,card, not "${methods}"`);
  }
  if (Boolean(secretKey) !== Boolean(webhookSecret)) {
    problems.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both, or neither");
  }
  if (secretKey && paymentTestKey) {
    problems.push("PAYMENT_TEST_KEY: only for the embedded payment provider, not with STRIPE_SECRET_KEY");
  }
  const tagManager = env.TAG_MANAGER_ID;
  if (tagManager && !/^GTM-[A-Z0-9]{4,12}$/.test(tagManager)) {
    problems.push(`TAG_MANAGER_ID=${tagManager}: must look like GTM-ABC1234`);
  }
  const chatModel = readChatModel();
  const trustProxy = yes("TRUST_PROXY");
  if (publicOrigin?.startsWith("https:") && !trustProxy) {
    problems.push("TRUST_PROXY: must be 1 when PUBLIC_ORIGIN is https://, because the shop itself serves http only");
  }
  if (smtpUrl && !mailFrom) problems.push("MAIL_FROM: required when SMTP_URL is set");
  const demoProducts = integer("DEMO_PRODUCTS", 5_000, 0, 1_000_000);
  // Never for orders that are really paid.
  const isDemo = demoProducts > 0 && !secretKey;
  const demoCourier = env.DEMO_COURIER ? yes("DEMO_COURIER") : isDemo;
  if (demoCourier && secretKey) problems.push("DEMO_COURIER: only in a demo shop, not with STRIPE_SECRET_KEY");
  const config: ServerConfig = {
    port: integer("PORT", 3000, 0, 65_535),
    dataDir: env.DATA_DIR || "data",
    demoProducts,
    demoCourier,
    remote,
    productPathSuffix: env.PRODUCT_PATH_SUFFIX ?? "",
    trustProxy,
    identityClientId: word("IDENTITY_CLIENT_ID", CLIENT_ID),
    apiAudience: word("API_AUDIENCE", API_AUDIENCE),
    learnsPicturesEarly: env.PICTURE_LEARNING ? yes("PICTURE_LEARNING") : true,
    runsSchedule: env.SCHEDULE ? yes("SCHEDULE") : true,
    serviceWorker: env.SERVICE_WORKER ? yes("SERVICE_WORKER") : true,
    commissionBp: integer("COMMISSION_BASIS_POINTS", 1_000, 0, 10_000),
    ...(publicOrigin ? { publicOrigin } : {}),
    ...(identityIssuer ? { identityIssuer } : {}),
    ...(passwordRangeUrl ? { passwordRangeUrl } : {}),
    ...(secretKey && webhookSecret
      ? { stripe: { secretKey, webhookSecret, ...(stripeApi ? { apiUrl: stripeApi } : {}) } }
      : {}),
    ...(paymentTestKey ? { paymentTestKey } : {}),
    ...(methods ? { paymentMethods: methods.split(",") } : {}),
    ...(smtpUrl ? { smtpUrl } : {}),
    ...(mailFrom ? { mailFrom } : {}),
    ...(contactMail ? { contactMail } : {}),
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(tagManager ? { tagManager } : {}),
    ...(chatModel ? { chatModel } : {}),
  };
  if (problems.length > 0) {
    throw new Error(`Invalid settings (${KNOWN}):\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
  return config;
}
