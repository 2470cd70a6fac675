/** Settings of the running store that pages need. The gateway writes them into the document. */
export interface PageSettings {
  /** Public origin of the store, such as `https://store.example`. */
  publicUrl: string;
  paypal: { clientId: string; sdkUrl: string };
  /** Whether "Add test product" is shown. */
  testProduct: boolean;
  /** Links that remotes add to the menus of the shell (`handle.navigation` of their routes), in order. */
  menuLinks?: MenuLink[];
}

export interface MenuLink {
  menu: "main" | "footer";
  name: string;
  to: string;
}

const ELEMENT_ID = "ligate-settings";
let cached: PageSettings | undefined;

/** @throws an error if the document contains no settings */
export function settings(): PageSettings {
  const found = readSettings();
  if (!found) throw new Error("This document contains no settings of the store.");
  return found;
}

/** The absolute URL of a path, for links from outside; the path itself if there are no settings. */
export const publicAddress = (path: string): string => (readSettings()?.publicUrl ?? "") + path;

/** The links of a menu; none if there are no settings. */
export const menuLinks = (menu: MenuLink["menu"]): MenuLink[] =>
  readSettings()?.menuLinks?.filter((link) => link.menu === menu) ?? [];

function readSettings(): PageSettings | undefined {
  if (cached || typeof document === "undefined") return cached;
  cached = JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? "null") ?? undefined;
  return cached;
}

/** Sets the settings where no document contains them: on a server, in tests and in standalone remotes. */
export function provideSettings(settings: PageSettings): void {
  cached = settings;
}

/**
 * The nonce of the document's Content-Security-Policy, for scripts that inject scripts and styles. `undefined` if the
 * policy has none: only documents of the checkout do.
 */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
