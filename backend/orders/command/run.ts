import { z } from "zod";
import { services } from "#contract/services";
import { plain } from "../../operator/command";
import { askerOf, operatorCommand } from "../../operator/shop-command";
import { type OrdersArguments, readArguments, USAGE } from "./arguments";
import { listReport, movedReport, refundReport, refundsReport, showReport, withdrawalsReport } from "./reports";
import { returnReport, returnsReport } from "./return-reports";

/** A shop with many orders takes some time to count. */
const TIMEOUT_MS = 120_000;

const checked = z.object({ broken: z.array(z.string()) });

/** `npm run orders`: shows orders of the running shop, moves them on and checks its books. Returns the exit code. */
export const runOrdersCommand = operatorCommand(USAGE, readArguments, done);

async function done({ dataDir, word, path, body }: OrdersArguments): Promise<string> {
  const answer = await askerOf(dataDir, services.carts.mount, TIMEOUT_MS)(path, body);
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
