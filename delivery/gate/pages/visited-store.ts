import type { VisitFacts } from "@ligate/contract/remotes/visit-facts";
import { ChildServices, freePort } from "../../processes/child-services.ts";
import { startSandbox } from "../../processes/start-sandbox.ts";

/** The customer as whom pages are visited. */
export interface VisitedCustomer {
  /** The cookie of the session. */
  cookie: { name: string; value: string };
  facts: VisitFacts;
}

/** An API and a sandbox for the visits of pages. */
export interface VisitedStore {
  /** Settings of a gateway in front of it. */
  settings: Record<string, string>;
  /** Resolves when the API is ready, so that a gateway can start at the same time. */
  customer: Promise<VisitedCustomer>;
}

/**
 * Starts the API of this work tree on a database of its own, in memory, with a customer, and stops it when `use` has ended.
 * The running store is not involved: visits change nothing in it.
 */
export async function withVisitedStore<T>(use: (store: VisitedStore) => Promise<T>): Promise<T> {
  const services = new ChildServices(() => {});
  try {
    // An empty variable counts as unset.
    const sandbox = await startSandbox(services, { DATA_DIR: "", PAYPAL_WEBHOOK_URL: "" });
    const port = String(await freePort());
    const api = services.start<VisitedCustomer>("visited store", {
      file: "api/src/testing/visited-store.ts",
      environment: { ...sandbox, API_PORT: port },
    });
    // If the gateway does not start either, that error is reported.
    api.catch(() => {});
    return await use({ settings: { ...sandbox, API_URL: `http://127.0.0.1:${port}` }, customer: api });
  } finally {
    await services.stop();
  }
}
