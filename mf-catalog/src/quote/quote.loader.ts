import { serviceTypeOfUrl } from "@ligate/contract/quote-requests/service-types";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";

/** Redirects an unknown service to the general form. */
export function quoteLoader({ params }: LoaderFunctionArgs) {
  if (!serviceTypeOfUrl(params.serviceType)) throw redirect("/quote");
  return null;
}

/** The query names of the quote form's address. Apart from the functions that build it, because the route table names them. */
export const QUOTE_PARAMETERS = ["product", "type"];
