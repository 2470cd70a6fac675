/** Prints the result of a command: as text, or as JSON with `--json`. */
export function print({ json }: { json?: boolean }, result: unknown, text: string): void {
  console.log(json ? JSON.stringify(result, null, 2) : text);
}
