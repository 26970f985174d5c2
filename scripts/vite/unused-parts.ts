/**
 * What Remix and its router carry that this shop never uses: `functions` get another body, `conditions` another
 * value, and a call in `statements` is not made. Rollup then drops whatever only these reached.
 */
export interface UnusedParts {
  file: RegExp;
  functions?: Readonly<Record<string, string>>;
  conditions?: Readonly<Record<string, string>>;
  statements?: readonly string[];
  /** The case of the function's switch, which is left without one. */
  cases?: Readonly<Record<string, number>>;
}

const NOTHING = "{}";
const FALSE = "{ return false; }";

/**
 * Fetchers, blockers, view transitions, deferred data, Remix's scroll restoration, routes that are added later, and
 * what forms could send but fields. A test refuses the hooks and components that would need them; documents are complete, so nothing is deferred.
 */
const ROUTER: UnusedParts = {
  file: /\/@remix-run\/router\/dist\/router\.js$/,
  functions: {
    fetch: NOTHING,
    revalidate: NOTHING,
    dispose: NOTHING,
    patchRoutes: NOTHING,
    _internalSetRoutes: NOTHING,
    getFetcher: NOTHING,
    deleteFetcher: NOTHING,
    deleteFetcherAndUpdateState: NOTHING,
    abortFetcher: NOTHING,
    markFetchersDone: NOTHING,
    markFetchRedirectsDone: FALSE,
    abortStaleFetchLoads: FALSE,
    getUpdatedRevalidatingFetchers: NOTHING,
    getBlocker: NOTHING,
    deleteBlocker: NOTHING,
    updateBlocker: NOTHING,
    shouldBlockNavigation: NOTHING,
    enableScrollRestoration: NOTHING,
    saveScrollPosition: NOTHING,
    getSavedScrollPosition: "{ return null; }",
    discoverRoutes: NOTHING,
    checkFogOfWar: "{ return { active: false, matches: null }; }",
    cancelActiveDeferreds: "{ return []; }",
    isDeferredData: FALSE,
    isDeferredResult: FALSE,
    restoreAppliedTransitions: NOTHING,
    persistAppliedTransitions: NOTHING,
    callLoadersAndMaybeResolveData:
      '{ return { loaderResults: await callDataStrategy("loader", state, request, matchesToLoad, matches, null), fetcherResults: {} }; }',
  },
  conditions: {
    "if (isFogOfWar)": "if (false)",
    "if (!isFogOfWar)": "if (true)",
    "fogOfWar.active && fogOfWar.matches": "false",
    "if (fogOfWar.active)": "if (false)",
    "fogOfWar.active = false;": "",
    "if (opts.body !== undefined)": "if (false)",
    "else if (opts.body instanceof FormData)": "else if (false)",
    "else if (opts.body instanceof URLSearchParams)": "else if (false)",
    "else if (opts.body == null)": "else if (true)",
    'if (formEncType === "application/json")': "if (false)",
    'else if (formEncType === "text/plain")': "else if (false)",
    "revalidatingFetchers.length": "0",
    "future.v7_fetcherPersist": "true",
    "future.v7_partialHydration": "true",
    "blockers.size > 0": "false",
    "if (unblockBlockerHistoryUpdate)": "if (false)",
    "if (blockerKey && delta != null)": "if (false)",
    "if (blockerKey)": "if (false)",
    "if (priorPaths && priorPaths.has(location.pathname))": "if (false)",
    "if (appliedViewTransitions.has(location.pathname))": "if (false)",
    "if (pendingViewTransitionEnabled)": "if (false)",
    "isBrowser) {\n      // FIXME": "false) {\n      // FIXME",
  },
  statements: [
    "state.fetchers.forEach",
    "deletedFetchers.forEach",
    "completedFetchers.forEach",
    "deletedFetchersKeys.forEach",
    "fetchLoadMatches.forEach",
    "activeDeferreds.forEach",
    "revalidatingFetchers.forEach",
  ],
};

const ROUTER_PROVIDER: UnusedParts = {
  file: /\/react-router-dom\/dist\/index\.js$/,
  conditions: {
    "!viewTransitionOpts || isViewTransitionUnavailable": "true",
    "vtContext.isTransitioning && !vtContext.flushSync": "false",
    "renderDfd && pendingState && router.window": "false",
    "renderDfd && pendingState && state.location.key === pendingState.location.key": "false",
    "!vtContext.isTransitioning && interruption": "false",
    "options.navigate === false": "false",
  },
  statements: ["newState.fetchers.forEach", "deletedFetchers.forEach"],
};

