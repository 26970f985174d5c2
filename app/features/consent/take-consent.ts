import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { CONSENT_DAYS, CONSENT_VERSION, type ConsentPurpose, consentPurposes, recordConsent } from "#contract/consent";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import { consentCookie } from "~/browser/consent-cookie";
import { BANNER_PLACE, consentAnswers, consentFields as fields } from "~/browser/consent-fields";
import { safePath } from "~/browser/safe-path";
import { cookieNames } from "~/browser/storage-keys";
import { expiredCookies } from "./expired-cookies";

/** Query parameter of the settings after saving. */
export const SAVED_PARAMETER = "opgeslagen";

/**
 * Stores what the form answers in the visitor's cookie, and leads back. What is allowed must be provable, so it holds
 * only once it is in the log; a refusal holds in any case.
 */
export async function takeConsent(sent: FormData, context: AppLoadContext, visitor: Headers): Promise<Response> {
  const { chosen, objects = false } = context.consent ?? {};
  const purposes = objects ? [] : purposesIn(sent);
  const isBanner = sent.get(fields.place) === BANNER_PLACE;
  const body = {
    ...(chosen?.id ? { id: chosen.id } : {}),
    version: CONSENT_VERSION,
    purposes,
    place: isBanner ? ("banner" as const) : ("settings" as const),
  };
  const logged = await apiOf(context).result(recordConsent, { body }, forVisitor(visitor));
  if (!logged.ok && purposes.length > 0) return json({ failed: true }, { status: logged.status === 429 ? 429 : 502 });
  const secure = context.origin.startsWith("https:") ? "; Secure" : "";
  const cookie = consentCookie({ purposes, id: logged.ok ? logged.value.id : undefined });
  const headers = new Headers();
  const age = CONSENT_DAYS * 86_400;
  headers.append("Set-Cookie", `${cookieNames.consent}=${cookie}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`);
  const present = visitor.get("cookie") ?? "";
  const { hostname } = new URL(context.origin);
  for (const expired of expiredCookies(present, purposes, hostname)) headers.append("Set-Cookie", expired);
  const settings = context.paths.to("cookieSettings", {}, { [SAVED_PARAMETER]: 1 });
  return redirect(isBanner ? cameFrom(visitor, context.origin) : settings, { status: 303, headers });
}

function purposesIn(sent: FormData): ConsentPurpose[] {
  const answer = sent.get(fields.answer);
  if (answer === consentAnswers.all) return [...consentPurposes];
  if (answer === consentAnswers.none) return [];
  const ticked = sent.getAll(fields.purpose);
  return consentPurposes.filter((purpose) => ticked.includes(purpose));
}

/** The page with the banner. A shared document cannot name it, because its address may say more than it was made from. */
function cameFrom(visitor: Headers, origin: string): string {
  const referrer = visitor.get("referer") ?? "";
  if (!URL.canParse(referrer)) return "/";
  const { host, pathname, search } = new URL(referrer);
  return (host === new URL(origin).host && safePath(pathname + search)) || "/";
}
