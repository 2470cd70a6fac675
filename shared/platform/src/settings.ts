/** What a running store tells its pages: read from the document, which the gateway writes it into. */
export interface PageSettings {
  /** Where customers reach the store, such as `https://store.example`. */
  publicUrl: string;
  paypal: { clientId: string; sdkUrl: string };
  /** Whether "Add test product" is shown. */
  testProduct: boolean;
}

const ELEMENT_ID = "ligate-settings";
let known: PageSettings | undefined;

/** @throws where the document carries no settings */
export function settings(): PageSettings {
  const found = read();
  if (!found) throw new Error("This document carries no settings of the store.");
  return found;
}

/** An address of the store as others link to it; without its origin where a page is shown by no gateway. */
export const publicAddress = (path: string): string => (read()?.publicUrl ?? "") + path;

function read(): PageSettings | undefined {
  if (known || typeof document === "undefined") return known;
  known = JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? "null") ?? undefined;
  return known;
}

/** For pages that no document brings them to: on a server, in tests, in remotes that run alone. */
export function provideSettings(provided: PageSettings): void {
  known = provided;
}
