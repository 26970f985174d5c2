import ipaddr from "ipaddr.js";
import { countAttempt, forgetAttempts, type Limit } from "./attempt-records";
import type { IdentityKit } from "./settings";

const MINUTES = 60;
const HOURS = 3_600;

/** Limits on attempts. An address is the client's IP address; for IPv6, the network of one household. */
export const limits = {
  /** One account from one address. */
  signIn: { name: "sign-in", points: 5, seconds: 15 * MINUTES },
  /** Any account from one address. */
  signInAddress: { name: "sign-in-address", points: 50, seconds: 15 * MINUTES },
  /** One account from devices that have never signed in to it, whatever their addresses. */
  signInAnywhere: { name: "sign-in-anywhere", points: 50, seconds: 24 * HOURS },
  /** Sign-ins started, each of which is stored for an hour. */
  start: { name: "start", points: 120, seconds: 15 * MINUTES },
  signUpAddress: { name: "sign-up-address", points: 10, seconds: HOURS },
  mailAddress: { name: "mail-address", points: 10, seconds: HOURS },
  /** Messages to one account, whoever requests them. */
  mail: { name: "mail", points: 4, seconds: HOURS },
  /** Warnings to one account about password guessing. */
  warning: { name: "warning", points: 1, seconds: 24 * HOURS },
} as const satisfies Record<string, Limit>;

const isLoopback = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? parsed.toNormalizedString().split(":").slice(0, 4).join(":") : parsed.toString();
}

/** Counts attempts and checks them against the limits. */
export function createLimits(kit: IdentityKit) {
  /** A shop on a developer's machine has a single visitor, who is not limited. */
  const isAlone = (address: string) => isLoopback(address) && /^http:\/\/(localhost|127\.)/.test(kit.publicOrigin());

  return {
    /** Counts an attempt from this address; returns the seconds to wait when there were too many, else 0. */
    byAddress: async (limit: Limit, address: string) =>
      isAlone(address) ? 0 : countAttempt(kit, limit, networkOf(address)),
    /** Like byAddress, for one account. */
    bySomebody: (limit: Limit, emailKey: string, address: string) =>
      countAttempt(kit, limit, `${emailKey}|${networkOf(address)}`),
    succeeded: (limit: Limit, emailKey: string, address: string) =>
      forgetAttempts(kit, limit, `${emailKey}|${networkOf(address)}`),
    /** Like byAddress, for one account from any address. */
    anywhere: (emailKey: string) => countAttempt(kit, limits.signInAnywhere, emailKey),
    succeededAnywhere: (emailKey: string) => forgetAttempts(kit, limits.signInAnywhere, emailKey),
    mayWarn: async (accountId: string) => (await countAttempt(kit, limits.warning, accountId)) === 0,
    /** Whether another message may be sent to this account. */
    mayMail: async (accountId: string) => (await countAttempt(kit, limits.mail, accountId)) === 0,
  };
}
export type Limits = ReturnType<typeof createLimits>;
