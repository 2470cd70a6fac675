import { serviceTypeOfUrl } from "@ligate/contract/quote-requests/service-types";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";
import { loadContactDetails } from "./load-contact-details.ts";

/** `serviceType` is the service's name in addresses, such as `custom-cloning`. @throws a 404 for an unknown service */
export async function serviceFormLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { service: serviceType = "" } = params;
  const name = serviceTypeOfUrl(serviceType);
  if (!name) throw new Response("We do not offer this service.", { status: 404 });
  const person = await redirectOn401(request, loadContactDetails(request.signal));
  return { serviceType, name, person };
}

/** Prevents a reload after a submission, which would replace the receipt by the login if the session has ended. */
export const revalidateOnNewService: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentParams,
  nextParams,
}) => currentParams.service !== nextParams.service;
