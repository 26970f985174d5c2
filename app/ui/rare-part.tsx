import { type ComponentType, Suspense } from "react";
import { kept } from "./kept";
import { latePart } from "./late-part";

type Load = () => Promise<ComponentType>;

/** In the browser: those that the code of this page may draw. */
const loads = new Map<string, Load>();
/** On the server all of them; in the browser those of the document. */
const known = new Map<string, ComponentType>();

/** Gives the server the rare parts, which pages do not import. */
export function knowRareParts(parts: Readonly<Record<string, ComponentType>>): void {
  for (const [name, Part] of Object.entries(parts)) known.set(name, Part);
}

/**
 * A part that few documents have, and whose script and texts only those bring. The server knows it by `name`
 * (`knowRareParts`), and its outermost element says `data-part={name}`. With `asDrawn` the document's own needs no script
 * at all: for what holds no more than links and forms, and is the same on every page of a visit.
 */
export function rarePart(name: string, load: Load, { asDrawn = false } = {}): ComponentType {
  loads.set(name, asDrawn ? async () => keptAsDrawn(name) : load);
  const { Part: Late } = latePart(load);
  return function RarePart() {
    const Known = known.get(name);
    if (Known) return <Known />;
    return (
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    );
  };
}

/** Fetches the scripts of the rare parts in the document; React must not take it over before. Never rejects. */
export async function fetchRareParts(): Promise<void> {
  const names = [...document.querySelectorAll<HTMLElement>("[data-part]")].map(({ dataset }) => dataset.part ?? "");
  const fetched = names.map(async (name) => {
    const load = loads.get(name);
    // Without its script it stays as it was drawn: its links work.
    if (load) known.set(name, await load().catch(() => keptAsDrawn(name)));
  });
  await Promise.all(fetched);
}

function keptAsDrawn(name: string): ComponentType {
  const selector = `[data-part="${name}"]`;
  const Element = (document.querySelector(selector)?.localName ?? "div") as "div";
  const properties = kept(selector);
  return function Kept() {
    return <Element {...properties} data-part={name} />;
  };
}
