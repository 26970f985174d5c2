import { z } from "zod";
import { dutchDay } from "#contract/dutch-day";
import { services } from "#contract/services";
import { plain } from "../../operator/command";
import { askerOf, operatorCommand } from "../../operator/shop-command";
import { euros } from "../mail-words";
import { type CodesArguments, readArguments, USAGE } from "./arguments";

const answer = z.object({
  now: z.string(),
  codes: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(["percentage", "amount", "shipping"]),
      value: z.number(),
      minimum: z.number(),
      validFrom: z.string().nullable(),
      validUntil: z.string().nullable(),
      useLimit: z.number().nullable(),
      used: z.number(),
      perCustomer: z.number().nullable(),
      website: z.string().nullable(),
    }),
  ),
});
type Told = z.infer<typeof answer>;

/** `npm run codes`: lists, makes and ends the promo codes of the running shop. Returns the exit code. */
export const runCodesCommand = operatorCommand(USAGE, readArguments, done);

async function done(wanted: CodesArguments): Promise<string> {
  const ask = askerOf(wanted.dataDir, `${services.carts.mount}/orders/codes`);
  if (wanted.word === "list") return listed(answer.parse(await ask("")));
  if (wanted.word === "end") {
    await ask("/end", { code: wanted.code });
    return `${wanted.code} geldt niet meer`;
  }
  await ask("", wanted.described);
  return `${wanted.described.code} is gemaakt`;
}

function listed({ now, codes }: Told): string {
  if (codes.length === 0) return "Er zijn geen kortingscodes";
  return codes.map((code) => plain(lineOf(code, now))).join("\n");
}

function lineOf(code: Told["codes"][number], now: string): string {
  const { kind, value, minimum, validFrom, validUntil, useLimit, used, perCustomer, website } = code;
  const isOver = validUntil !== null && Date.parse(validUntil) <= Date.parse(now);
  const gives = kind === "percentage" ? `${value} %` : kind === "amount" ? euros(value) : "gratis verzending";
  const terms = [
    minimum > 0 && `vanaf ${euros(minimum)}`,
    validFrom && `van ${dutchDay(new Date(validFrom))}`,
    validUntil && `tot en met ${dutchDay(new Date(validUntil))}`,
    perCustomer && `${perCustomer} keer per klant`,
    website ? `bij ${website}` : "overal",
    `gebruikt: ${used}${useLimit === null ? "" : ` van ${useLimit}`}`,
    isOver && "AFGELOPEN",
  ];
  return `${code.code.padEnd(20)} ${gives.padEnd(18)} ${terms.filter(Boolean).join("  ")}`;
}
