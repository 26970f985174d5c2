import type { Kit, SendMail } from "../kit";
import { createOutbox } from "./outbox";
import { createSmtp } from "./smtp";

export interface MailSettings {
  /** Address of a mail server, `smtp://user:password@host:587` or `smtps://…`. Without it messages go to the outbox. */
  smtpUrl?: string;
  /** Sender: `Winkel <winkel@voorbeeld.nl>`, or the address alone. */
  from: string;
}

/** Sends messages: to the mail server, or as files to the folder `outbox` of the data folder when there is none. */
export function createMail(kit: Pick<Kit, "dataDir">, { smtpUrl, from }: MailSettings): SendMail {
  return smtpUrl ? createSmtp(smtpUrl, from) : createOutbox(kit.dataDir, from);
}
