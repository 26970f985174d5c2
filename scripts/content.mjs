// `npm run content -- check`: checks the texts that operators write.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("content-command");
