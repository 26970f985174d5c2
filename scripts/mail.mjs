// `npm run mail -- status`: shows which mails were not sent, and sends them after all.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("mail-command");
