import { routes as catalog } from "../../../mf-catalog/src/routes.ts";
import { routes as designer } from "../../../mf-designer/src/routes.ts";

/** The pages that the server renders. */
export const routes = [...catalog, ...designer];
