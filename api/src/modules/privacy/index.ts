/** Export and closing of accounts. */

export { closeAccount } from "./close-account.ts";
export { exportAccount } from "./export-account.ts";
export { privacyRoutes } from "./privacy.routes.ts";
