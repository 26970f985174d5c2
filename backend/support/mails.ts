import type { Mail } from "../kit";
import type { MessageRow } from "./records";

type Written = Pick<MessageRow, "id" | "name" | "email" | "subject" | "order" | "text">;

/** What an operator receives. The sender's address is in the text: mail servers refuse one that is not ours as sender. */
export function operatorMail({ id, name, email, subject, order, text }: Written, to: string): Mail {
  return {
    to,
    subject: `Bericht ${id}: ${subject}`,
    text: `Van ${name} <${email}>${
      order &&
      `
Bestelnummer ${order}`
    }

${text}

Antwoorden: npm run contact -- answer ${id} "tekst", of schrijf naar ${email}.
`,
  };
}

/**
 * The sender's copy. Anybody can type anybody's address, so it must be of no use to advertise with: addresses of
 * websites are left out.
 */
export function copyMail({ id, email, subject, order, text }: Written, shopName: string): Mail {
  return {
    to: email,
    subject: `Je bericht ${id}`,
    text: `Hallo,

We hebben je bericht ontvangen. Het nummer is ${id}. Een medewerker leest het en antwoordt op dit adres.
Heb je ons niet geschreven? Dan hoef je niets te doen.

Onderwerp: ${withoutLinks(subject)}${
      order &&
      `
Bestelnummer: ${withoutLinks(order)}`
    }

${quoted(withoutLinks(text))}

Groeten,
${shopName}
`,
  };
}

export function answerMail({ id, email, subject, text }: Written, answer: string, shopName: string): Mail {
  return {
    to: email,
    subject: `Antwoord op je bericht ${id}`,
    text: `Hallo,

${answer}

Is je vraag niet beantwoord? Schrijf ons dan opnieuw en noem nummer ${id}.

Groeten,
${shopName}

Je schreef (${withoutLinks(subject)}):
${quoted(withoutLinks(text))}
`,
  };
}

const quoted = (text: string) => text.replace(/^/gm, "> ");

/** Without any word of which a mail program would make a link. */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (/:\/\/|www\.|[a-z0-9-]\.[a-z]{2}/i.test(word) ? "[link]" : word));
