// `npm run categories -- suggest`: shows and corrects where paths of feeds go.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("categories-command");
