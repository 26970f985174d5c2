import type { NoticeKind } from "#contract/notices";
import type { Mail } from "../kit";
import type { NoticeRow } from "./records";

const about: Record<NoticeKind, string> = {
  price: "een onjuiste prijs",
  illegal: "illegale inhoud",
};

/** Confirms that a notice arrived. It repeats no text: the address may be a stranger's. */
export function receiptMail({ id, kind, email }: NoticeRow, shopName: string): Mail {
  return {
    to: email,
    subject: `Je melding ${id}`,
    text: `Hallo,

We hebben je melding van ${about[kind]} ontvangen. Het nummer is ${id}.

Een medewerker bekijkt de melding en beslist. We mailen je het besluit met de reden.
Heb je niets gemeld? Dan hoef je niets te doen.

Groeten,
${shopName}
`,
  };
}

/** Tells what was decided, why, and what can be done against it. */
export function decisionMail({ id, kind, email, page, accepted, reason }: NoticeRow, shopName: string): Mail {
  return {
    to: email,
    subject: `Besluit over je melding ${id}`,
    text: `Hallo,

Je meldde ${about[kind]} op ${page} (melding ${id}).

Ons besluit: ${accepted ? "de melding klopt, en we hebben er iets aan gedaan" : "we laten het zoals het is"}.
De reden: ${reason}

Een medewerker nam dit besluit. Ben je het er niet mee eens? Antwoord dan op dit bericht; we kijken
opnieuw. Je kunt ook naar de rechter.

Groeten,
${shopName}
`,
  };
}
