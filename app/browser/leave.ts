/** Leaves the page for a path of this site, as the browser itself does: nothing in memory survives. */
export function leaveFor(path: string): void {
  location.assign(path);
}
