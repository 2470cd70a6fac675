import { callSchemas, findIncompatibleCalls } from "@ligate/contract/compatibility/call-schemas";
import { readCallsOfApi } from "@ligate/delivery/repository/calls";
import { parseStoreDocument } from "./store-document.ts";
import { unreachableError } from "./unreachable-error.ts";

const TIMEOUT_MS = 10_000;

/**
 * Checks that a store answers at an address.
 * @returns a sentence about the calls of this repository's contract that the store's API does not support; none if it supports
 * all, or does not list its calls
 * @throws a sentence if no store answers
 */
export async function checkStore(store: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(store, { signal, redirect: "manual" }).catch((error) => {
    throw unreachableError(`The store at ${store}`, error);
  });
  const moved = response.headers.get("location");
  if (moved) throw new Error(`${store} redirects to ${moved}. Name the address that the store itself has.`);
  if (!parseStoreDocument(await response.text()))
    throw new Error(`${store} answers ${response.status} without the document of a store.`);
  const provided = await readCallsOfApi(store).catch(() => undefined);
  if (!provided) return undefined;
  const differing = Object.entries(callSchemas()).flatMap(([name, call]) =>
    findIncompatibleCalls({ [name]: call }, provided).length > 0 ? name : [],
  );
  if (differing.length === 0) return undefined;
  return `The store's API does not support these calls of your contract, so pages that use them may fail: ${differing.join(", ")}`;
}
