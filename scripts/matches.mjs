// `npm run matches -- list`: lists and decides which offers are of one product.
import { runOperatorCommand } from "./operator-command.mjs";

await runOperatorCommand("matches");
