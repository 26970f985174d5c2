// `npm run notices -- list`: lists and decides notices of wrong prices and illegal content.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("notices-command");
