import { runConsentCommand } from "./consents/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runConsentCommand(process.argv.slice(2), process.env);
