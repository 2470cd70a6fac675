import { serviceTypeOfUrl } from "@ligate/contract/quote-requests/constants";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";
import { loadContactDetails } from "../shared/session/load-contact-details.ts";

/** `serviceType` is the service's name in addresses, such as `custom-cloning`. @throws a 404 for an unknown service */
export async function serviceFormLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { service: serviceType = "" } = params;
  const name = serviceTypeOfUrl(serviceType);
  if (!name) throw new Response("We offer no such service.", { status: 404 });
  const person = await redirectOn401(request, loadContactDetails(request.signal));
  return { serviceType, name, person };
}
