/** Lets the browser save a text file. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers start the download after this task.
  setTimeout(() => URL.revokeObjectURL(url));
}
