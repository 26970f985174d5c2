/**
 * Attributes of the native popover, which React 18 has no types for. The browser opens it, closes it on Escape and on a
 * click outside, and restores the focus, all without JavaScript.
 */
export const popoverPanel = (id: string) => ({ id, popover: "auto" });

export function popoverButton(id: string, action: "toggle" | "hide" = "toggle"): Record<string, string> {
  return { popovertarget: id, popovertargetaction: action };
}
