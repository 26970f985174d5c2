import { runCrawlCommand } from "./crawl/command/run";
import { keepFilesPrivate } from "./storage/private-folder";

keepFilesPrivate();
const stop = new AbortController();
// Once stops after the page at hand; what was read stays, and the next crawl goes on there.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
const say = (text: string) => void process.stdout.write(`${text}\n`);
process.exitCode = await runCrawlCommand(process.argv.slice(2), { env: process.env, stop: stop.signal, say });
