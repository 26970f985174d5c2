import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import { services as addresses, CLIENT_ADDRESS_HEADER } from "#contract/services";
import { profileOfNewUser } from "./account/sign-up";
import type { CatalogueChange } from "./catalogue/changes";
import { type BackendConfig, COMMISSION_BP } from "./config";
import { createDirectAnswers, type DirectAnswers } from "./direct-answers";
import { directCalls } from "./http/direct";
import { answerFailure, failureBody } from "./http/failure";
import { composeService } from "./http/routes";
import { type Auth, createAuth } from "./identity-provider";
import type { Kit } from "./kit";
import { createMail } from "./mail/mail";
import { createMailQueue, type MailQueue } from "./mail/queue";
import { createPaymentGateway, type PaymentGateway } from "./payment-gateway";
import type { Log } from "./process/log";
import { createLog } from "./process/log";
import { fillStore } from "./seed/fill-store";
import type { Seed } from "./seed/seed";
import { createServices, type Services } from "./services";
import type { Database } from "./storage/database";
import { openDatabase } from "./storage/open";
import { patiently } from "./storage/patience";

export interface Health {
  ok: boolean;
  checks: Record<string, boolean>;
  /** How many changed products search has yet to take in; null when that is not known. */
  searchBehind: number | null;
}

export interface Backend {
  /** Handles a request below the mount of an embedded service; any other gets a 404. */
  fetch(request: Request): Promise<Response>;
  /** Like `fetch`, for calls within this process; undefined for calls that need a request. See DirectAnswers. */
  answer: DirectAnswers["answer"];
  /** Handles a request to the embedded identity provider; undefined when a remote one is used. */
  identity: ((req: IncomingMessage, res: ServerResponse) => Promise<void>) | undefined;
  /** Handles a request to the embedded payment provider; undefined when Stripe itself is used. */
  paymentProvider: ((request: Request) => Promise<Response>) | undefined;
  /** Resolves when search is ready or has failed to start; health() says which. */
  ready(): Promise<void>;
  /** Starts to learn what products look like, a while after the shop was opened. */
  learnPictures(): void;
  /** Starts to read shops on time: those that an operator put on the schedule. */
  startSchedule(): void;
  /**
   * Subscribes to stored catalogue changes; returns an unsubscribe function. Rejected changes and changes without
   * effect are not reported. A change is reported when it is stored, and again once search has caught up with it.
   */
  onChange(listener: (change: CatalogueChange) => void): () => void;
  /** Whether the store responds and search works; never throws. */
  health(): Promise<Health>;
  close(): Promise<void>;
}

interface Surroundings {
  log?: Log;
  now?: () => Date;
  /** Ends the process: called when the store has died, because a shop without it cannot serve anything. */
  end?: () => void;
}

const HEALTH_MS = 2_000;
/** The first visitors come first. */
const PICTURES_AFTER_MS = 20_000;
const FILLING_MS = 15 * 60_000;
const DEFAULT_SENDER = "Etalage <winkel@localhost>";

/**
 * Opens the embedded shop: its store (filled with the seed, if given, when empty) and every service that is not remote.
 * Throws FolderInUseError when another process has the data folder.
 */
