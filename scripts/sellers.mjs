// `npm run sellers -- list`: lists and decides which shops sell here.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("sellers");
