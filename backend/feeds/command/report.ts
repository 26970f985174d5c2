import { join } from "node:path";
import cliProgress from "cli-progress";
import { hintLines } from "../hint-lines";
import type { ImportProgress, ImportReport } from "../import-report";
import { ISSUES } from "../issues";

export interface ProgressReporter {
  onProgress(progress: ImportProgress): void;
  stop(): void;
}

const LINE_EVERY = 50_000;
const number = new Intl.NumberFormat("nl-NL");
const WORDS = { error: "fout", warning: "let op", tip: "tip" } as const;

/** A progress bar on a terminal; occasional lines in a log. */
export function createReporter(size: number | null): ProgressReporter {
  return process.stderr.isTTY ? barReporter(size) : lineReporter();
}

function barReporter(size: number | null): ProgressReporter {
  const format = size === null ? "{read} artikelen {note}" : "{bar} {percentage} % · {read} artikelen {note}";
  const bar = new cliProgress.SingleBar(
    { format, hideCursor: true, clearOnComplete: false },
    cliProgress.Presets.shades_grey,
  );
  bar.start(size ?? 1, 0, { read: "0", note: "" });
  return {
    onProgress({ phase, read, refused, bytes }) {
      const note = phase === "applying" ? "· doorvoeren" : refused > 0 ? `· ${number.format(refused)} geweigerd` : "";
      bar.update(phase === "applying" ? (size ?? 1) : size === null ? 0 : bytes, { read: number.format(read), note });
    },
    stop: () => bar.stop(),
  };
}

function lineReporter(): ProgressReporter {
  let next = LINE_EVERY;
  let isApplying = false;
  return {
    onProgress({ phase, read }) {
      if (phase === "applying") {
        // Repeated while it lasts, to show that the shop is alive.
        if (!isApplying) console.error(`${number.format(read)} artikelen gelezen; doorvoeren`);
        isApplying = true;
      } else if (read >= next) {
        console.error(`${number.format(read)} artikelen gelezen`);
        next = read + LINE_EVERY;
      }
    },
    stop: () => undefined,
  };
}

const HEADINGS = {
  done: "Klaar",
  held: "Tegengehouden",
  failed: "Mislukt",
  running: "Bezig",
  applying: "Nog niet klaar",
} as const;

/** The report as shown to the operator. */
export function summary(report: ImportReport, dataDir: string): string {
  const { counts, shop, lines } = report;
  const rows: [string, number][] = [
    ["gelezen", counts.read],
    ["toegevoegd", counts.added],
    ["gewijzigd", counts.changed],
    ["ongewijzigd", counts.unchanged],
    ["verwijderd", counts.removed],
    ["geweigerd", counts.refused],
    ["waarschuwingen", counts.warnings],
  ];
  const width = Math.max(...rows.map(([, count]) => number.format(count).length));
  const parts = [
    `${HEADINGS[report.state]}: ${shop.name} (${shop.website})`,
    ...(report.message === "" ? [] : [report.message]),
    ...rows.map(([name, count]) => `  ${number.format(count).padStart(width)}  ${name}`),
  ];
  if (report.hints) parts.push(...hintLines(report.hints));
  if (lines.length > 0) {
    parts.push("", "Uit het verslag, van elke soort de eerste:", ...lines.map(reportLine));
    parts.push("", `Het hele verslag: ${join(dataDir, "imports", `${report.id}.csv`)}`);
  }
  return parts.join("\n");
}

function reportLine({ line, itemId, attribute, value, code, message }: ImportReport["lines"][number]): string {
  const shown = value === "" ? "" : ` “${value.length > 40 ? `${value.slice(0, 39)}…` : value}”`;
  return `  regel ${line}  ${WORDS[ISSUES[code].severity]}  ${itemId || "(zonder id)"}  ${attribute}${shown}: ${message} [${code}]`;
}
