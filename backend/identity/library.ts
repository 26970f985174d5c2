const UNSUPPORTED = "oidc-provider WARNING: Unsupported runtime";

/**
 * While loading, the library warns on every Node release that its authors do not test, including Node 20. We test on
 * that release ourselves (docs/operating.md), so only this warning is suppressed.
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
