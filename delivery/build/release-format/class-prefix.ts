/** The start of the names of all classes and animations that a package bundles: `catalog-` for mf-catalog. */
export const classPrefix = (name: string): string => `${name.replace(/^mf-/, "")}-`;
