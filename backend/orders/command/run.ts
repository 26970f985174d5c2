import { z } from "zod";
import { services } from "#contract/services";
import { plain, runCommand } from "../../operator/command";
import { askShop, requireShop } from "../../operator/running-shop";
import { type OrdersArguments, readArguments, USAGE } from "./arguments";
import { listReport, movedReport, refundReport, refundsReport, showReport, withdrawalsReport } from "./reports";
import { returnReport, returnsReport } from "./return-reports";

/** A shop with many orders takes some time to count. */
const TIMEOUT_MS = 120_000;

const checked = z.object({ broken: z.array(z.string()) });

/** `npm run orders`: shows orders of the running shop, moves them on and checks its books. Returns the exit code. */
export async function runOrdersCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say?: (text: string) => void,
): Promise<number> {
  const work = async () => {
    const wanted = readArguments(argv, env);
    return wanted === null ? USAGE : done(wanted);
  };
  return runCommand(USAGE, work, say);
}

async function done({ dataDir, word, path, body }: OrdersArguments): Promise<string> {
  await requireShop(dataDir);
  const answer = await askShop(dataDir, `${services.carts.mount}${path}`, { body, timeoutMs: TIMEOUT_MS });
  switch (word) {
    case "list":
      return listReport(answer);
    case "show":
      return showReport(answer);
    case "accept":
    case "ship":
    case "deliver":
      return movedReport(answer);
    case "track":
      return "Toegevoegd";
    case "cancel":
    case "refund":
      return refundReport(answer);
    case "refunds":
      return body === undefined ? refundsReport(answer) : "Wordt opnieuw geprobeerd";
    case "withdrawals":
      return body === undefined ? withdrawalsReport(answer) : "Afgehandeld";
    case "returns":
      return returnsReport(answer);
    case "approve":
    case "reject":
    case "receive":
      return returnReport(answer);
    case "check":
      return checkReport(answer);
  }
}

function checkReport(answer: unknown): string {
  const { broken } = checked.parse(answer);
  if (broken.length === 0) return "Alles klopt";
  throw new Error(`niet alles klopt\n${broken.map((line) => `  ${plain(line)}`).join("\n")}`);
}
