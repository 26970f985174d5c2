import type { Kit, SendMail } from "../kit";
import { createOutbox } from "./outbox";
import { createSmtp } from "./smtp";

export interface MailSettings {
  /** Mail server URL, `smtp://user:password@host:587` or `smtps://…`. Without it messages go to the outbox. */
  smtpUrl?: string;
  /** Sender: `Winkel <winkel@voorbeeld.nl>`, or the address alone. */
  from: string;
}

/** Creates the mail sender: uses the mail server, or writes files to `outbox` in the data folder when there is none. */
export function createMail(kit: Pick<Kit, "dataDir">, { smtpUrl, from }: MailSettings): SendMail {
  return smtpUrl ? createSmtp(smtpUrl, from) : createOutbox(kit.dataDir, from);
}
