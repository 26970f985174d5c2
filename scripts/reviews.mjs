// `npm run reviews -- list`: lists and decides reviews that are held or reported.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("reviews-command");
