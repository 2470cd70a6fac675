export { ImportLocalDesigns } from "./import-local-designs.tsx";
export { LocalDesignList } from "./local-design-list.tsx";
export { removeLocalDesign, saveLocalDesign } from "./local-designs-store.ts";
