import { relative } from "node:path";
import { contentFolders, createContentLibrary } from "./content/library";
import { articleKinds } from "./content/read-article";
import { COMMON_OPTIONS, dataFolder, plain, readWords } from "./operator/command";
import { CommandError } from "./operator/failure";
import { operatorCommand, wrongWords } from "./operator/shop-command";

const USAGE = `Gebruik: npm run content -- <opdracht> [opties]

  check          kijk alle teksten na; noemt bij elke fout het bestand, de regel en wat je eraan doet
  list           toon de teksten die nu op de site staan

${COMMON_OPTIONS}

De winkel hoeft niet te draaien. Afsluitcodes: 0 gelukt, 1 er klopt iets niet, 2 verkeerd gebruik`;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** `npm run content`: checks the operator's texts without a running shop. Returns the exit code. */
export const runContentCommand = operatorCommand(USAGE, readArguments, answer);

function readArguments(argv: string[], env: Record<string, string | undefined>) {
  const { values, positionals } = readWords(argv, {});
  if (values.help) return null;
  const [word] = positionals;
  if ((word !== "check" && word !== "list") || positionals.length > 1) throw wrongWords(positionals);
  return { word, dataDir: dataFolder(values.data, env) };
}

async function answer({ word, dataDir }: NonNullable<ReturnType<typeof readArguments>>): Promise<string> {
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
