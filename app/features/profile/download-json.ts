/** Downloads a value as a file created in the browser. */
export function downloadJson(value: unknown, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started once the click handler has run.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
