import { runReviewsCommand } from "./reviews/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
process.exitCode = await runReviewsCommand(process.argv.slice(2), process.env);
