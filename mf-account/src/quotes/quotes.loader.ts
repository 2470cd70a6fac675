import type { ThreadSummary } from "@ligate/contract/messages/schemas";
import { ApiError, api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";

export async function quotesLoader({ request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { signal } = request;
  const [{ quotes }, requests] = await Promise.all([
    redirectOn401(request, api.get("/api/users/quotes/", { signal })),
    findRequests(signal),
  ]);
  return { quotes, requests };
}

/** The newest requests for a quote that wait for an answer; none if they cannot be loaded. */
async function findRequests(signal: AbortSignal): Promise<ThreadSummary[]> {
  try {
    const query = { page_number: 1, page_size: 50 };
    const { threads } = await api.get("/api/users/messages/", { query, signal });
    return threads.filter(({ kind, last_author }) => REQUESTS.has(kind) && last_author === "customer");
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

const REQUESTS = new Set<ThreadSummary["kind"]>(["quote_request", "service_request"]);
