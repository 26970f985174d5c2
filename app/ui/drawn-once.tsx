import { type ComponentType, createContext, useContext } from "react";

/** One rendering of a document on a server that keeps parts of documents; see `drawnOnce`. */
export interface Drawing {
  /** Name of an element that stands for the part `key`, and whether its HTML is known already. */
  part(key: string): { mark: string; known: boolean };
  /** A word that stands for `content` until the document is complete, for a long text that components only hand on. */
  text(content: string): string;
}

/** Undefined in the browser, and on servers that keep no parts. */
export const DrawingContext = createContext<Drawing | undefined>(undefined);

/**
 * A component whose HTML the server keeps for later documents, under all of its properties: on the next page with the
 * same ones it is not drawn again. The browser has the plain component, and the document is the same to the byte.
 *
 * The component must be drawn from its properties, which must be plain data, and from what the root's loader gives about
 * the site (`siteOf`) alone: not from the address, the time or `useId`. It must not hold inline scripts or styles.
 */
export function drawnOnce<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component;
  return function DrawnOnce(props: Props) {
    const drawing = useContext(DrawingContext);
    if (!drawing) return <Component {...props} />;
    const { mark: Mark, known } = drawing.part(`${name} ${JSON.stringify(props)}`);
    // The browser has no use for the marks: the server takes them out.
    if (known) return <Mark />;
    return (
      <>
        <Mark />
        <DrawingContext.Provider value={undefined}>
          <Component {...props} />
        </DrawingContext.Provider>
        <Mark />
      </>
    );
  };
}
