import { useEffect, useState } from "react";

/** Whether the element has been outside the viewport at any time since `from` became true. */
export function useOutOfSight(element: { readonly current: Element | null }, from: boolean): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!from || !element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setOut(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [from, element]);
  return from && out;
}
