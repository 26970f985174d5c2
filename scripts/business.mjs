// `npm run business -- list`: lists and decides requests for business accounts.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("business");
