/** Leaves the page for a path of this site, as the browser itself does: nothing in memory survives. */
export function leaveFor(path: string): void {
  location.assign(path);
}

/** Loads the page again, so that nothing in memory survives. */
export function reloadPage(): void {
  location.reload();
}
