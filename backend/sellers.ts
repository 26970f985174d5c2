import { runSellersCommand } from "./selling/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runSellersCommand(process.argv.slice(2), process.env);
