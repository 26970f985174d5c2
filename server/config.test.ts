import { expect, test } from "vitest";
import { readConfig } from "./config";

test("an empty environment runs everything embedded on port 3000 in data/", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataDir: "data", remote: {}, demoProducts: 5000 });
});

test("a service with an address is remote, its trailing slash dropped", () => {
  expect(readConfig({ SEARCH_URL: "https://search.example/v1/" }).remote).toEqual({
    search: "https://search.example/v1",
  });
});

test("orders move on by themselves in a demo shop only, never when money is real", () => {
  const stripe = { STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc" };
  const demoCourier = (env: Record<string, string | undefined>) => readConfig(env).demoCourier;
  expect([{}, { DEMO_PRODUCTS: "0" }, { DEMO_COURIER: "0" }, stripe].map(demoCourier)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(() => readConfig({ ...stripe, DEMO_COURIER: "1" })).toThrow("DEMO_COURIER");
});

test("a model for the assistant needs an address and a name, and https outside one's own network", () => {
  const named = (url: string) =>
    readConfig({ CHAT_MODEL_URL: url, CHAT_MODEL: "klein", CHAT_MODEL_KEY: "s3" }).chatModel;
  expect(named("https://model.example/v1/")).toEqual({ url: "https://model.example/v1", model: "klein", key: "s3" });
  for (const host of ["localhost", "model", "10.0.0.7", "192.168.1.4:8080", "172.20.0.2", "[fd00::1]", "ai.local"])
    expect(named(`http://${host}/v1`)?.model).toBe("klein");
  for (const host of ["model.example", "172.32.0.1", "11.0.0.1", "10.example.com", "[2001:db8::1]"])
    expect(() => named(`http://${host}/v1`)).toThrow("https://");
  expect(readConfig({})).not.toHaveProperty("chatModel");
  expect(() => readConfig({ CHAT_MODEL: "klein" })).toThrow("CHAT_MODEL_URL and CHAT_MODEL");
  expect(() => readConfig({ CHAT_MODEL_KEY: "s3" })).toThrow("only with CHAT_MODEL_URL");
});

test("every wrong value is listed at once, with its cure", () => {
  const wrong = { PORT: "70000", SEARCH_URL: "search.example", DATABASE_URL: "mysql://x", TRUST_PROXY: "maybe" };
  const error = (() => {
    try {
      readConfig(wrong);
    } catch (thrown) {
      return String(thrown);
    }
  })();
  for (const name of Object.keys(wrong)) expect(error).toContain(`${name}=`);
  expect(error).toContain("whole number from 0 to 65535");
  expect(error).toContain("http:// or https://");
});

test("sign-in is embedded and messages go to the outbox unless addresses are given", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ identityClientId: "storefront", apiAudience: "urn:etalage:api" });
  for (const key of ["publicOrigin", "identityIssuer", "smtpUrl", "mailFrom"]) expect(config).not.toHaveProperty(key);
  const given = readConfig({
    PUBLIC_ORIGIN: "https://shop.example/",
    TRUST_PROXY: "1",
    IDENTITY_ISSUER: "https://id.example/realms/shop/",
    SMTP_URL: "smtp://mail.example:587",
    MAIL_FROM: "Winkel <winkel@shop.example>",
  });
  expect(given).toMatchObject({
    publicOrigin: "https://shop.example",
    identityIssuer: "https://id.example/realms/shop",
    smtpUrl: "smtp://mail.example:587",
    mailFrom: "Winkel <winkel@shop.example>",
  });
});

test.each([
  [{ PUBLIC_ORIGIN: "https://shop.example" }, "TRUST_PROXY: must be 1"],
  [{ PUBLIC_ORIGIN: "http://shop.lan" }, "requires https://, except on localhost"],
  [{ PUBLIC_ORIGIN: "https://shop.example/winkel" }, "must not continue after the host"],
  [{ IDENTITY_ISSUER: "id.example" }, "http:// or https://"],
  [{ SMTP_URL: "mail.example:25" }, "smtp:// or smtps://"],
  [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM: required"],
  [{ CONTACT_MAIL: "hulp@shop.example, x@y.example" }, "must be an e-mail address"],
  [{ MAIL_FROM: "winkel\r\nBcc: x@y.example" }, "must be an e-mail address"],
  [{ IDENTITY_CLIENT_ID: "a b" }, "without spaces"],
  [{ API_AUDIENCE: "a b" }, "without spaces"],
  [{ STRIPE_SECRET_KEY: "sk_live_abc" }, "set both, or neither"],
  [{ STRIPE_WEBHOOK_SECRET: "abc" }, "must look like whsec_"],
  [{ STRIPE_API_URL: "http://localhost:9" }, "only with STRIPE_SECRET_KEY"],
  [{ PAYMENT_TEST_KEY: "short" }, "16 to 200 characters"],
  [
    { STRIPE_SECRET_KEY: "sk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a", PAYMENT_TEST_KEY: "0123456789abcdef" },
    "only for the embedded payment provider",
  ],
])("refuses %j and says what to give", (env, cure) => {
  expect(() => readConfig(env)).toThrow(cure);
});

test("Stripe is used when both its secrets are given; a wrong one is not quoted", () => {
  const stripe = { secretKey: "sk_live_abc", webhookSecret: "whsec_abc" };
  expect(readConfig({ STRIPE_SECRET_KEY: "sk_live_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc" })).toMatchObject({
    stripe,
  });
  expect(readConfig({})).not.toHaveProperty("stripe");
  const elsewhere = {
    STRIPE_SECRET_KEY: "sk_test_a",
    STRIPE_WEBHOOK_SECRET: "whsec_a",
    STRIPE_API_URL: "http://localhost:9/",
  };
  expect(readConfig(elsewhere).stripe?.apiUrl).toContain("http://localhost:9");
  expect(() => readConfig({ STRIPE_SECRET_KEY: "pk_live_quoted" })).toThrow(/^(?!.*quoted)/s);
});
