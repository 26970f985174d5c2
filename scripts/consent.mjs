// `npm run consent -- export`: exports the log of what visitors chose about cookies.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("consent-command");
