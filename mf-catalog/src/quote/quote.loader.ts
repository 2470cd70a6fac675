import { quotedService } from "@ligate/contract/quote-choices";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";

/** A service that the form does not know is asked for in the open form. */
export function quoteLoader({ params }: LoaderFunctionArgs) {
  if (!quotedService(params.serviceType)) throw redirect("/quote");
  return null;
}
