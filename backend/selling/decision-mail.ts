import type { Mail } from "../kit";

export type SellerDecision = "approve" | "suspend" | "resume";

interface Told {
  website: string;
  reason: string;
  shopName: string;
}

const said: Record<SellerDecision, { subject: string; line: (website: string) => string; after: string }> = {
  approve: {
    subject: "Je winkel verkoopt nu hier",
    line: (website) => `De artikelen van ${website} kunnen vanaf nu bij ons worden besteld.`,
    after: "Veel succes!",
  },
  suspend: {
    subject: "Je winkel kan hier niet meer verkopen",
    line: (website) =>
      `De artikelen van ${website} kunnen bij ons niet meer worden besteld. Bestellingen die al geplaatst zijn, handel je gewoon af.`,
    after: "Ben je het er niet mee eens, of is het opgelost? Antwoord dan op dit bericht.",
  },
  resume: {
    subject: "Je winkel verkoopt weer hier",
    line: (website) => `De artikelen van ${website} kunnen weer bij ons worden besteld.`,
    after: "Bedankt voor je medewerking.",
  },
};

/** Tells a seller what the operator decided about the shop, and why. */
export function sellerMail(to: string, decision: SellerDecision, { website, reason, shopName }: Told): Mail {
  const { subject, line, after } = said[decision];
  return {
    to,
    subject,
    text: `Hallo,

${line(website)}
${reason ? `\nDe reden: ${reason}\n` : ""}
${after}

Groeten,
${shopName}
`,
  };
}
