import { stripVTControlCharacters } from "node:util";

const LINES = 8;
const LISTED = 20;

/** The first lines of a message, without colours and the frames of libraries. */
const brief = (message) =>
  stripVTControlCharacters(message)
    .trim()
    .split("\n")
    .filter((line) => !line.includes("node_modules"))
    .slice(0, LINES);

/** What failed in a report of Vitest's: the name of each test, or of a file that could not be run, and its message. */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, status, message, assertionResults: tests }) => {
    const failed = tests.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ name: file, message }] : [];
    return failed.map((test) => ({ name: `${file} › ${test.fullName}`, message: test.failureMessages.join("\n") }));
  });
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** What failed in a report of Playwright's; errors outside any test stand first. */
export function failedJourneys(report) {
  const outside = (report?.errors ?? []).map(({ message }) => ({
    name: "outside any journey",
    message: message ?? "",
  }));
  const inside = (report?.suites ?? []).flatMap(specsIn).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}`,
        message: results.at(-1)?.error?.message ?? "",
      })),
  );
  return [...outside, ...inside];
}

/** The failures once more, for whoever sees but the end of a long output. */
export function failureList(failures) {
  const listed = failures
    .slice(0, LISTED)
    .flatMap(({ name, message }) => [`FAILED ${name}`, ...brief(message).map((line) => `    ${line}`)]);
  const more = failures.length > LISTED ? [`and ${failures.length - LISTED} more`] : [];
  return ["", ...listed, ...more].join("\n");
}
