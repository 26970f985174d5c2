import { runScheduleCommand } from "./schedule/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runScheduleCommand(process.argv.slice(2), process.env);
