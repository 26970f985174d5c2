/** Hands the visitor a file, made in the browser. */
export function downloadJson(value: unknown, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the file over once the click is done.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
