/** All calls of the API by name: the API registers them, clients are typed by them, and test fakes parse with them. */
import * as account from "./account/endpoints.ts";
import * as privacy from "./account/privacy-endpoints.ts";
import * as secondFactor from "./account/second-factor-endpoints.ts";
import * as address from "./address/endpoints.ts";
import * as cart from "./cart/endpoints.ts";
import * as catalog from "./catalog/endpoints.ts";
import * as content from "./content/endpoints.ts";
import * as design from "./design/endpoints.ts";
import * as genes from "./genes/endpoints.ts";
import * as guides from "./guides/endpoints.ts";
import * as invoices from "./invoices/endpoints.ts";
import * as messages from "./messages/endpoints.ts";
import * as orderFiles from "./order-files/endpoints.ts";
import * as orders from "./orders/endpoints.ts";
import * as payments from "./payments/endpoints.ts";
import * as quoteRequests from "./quote-requests/endpoints.ts";
import * as quotes from "./quotes/endpoints.ts";
import * as savedDesigns from "./saved-designs/endpoints.ts";
import * as search from "./search/endpoints.ts";
import * as sequences from "./sequences/endpoints.ts";
import * as session from "./session/endpoints.ts";
import * as specification from "./specification/endpoints.ts";
import * as supplier from "./supplier/endpoints.ts";
import * as tax from "./tax/endpoints.ts";

export const contract = {
  ...account,
  ...address,
  ...cart,
  ...catalog,
  ...content,
  ...design,
  ...genes,
  ...guides,
  ...invoices,
  ...messages,
  ...orderFiles,
  ...orders,
  ...payments,
  ...privacy,
  ...quoteRequests,
  ...quotes,
  ...savedDesigns,
  ...search,
  ...secondFactor,
  ...sequences,
  ...session,
  ...specification,
  ...supplier,
  ...tax,
};
export type Contract = typeof contract;
