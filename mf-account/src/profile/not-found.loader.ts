import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { requireSignedIn } from "@ligate/platform/session";

export async function notFoundLoader({ request }: LoaderFunctionArgs): Promise<never> {
  await requireSignedIn({ request });
  throw new Response("Nothing is at this address of your account.", { status: 404 });
}
