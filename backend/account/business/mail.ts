import type { BusinessStatus } from "#contract/profile";
import type { Mail } from "../../kit";

interface Told {
  company: string;
  message: string;
  /** What the applicant still has to do, in Dutch; empty when nothing. */
  missing: string;
  /** Address of the account page. */
  address: string;
  shopName: string;
}

const said: Record<Exclude<BusinessStatus, "requested">, { subject: string; line: string; label: string }> = {
  in_review: {
    subject: "Je aanvraag is in behandeling",
    line: "we bekijken de aanvraag van",
    label: "Ons bericht",
  },
  approved: { subject: "Je aanvraag is goedgekeurd", line: "je kunt bij ons verkopen met", label: "Ons bericht" },
  refused: { subject: "Je aanvraag is afgewezen", line: "we hebben de aanvraag afgewezen van", label: "De reden" },
};

/** Tells an applicant what was decided about the request, and why. */
export function businessMail(
  to: string,
  status: keyof typeof said,
  { company, message, missing, address, shopName }: Told,
): Mail {
  const { subject, line, label } = said[status];
  const parts = [
    `Hallo,\n\n${line.charAt(0).toUpperCase()}${line.slice(1)} ${company}.`,
    ...(message ? [`${label}: ${message}`] : []),
    ...(missing && status === "in_review" ? [`Dit hebben we nog van je nodig: ${missing}.`] : []),
    ...(status === "refused" ? ["Je kunt de gegevens aanpassen en opnieuw aanvragen."] : []),
    `De stand van je aanvraag: ${address}`,
    `Groeten,\n${shopName}\n`,
  ];
  return { to, subject, text: parts.join("\n\n") };
}
