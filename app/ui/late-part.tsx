import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { LoadFailed } from "./load-failed";

export interface LatePart<Props> {
  /** Belongs in a Suspense, and only where the server draws nothing: an update before its script is there empties it. */
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the script ahead of its use. */
  fetch: () => void;
}

/** A component whose script is fetched when it is first drawn. When that fails, the page can be loaded again instead. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: Promise<{ default: ComponentType<Props> }> | undefined;
  function fetched() {
    part ??= load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Failed }),
    );
    return part;
  }
  return { Part: lazy(fetched), fetch: () => void fetched() };
}

function Failed() {
  return <LoadFailed onRetry={() => window.location.reload()} />;
}
