import { type ReactNode, useEffect, useRef, useState } from "react";

/** Distance from the viewport at which a section is loaded (CN-04). */
export const LAZY_MARGIN = "50px";

export interface LazySectionProps {
  children: ReactNode;
  /** Reserves its height, to avoid a layout shift when it is loaded. */
  className?: string;
  /** Shown until then. */
  placeholder?: ReactNode;
}

/** Renders its children near the viewport. For content that only the browser knows, or that few visitors scroll to. */
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
