/** The option by which an operator gives a reason: `--reden`; commands that once took `--reason` still read it. */
export const REASON = { reden: { type: "string" }, reason: { type: "string" } } as const;

export const reasonOf = ({ reden, reason }: { reden?: string; reason?: string }): string =>
  (reden ?? reason ?? "").trim();
