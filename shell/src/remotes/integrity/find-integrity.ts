/** SHA-384 by path and query, in the notation of Subresource Integrity. */
type Integrity = Record<string, string>;

/** The SHA-384 of a file by the import maps in the document; `undefined` if they do not list it. */
export function findIntegrity(url: string): string | undefined {
  const { pathname } = new URL(url, window.location.href);
  return readImportMaps().find((integrity) => integrity[pathname])?.[pathname];
}

/** The import maps in the document, including those that the browser does not support. */
export function readImportMaps(): Integrity[] {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="importmap"]');
  return [...scripts].map(({ text }) => (JSON.parse(text) as { integrity: Integrity }).integrity);
}
