// `npm run schedule -- list`: shows which shops are read on time, and changes that.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("schedule-command");
