import type { Mail } from "../kit";
import { writtenDay } from "./days";

/** Says when the account will be deleted and how to cancel. `address`: of the account pages. */
export function deletionMail(to: string, site: { shopName: string; address: string }, deletionAt: Date): Mail {
  const day = writtenDay(deletionAt);
  return {
    to,
    subject: `Je account bij ${site.shopName} wordt op ${day} verwijderd`,
    text: `Hallo,

Je hebt gevraagd om je account bij ${site.shopName} te verwijderen. Dat gebeurt op ${day}.
Daarna zijn je gegevens en je lijsten weg en kunnen we ze niet terughalen.

Wil je je account toch houden? Log dan voor die dag in en maak het verwijderen ongedaan:
${site.address}

Heb je dit niet zelf gevraagd? Maak het dan ongedaan en kies een nieuw wachtwoord.

Groeten,
${site.shopName}
`,
  };
}
