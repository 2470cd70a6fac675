/** What a running store tells its pages: read from the document, which the gateway writes it into. */
export interface PageSettings {
  paypal: { clientId: string; sdkUrl: string };
  /** Whether "Add test product" is shown. */
  testProduct: boolean;
}

const ELEMENT_ID = "ligate-settings";
let known: PageSettings | undefined;

/** @throws where the document carries no settings */
export function settings(): PageSettings {
  known ??= JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? "null") as
    | PageSettings
    | undefined;
  if (!known) throw new Error("This document carries no settings of the store.");
  return known;
}

/** For pages that no gateway serves: tests, and remotes that run alone. */
export function provideSettings(provided: PageSettings): void {
  known = provided;
}
