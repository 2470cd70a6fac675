interface StyleLink {
  href: string;
  integrity: string;
}

declare const document: { head: { append(link: StyleLink): void } };
declare global {
  /** Defined by the shell: the integrity of a stylesheet; `undefined` if no import map lists it. */
  var ligateIntegrityOf: ((url: string) => string | undefined) | undefined;
}

/**
 * Inserts the stylesheet of a page that the browser has navigated to. The style loader of each bundle contains the source of
 * this function, so it refers to globals only.
 */
export function insertStylesheet(link: StyleLink): void {
  link.integrity = globalThis.ligateIntegrityOf?.(link.href) ?? "";
  document.head.append(link);
}
