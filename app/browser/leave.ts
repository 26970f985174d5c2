/** Loads another path of this site as a new document, so that all memory is cleared. */
export function leaveFor(path: string): void {
  location.assign(path);
}

/** Reloads the page, so that all memory is cleared. */
export function reloadPage(): void {
  location.reload();
}
