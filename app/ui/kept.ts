/**
 * The properties of an element that the server drew and the browser keeps as it stands, without the code and the texts
 * that drew it: for what holds no more than links and forms, and is the same on every page of a visit.
 */
export function kept(selector: string) {
  const found = document.querySelector(selector);
  return {
    className: found?.className,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: found?.innerHTML ?? "" },
  };
}