export async function createBackend(
  config: BackendConfig,
  { log = createLog(), now = () => new Date(), end = () => process.exit(1) }: Surroundings = {},
): Promise<Backend> {
  const {
    dataDir,
    databaseUrl: url,
    seed,
    progress = () => undefined,
    commissionBp = COMMISSION_BP,
    courier = false,
  } = config;
  const onDeath = (error: Error) => {
    log.error("embedded store died, exiting; restart the shop", { error: error.message });
    end();
  };
  const open = () => openDatabase({ dataDir, log, onDeath, ...(url ? { url } : {}) });
  const db = seed ? await filled(open, (empty) => fill({ db: empty, log, now }, seed, progress)) : await open();
  const kit: Kit = { db, dataDir, log, now };
  try {
    const { publicOrigin = () => "http://localhost:3000" } = config;
    const mails = createMailQueue(kit, createMail(kit, { from: DEFAULT_SENDER, ...config.mail }));
    const sendMail = mails.send;
    const auth = await createAuth(kit, config.identity ?? {}, {
      sendMail,
      publicOrigin,
      makeProfile: profileOfNewUser,
    });
    const { checkBearer, accounts } = auth;
    const clientOf = (headers: Headers) => headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
    const surroundings = { checkBearer, sendMail, identity: accounts, publicOrigin, clientOf };
    let receive = async (_event: Request) => new Response(null, { status: 503 });
    const payments = await createPaymentGateway(kit, config.payments ?? {}, {
      publicOrigin,
      deliver: (event) => receive(event),
    });
    const services = createServices(kit, surroundings, {
      databaseUrl: url,
      drawProduct: seed?.draw,
      commissionBp,
      courier,
      mails,
      contactMail: config.mail?.contact,
      chatModel: config.chatModel,
      stripes: {
        client: payments.stripe,
        webhookSecrets: payments.webhookSecrets,
        methods: config.payments?.methods ?? [],
      },
    });
    progress("Opening the search index");
    // A shop without search still shows its pages; the log and health() report that search is missing.
    await services.ready();
    const backend = backendOf(kit, services, { auth, payments, mails }, config);
    receive = backend.fetch;
    return backend;
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface Providers {
  auth: Auth;
  payments: PaymentGateway;
  mails: MailQueue;
}

function backendOf(
  kit: Kit,
  services: Services,
  { auth: { identity }, payments, mails }: Providers,
  { embedded }: BackendConfig,
): Backend {
  const { db, log } = kit;
  const root = new Hono();
  root.onError((error, c) => answerFailure(log, error, c));
  root.notFound((c) => c.json(failureBody(404, "There is nothing at this address."), 404));
  for (const name of embedded) {
    root.route(addresses[name].mount, composeService(`Etalage: ${name}`, log, services.parts[name]));
  }
  const direct = createDirectAnswers(
    embedded.flatMap((name) => services.parts[name].flatMap(directCalls)),
    log,
  );
  // Subscribed first: pages re-rendered after a change must not use stale answers.
  services.onChange(direct.forget);
  return {
    fetch: async (request) => root.fetch(request),
    answer: direct.answer,
    identity: identity?.handle,
    paymentProvider: payments.provider?.fetch,
    ready: () => services.ready(),
    startSchedule: services.startSchedule,
    learnPictures: () => services.learnPictures(PICTURES_AFTER_MS),
    onChange: services.onChange,
    async health() {
      // With a remote search, the shop's own index only serves recommendations.
      const search = embedded.includes("search") ? { search: inTime(services.searchable(), false) } : {};
      const behind = embedded.includes("search") ? inTime(services.searchBehind(), null) : null;
      const parts = Object.entries({
        store: inTime(
          db.query("select 1").then(() => true),
          false,
        ),
        ...search,
      });
      const checks = Object.fromEntries(await Promise.all(parts.map(async ([name, ok]) => [name, await ok] as const)));
      return { ok: Object.values(checks).every(Boolean), checks, searchBehind: await behind };
    },
    async close() {
      await payments.provider?.close();
      await services.close();
      await identity?.close();
      await mails.close();
      await db.close();
    },
  };
}

/** What `work` resolves to, or `otherwise` when it fails or takes too long. */
async function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, HEALTH_MS, otherwise);
  });
  return Promise.race([work.catch(() => otherwise), late]).finally(() => clearTimeout(timer));
}

/** Reopens a store after filling it: the engine never releases the memory that filling took. */
async function filled(open: () => Promise<Database>, fill: (db: Database) => Promise<boolean>): Promise<Database> {
  const db = await open();
  try {
    if (!(await patiently(FILLING_MS, () => fill(db)))) return db;
  } catch (error) {
    await db.close();
    throw error;
  }
  await db.close();
  return open();
}

async function fill(
  kit: Pick<Kit, "db" | "log" | "now">,
  seed: Seed,
  progress: (message: string) => void,
): Promise<boolean> {
  let reported = 0;
  return fillStore(kit, seed, (done, total) => {
    const percentage = Math.floor((done / total) * 10) * 10;
    if (percentage === reported) return;
    reported = percentage;
    progress(`Filling the ${seed.name}: ${percentage} %`);
  });
}
