import { Fragment, type Key, type ReactElement } from "react";

const ELEMENT = Symbol.for("react.element");

interface Config {
  ref?: unknown;
  key?: unknown;
  [name: string]: unknown;
}
interface Type {
  defaultProps?: Readonly<Record<string, unknown>>;
}

/**
 * React's `jsx`, which the compiled components call for every element, without its copy of the properties: the object
 * was made for this call. React 19 does the same.
 */
export function jsx(type: unknown, config: Config, key?: Key): ReactElement {
  const defaults = (type as Type | null | undefined)?.defaultProps;
  const own = config.key === undefined ? key : config.key;
  const copied = defaults !== undefined || "ref" in config || "key" in config;
  return {
    $$typeof: ELEMENT,
    type,
    key: own === undefined ? null : String(own),
    ref: config.ref ?? null,
    props: copied ? withDefaults(config, defaults) : config,
    _owner: null,
  } as unknown as ReactElement;
}

function withDefaults({ ref: _ref, key: _key, ...props }: Config, defaults: Type["defaultProps"]) {
  for (const [name, value] of Object.entries(defaults ?? {})) {
    if (props[name] === undefined) props[name] = value;
  }
  return props;
}

export { Fragment, jsx as jsxs };
