// `npm run codes -- list`: lists, makes and ends promo codes.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("codes-command");
