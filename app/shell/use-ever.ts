import { useEffect, useState } from "react";

/** Whether there has been a value since the page was opened. */
export function useEver(value: unknown): boolean {
  const [ever, setEver] = useState(false);
  useEffect(() => {
    if (value) setEver(true);
  }, [value]);
  return ever;
}
