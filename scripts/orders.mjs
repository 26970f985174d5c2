// `npm run orders -- check`: says what in the books cannot be right.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("orders-command");
