import type { Mail } from "../kit";

interface Told {
  decision: "hide" | "show";
  title: string;
  reason: string;
  shopName: string;
}

/** Tells a writer what was decided about the review, and why. */
export function decisionMail(to: string, { decision, title, reason, shopName }: Told): Mail {
  const isHidden = decision === "hide";
  return {
    to,
    subject: isHidden ? "Je beoordeling staat niet meer op de site" : "Je beoordeling staat op de site",
    text: `Hallo,

We hebben je beoordeling “${title}” bekeken. ${isHidden ? "Anderen zien haar niet meer." : "Iedereen kan haar nu lezen."}
${reason ? `\nDe reden: ${reason}\n` : ""}
${isHidden ? "Je kunt de beoordeling aanpassen; dan kijken we opnieuw. Ben je het er niet mee eens? Antwoord dan op dit bericht." : "Bedankt voor het schrijven!"}

Groeten,
${shopName}
`,
  };
}
