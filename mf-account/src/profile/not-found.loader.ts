import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { requireSignedIn } from "@ligate/platform/session";

export async function notFoundLoader({ request }: LoaderFunctionArgs): Promise<never> {
  await requireSignedIn({ request });
  throw new Response("There is no page at this address.", { status: 404 });
}
