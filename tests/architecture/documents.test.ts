import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { backendFloors } from "./floors";
import { files, isCode, root, textOf } from "./sources";

const markdownIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join(folder, name));
const decisions = markdownIn("docs/decisions");
/** Decision records describe the day they were made; the other documents describe the shop as it is. */
const current = [...markdownIn("."), ...markdownIn("docs")];

/** Not what a run leaves behind, such as `data/`. */
const topLevel = new Set([...files.map((file) => file.split("/")[0]), "docs", "public", "package.json", ...current]);
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** What stands in backquotes, fenced blocks included. */
const quoted = (text: string) => Array.from(text.matchAll(/`+([^`]+)`+/g), ([, inside = ""]) => inside);

/** Paths from the top of the repository; a placeholder (`<noun>`, `*`) stands for anything. */
function missingPaths(text: string): string[] {
  const links = Array.from(text.matchAll(/\]\(([^)#]+)\)/g), ([, target = ""]) => target);
  const named = quoted(text).filter((word) => /^[\w.-]+(\/[\w.<>*-]*)+$/.test(word) || topLevel.has(word));
  return [...named, ...links]
    .filter((word) => topLevel.has(word.split("/")[0] ?? ""))
    .map((word) => word.split(/[^/]*[<*]/)[0] ?? "")
    .filter((word) => !existsSync(path.join(root, word)));
}

function missingScripts(text: string): string[] {
  const asked = quoted(text).flatMap((word) =>
    Array.from(word.matchAll(/\bnpm (?:run ([\w:]+)|(start|test))/g), ([, run, plain]) => run ?? plain ?? ""),
  );
  return asked.filter((script) => !scripts[script]);
}

test.each(current)("%s names only files and commands that exist", (document) => {
  const text = textOf(document);
  expect([...missingPaths(text), ...missingScripts(text)]).toEqual([]);
});

test("every decision that a document or a comment cites is recorded", () => {
  const recorded = new Set(decisions.map((file) => Number(path.basename(file).slice(0, 4))));
  const cited = [...current, ...decisions, ...files.filter(isCode)].flatMap((file) =>
    Array.from(textOf(file).matchAll(/\bdecisions? (\d+)\b/g), ([, number]) => ({ file, number: Number(number) })),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ number }) => !recorded.has(number))).toEqual([]);
});

test("the floors in docs/architecture.md are those of the import rules", () => {
  const [, section = ""] = textOf("docs/architecture.md").split("## The floors of the backend");
  const floors = Array.from(section.matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm), ([, floor, name, modules]) => ({
    floor: Number(floor),
    name,
    modules: quoted(modules ?? "").map((module) => module.replace(/\.ts$/, "")),
  }));
  expect(floors.reverse()).toEqual(backendFloors.map((floor, index) => ({ floor: index + 1, ...floor })));
});

test("a path and a command that are gone are noticed", () => {
  expect(missingPaths("`app/nowhere.ts`, `app/features/<noun>/`, `backend/*.ts`, `/search`, `README.md`")).toEqual([
    "app/nowhere.ts",
  ]);
  expect(missingPaths("![a picture](docs/images/none.webp)")).toEqual(["docs/images/none.webp"]);
  expect(missingScripts("```\nnpm start\nnpm run nothing -- x\n```")).toEqual(["nothing"]);
});