/** Deferred data again, and what Scripts does on the server only. */
const SCRIPTS: UnusedParts = {
  file: /\/@remix-run\/react\/dist\/esm\/components\.js$/,
  conditions: {
    "isSpaMode && !isHydrated": "false",
    "staticContext ? `": "false ? `",
    "staticContext === null || staticContext === void 0 ? void 0 : staticContext.activeDeferreds": "undefined",
    '!isStatic && typeof __remixContext === "object" && __remixContext.a': "false",
    '!isStatic ? " "': 'true ? " "',
    "isPageLinkDescriptor(link) ?": "false ?",
  },
};

/** The shop has no single-page mode, no loaders or actions of the browser's own, and exchanges no code while running. */
const ROUTES: UnusedParts = {
  file: /\/@remix-run\/react\/dist\/esm\/routes\.js$/,
  functions: {
    createClientRoutesWithHMRRevalidationOptOut: NOTHING,
    getShouldRevalidateFunction: "{ return route.shouldRevalidate; }",
    shouldHydrateRouteLoader: FALSE,
    preventInvalidServerHandlerCall: NOTHING,
    unwrapServerResponse: NOTHING,
  },
  conditions: {
    "if (isSpaMode)": "if (false)",
    'typeof singleFetch === "function"': "false",
    "!routeModule.clientLoader": "true",
    "!routeModule.clientAction": "true",
    "mod.clientLoader)": "false)",
    "mod.clientAction)": "false)",
    "isDeferredResponse(result) && result.body": "false",
  },
};

/**
 * React for roots made by hydrateRoot alone, in browsers of this decade: no older kind of root, no detours for Internet
 * Explorer, no list of suspended parts, no context of before
 * createContext, no hook for developer tools, and no component names in the text of errors.
 */
const REACT_DOM: UnusedParts = {
  file: /\/react-dom\/cjs\/react-dom\.production\.min\.js$/,
  functions: { Pa: '{ return ""; }', Ra: NOTHING, Yf: "{ return Vf; }", Zf: FALSE, xj: NOTHING },
  cases: { yj: 19, Ej: 19 },
  conditions: {
    'ia=!("undefined"===typeof window||"undefined"===typeof window.document||"undefined"===typeof window.document.createElement)':
      "ia=!0",
    'ae=ia&&"CompositionEvent"in window': "ae=!0",
    'ia&&"documentMode"in document&&(be=document.documentMode);': "",
    "if(we)na=Fe;else": "if(!0)na=Fe;else",
    'Pe=ia&&"documentMode"in document&&11>=document.documentMode': "Pe=!1",
    'if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)': "if(!1)",
    "d=null!=c&&c.hydratedSources||null": "d=null",
    "a.mode&1": "1",
    "b.mode&1": "1",
    "c.mode&1": "1",
    "h.mode&1": "1",
    "m.mode&1": "1",
  },
  statements: [
    "exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED",
    "exports.createRoot",
    "exports.findDOMNode",
    "exports.hydrate",
    "exports.render",
    "exports.unmountComponentAtNode",
    "exports.unstable_batchedUpdates",
    "exports.unstable_renderSubtreeIntoContainer",
  ],
};

const REST: readonly UnusedParts[] = [
  {
    file: /\/@remix-run\/react\/dist\/esm\/browser\.js$/,
    conditions: {
      "window.__remixContext.isSpaMode": "false",
      "router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;": "",
    },
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/data\.js$/,
    conditions: {
      "contentType && /\\bapplication\\/json\\b/.test(contentType)": "false",
      "contentType && /\\btext\\/plain\\b/.test(contentType)": "false",
    },
  },
  {
    // Shown only when the shop's own error page fails too.
    file: /\/@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/,
    functions: {
      RemixRootDefaultErrorBoundary:
        '{ console.error(error); return React.createElement(BoundaryShell, { title: "Application Error!", isOutsideRemixApp }, React.createElement("h1", null, "Application Error")); }',
    },
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/fallback\.js$/,
    functions: { RemixRootDefaultHydrateFallback: "{ return null; }" },
  },
];

/** Components of react-intl, of which the shop uses the hook and the provider. */
const INTL: readonly UnusedParts[] = [
  {
    file: /\/react-intl\/index\.js$/,
    functions: { createFormattedComponent: NOTHING, createFormattedDateTimePartsComponent: NOTHING },
    conditions: { "React.memo(FormattedMessage, areEqual)": "/* @__PURE__ */ React.memo(FormattedMessage, areEqual)" },
  },
  {
    file: /\/@formatjs\/icu-messageformat-parser\/index\.js$/,
    conditions: { "= createIdentifierPrefixRegex()": "= /* @__PURE__ */ createIdentifierPrefixRegex()" },
  },
];

export const UNUSED_PARTS: readonly UnusedParts[] = [
  ROUTER,
  ROUTER_PROVIDER,
  SCRIPTS,
  ROUTES,
  REACT_DOM,
  ...REST,
  ...INTL,
];
