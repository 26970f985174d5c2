import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import type { Kit } from "../kit";
import { accountById, accountRoutes } from "./accounts";
import { createApi } from "./api";
import { createDueWork } from "./due";
import { eventRoutes } from "./events";
import type { Expansions } from "./expand";
import { createFaults } from "./faults";
import { withFault } from "./faulty";
import { chargeJson, intentJson } from "./intent-json";
import { payPages } from "./pages/handle";
import { intentById } from "./payment-records";
import { chargeById, paymentRoutes } from "./payments";
import { refundById, refundJson } from "./refund-records";
import { refundRoutes } from "./refunds";
import { createSecrets } from "./secrets";
import { sessionJson } from "./session-json";
import { sessionById } from "./session-records";
import { lineList, sessionRoutes } from "./sessions";
import { loadClock, loadSecretKey, saveClock } from "./setting-records";
import type { ProviderKit, ProviderSettings } from "./settings";
import { createTestCalls } from "./test-calls";
import { transferById } from "./transfer-records";
import { transferRoutes } from "./transfers";

export interface PaymentProvider {
  /** Handles a request below PAYMENT_PROVIDER_MOUNT. */
  fetch(request: Request): Promise<Response>;
  /** The key with which the shop's payments service signs its calls. */
  secretKey: string;
  /** Secrets that sign events now, the newest first. */
  webhookSecrets(): Promise<string[]>;
  /** Resolves when everything that is due now has been done: events sent, sessions expired. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** The embedded payment provider: it answers as Stripe documents, and charges nobody. */
export async function createPaymentProvider(kit: Kit, settings: ProviderSettings): Promise<PaymentProvider> {
  const secretKey = await loadSecretKey(kit);
  let aheadMs = await loadClock(kit);
  const stop = new AbortController();
  const clock = () => new Date(kit.now().getTime() + aheadMs);
  const own: ProviderKit = { ...kit, ...settings, clock, faults: createFaults(), secrets: createSecrets(kit) };
  const due = createDueWork(own);
  const routes = [
    ...sessionRoutes(own),
    ...paymentRoutes(own),
    ...refundRoutes(),
    ...transferRoutes(),
    ...accountRoutes(),
    ...eventRoutes(),
  ];
  const api = createApi(own, { routes, expansions: expansionsOf(own), secretKey });

  const testCall = createTestCalls(own, {
    async setAhead(ms) {
      aheadMs = ms;
      await saveClock(kit, ms);
      due.nudge();
    },
    settled: () => due.settled(),
  });

  async function answer(request: Request, path: string): Promise<Response> {
    try {
      return path.startsWith("/v1/") ? await api.answer(request, path) : await payPages(own, request, path);
    } finally {
      if (request.method !== "GET" && request.method !== "HEAD") due.nudge();
    }
  }

  return {
    async fetch(request) {
      const path = new URL(request.url).pathname.slice(PAYMENT_PROVIDER_MOUNT.length);
      if (testCall && path.startsWith("/test/")) return testCall(request, path);
      return withFault(own, { request, path, stop: stop.signal }, () => answer(request, path));
    },
    secretKey,
    webhookSecrets: own.secrets.current,
    settled: () => due.settled(),
    close() {
      stop.abort(new Error("The provider is closing."));
      return due.close();
    },
  };
}

function expansionsOf({ publicOrigin }: ProviderKit): Expansions {
  return {
    byPrefix: {
      cs_test: async ({ session }, id) => {
        const row = await sessionById(session, id);
        return row && sessionJson(row, publicOrigin());
      },
      pi: async (work, id) => {
        const row = await intentById(work, id);
        return row && intentJson(row, publicOrigin());
      },
      ch: async (work, id) => {
        const row = await chargeById(work, id);
        return row && chargeJson(row);
      },
      re: async (work, id) => {
        const row = await refundById(work, id);
        return row && refundJson(row);
      },
      tr: transferById,
      acct: accountById,
    },
    async include({ session }, object, field) {
      if (object.object !== "checkout.session" || field !== "line_items") return undefined;
      const row = await sessionById(session, String(object.id));
      return row && lineList(row);
    },
  };
}
