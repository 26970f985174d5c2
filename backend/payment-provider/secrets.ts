import type { Kit } from "../kit";
import { rollWebhookSecret, type WebhookSecret, webhookSecrets } from "./setting-records";

/** The secrets that sign events. */
export interface Secrets {
  /** Those that are valid now, the newest first. */
  current(): Promise<string[]>;
  /** Makes a new one; the earlier ones expire in a day. */
  roll(): Promise<void>;
}

/** Another process may have rolled the secret: the earlier one, which it signs with as well, is valid for longer. */
const KEPT_MS = 60_000;

/** Each event is signed and verified, so the secrets are kept for a minute. */
export function createSecrets(kit: Pick<Kit, "db" | "now">): Secrets {
  let kept: { secrets: WebhookSecret[]; until: number } | undefined;
  return {
    async current() {
      const now = kit.now();
      if (!kept || kept.until <= now.getTime()) {
        kept = { secrets: await webhookSecrets(kit), until: now.getTime() + KEPT_MS };
      }
      return kept.secrets.flatMap(({ value, expiresAt }) => (expiresAt === null || expiresAt > now ? [value] : []));
    },
    async roll() {
      await rollWebhookSecret(kit);
      kept = undefined;
    },
  };
}
