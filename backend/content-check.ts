import { relative } from "node:path";
import { contentFolders, createContentLibrary } from "./content/library";
import { articleKinds } from "./content/read-article";
import { dataFolder, plain, readWords, runCommand, UsageError } from "./operator/command";
import { CommandError } from "./operator/failure";

const USAGE = `Gebruik: npm run content -- <opdracht> [opties]

  check          kijk alle teksten na; noemt bij elke fout het bestand, de regel en wat je eraan doet
  list           toon de teksten die nu op de site staan

  --data MAP     gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help         toon deze uitleg

De winkel hoeft niet te draaien. Afsluitcodes: 0 gelukt, 1 er klopt iets niet, 2 verkeerd gebruik`;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** `npm run content`: checks the operator's texts without a running shop. Returns the exit code. */
export async function runContentCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say?: (text: string) => void,
): Promise<number> {
  return runCommand(USAGE, () => answer(argv, env), say);
}

async function answer(argv: string[], env: Record<string, string | undefined>): Promise<string> {
  const { values, positionals } = readWords(argv, {});
  if (values.help) return USAGE;
  const [word = "", ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Dit is te veel: ${more.join(" ")}`);
  if (word !== "check" && word !== "list")
    throw new UsageError(word ? `Onbekende opdracht: ${word}` : "Geef een opdracht");
  const dataDir = dataFolder(values.data, env);
  const library = createContentLibrary({ dataDir, log: silent, now: () => new Date() });
  const articles = (await Promise.all(articleKinds.map(library.list))).flat();
  if (word === "list") return articles.map((one) => plain(`${one.kind}/${one.id}  ${one.title}`)).join("\n");
  const problems = await library.problems();
  if (problems.length === 0) return `Alles klopt: ${articles.length} teksten`;
  const lines = problems.map(({ file, line, message }) => plain(`${shown(file, dataDir)}:${line}: ${message}`));
  throw new CommandError(
    `${problems.length === 1 ? "er klopt iets niet" : "er kloppen dingen niet"}\n${lines.join("\n")}\n`,
  );
}

/** A file's path, below the folder of the shop's own texts where it is one of those. */
function shown(file: string, dataDir: string): string {
  const [shipped] = contentFolders(dataDir);
  return file.startsWith(shipped) ? `content/${relative(shipped, file)}` : file;
}
