import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../kit";

/** The message as nodemailer takes it. Its id is within the sender's domain, as mail servers expect. */
export function composed({ to, subject, text, html, id, stopUrl }: Mail, from: string): SendMailOptions {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(stopUrl === undefined
      ? {}
      : { headers: { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } }),
    ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
  };
}
