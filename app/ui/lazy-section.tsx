import { type ReactNode, useEffect, useRef, useState } from "react";

/** How near the view a section must come before it is loaded (CN-04). */
export const LAZY_MARGIN = "50px";

export interface LazySectionProps {
  children: ReactNode;
  /** Reserves its height, so that nothing moves when it comes. */
  className?: string;
  /** Shown until then. */
  placeholder?: ReactNode;
}

/** Renders its children once it comes near the view. For what only the browser knows, or few scroll down to. */
export function LazySection({ children, className, placeholder = null }: LazySectionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: LAZY_MARGIN },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={frame} className={className}>
      {near ? children : placeholder}
    </div>
  );
}
