// `npm run contact -- list`: lists and answers messages to customer service.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("contact-command");
