import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import { ApiError } from "../errors";
import { intentById } from "../payment-records";
import { readBody } from "../read-body";
import { payPath, type SessionRow } from "../session-json";
import { sessionById } from "../session-records";
import type { ProviderKit } from "../settings";
import { type Html, message, money, pageResponse } from "./layout";
import { confirmBody, type Problems, payBody, untouched } from "./pay-page";
import { submit, successUrl } from "./submit";
import { texts } from "./texts";

const MAX_BODY = 4_096;
const PATH = /^\/pay\/(cs_test_\w{1,80})(\/3ds)?$/;
const toShop = { href: "/", text: texts.toShop };

interface Shown {
  title: string;
  body: (shop: string) => Html;
  status?: number;
  /** The session whose shop the buyer may go back to. */
  row?: SessionRow;
}

/** Answers requests to the pay page, below `/pay`. */
export async function payPages(kit: ProviderKit, request: Request, path: string): Promise<Response> {
  try {
    const answered = await answer(kit, request, path);
    if ("to" in answered) {
      const to = onThisHost(answered.to, kit.publicOrigin());
      return new Response(null, { status: 303, headers: { Location: to, "Cache-Control": "no-store" } });
    }
    return await send(answered, await kit.shopName());
  } catch (error) {
    const { title, lead } = texts.failed;
    const here = { href: PAYMENT_PROVIDER_MOUNT + path, text: texts.again };
    const status = error instanceof ApiError ? error.status : 500;
    if (status === 500) kit.log.error("pay page failed", { error: String(error) });
    return send({ title, body: () => message(title, lead, here), status }, await kit.shopName());
  }
}

function send({ title, body, status = 200, row }: Shown, shop: string): Promise<Response> {
  const cancelUrl = row?.details.cancelUrl;
  const leadsTo = row ? [successUrl(row), ...(cancelUrl && URL.canParse(cancelUrl) ? [cancelUrl] : [])] : [];
  return pageResponse({ title, shop, body: body(shop) }, status, leadsTo);
}

async function answer(kit: ProviderKit, request: Request, path: string): Promise<Shown | { to: string }> {
  const [, id = "", confirms] = PATH.exec(path) ?? [];
  if (request.method === "POST") return submitted(kit, request, id, confirms ? "confirm" : "pay");
  const row = id ? await sessionById(kit.db, id) : undefined;
  return row ? current(kit, shownHere(row, kit.publicOrigin()), confirms !== undefined) : unknown();
}

async function submitted(
  kit: ProviderKit,
  request: Request,
  id: string,
  step: "pay" | "confirm",
): Promise<Shown | { to: string }> {
  const form = new URLSearchParams(await readBody(request, MAX_BODY));
  const done = id
    ? await kit.db.transaction((session) => submit(kit, { session, now: kit.clock() }, { id, form, step }))
    : undefined;
  if (!done) return unknown();
  if ("to" in done) return done;
  const row = shownHere(done.row, kit.publicOrigin());
  const body = (shop: string) => payBody(row, shop, done.typed, done.problems);
  return { title: texts.title(money(row.amount)), body, status: 422, row };
}

function unknown(): Shown {
  const { title, lead } = texts.unknown;
  return { title, body: () => message(title, lead, toShop), status: 404 };
}

/**
 * An address of the shop without its origin: whoever came by another name of this host (127.0.0.1, a name in the local
 * network) stays there, where the shop's cookies are.
 */
const onThisHost = (href: string, origin: string): string =>
  href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;

function shownHere(row: SessionRow, origin: string): SessionRow {
  const { cancelUrl } = row.details;
  return cancelUrl ? { ...row, details: { ...row.details, cancelUrl: onThisHost(cancelUrl, origin) } } : row;
}

/** The page of a session as it is now. */
async function current(kit: ProviderKit, row: SessionRow, confirms: boolean): Promise<Shown | { to: string }> {
  const { done, expired, confirm } = texts;
  if (row.status === "complete") {
    const lead = row.paymentStatus === "paid" ? done.lead : done.lateLead;
    return {
      title: done.title,
      body: (shop) =>
        message(done.title, lead, { href: onThisHost(successUrl(row), kit.publicOrigin()), text: done.back(shop) }),
    };
  }
  if (row.status === "expired" || row.expiresAt <= kit.clock()) {
    const back = row.details.cancelUrl ?? "/";
    const body = (shop: string) => message(expired.title, expired.lead, { href: back, text: done.back(shop) });
    return { title: expired.title, body, status: 410 };
  }
  const intent = row.intentId ? await intentById({ session: kit.db, now: kit.clock() }, row.intentId) : undefined;
  if (confirms) {
    if (intent?.status !== "requires_action") return { to: payPath(row.id) };
    return { title: confirm.title, body: (shop) => confirmBody(row, shop), row };
  }
  const problems: Problems = intent?.failure ? { form: failureText(intent.failure) } : {};
  const method = intent?.method?.type ?? "";
  const body = (shop: string) => payBody(row, shop, { ...untouched, method }, problems);
  return { title: texts.title(money(row.amount)), body, row };
}

/** Why the last attempt failed, in the buyer's words. */
function failureText({ code, declineCode }: { code: string; declineCode: string | null }): string {
  return texts.failures[declineCode ?? ""] ?? texts.failures[code] ?? texts.failed.title;
}
