const UNSUPPORTED = "oidc-provider WARNING: Unsupported runtime";

/**
 * The library warns while it loads on every release of Node that its makers do not test, Node 20 among them. We test on
 * that release ourselves (docs/operating.md), so this one line is left out of the log; every other warning stays.
 */
async function load() {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes(UNSUPPORTED)) warn(...said);
  };
  try {
    return await import("oidc-provider");
  } finally {
    console.warn = warn;
  }
}

export const { errors, interactionPolicy, Provider } = await load();
