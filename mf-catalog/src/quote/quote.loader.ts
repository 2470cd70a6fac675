import { serviceTypeOfUrl } from "@ligate/contract/quote-requests/service-types";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";

/** Redirects an unknown service to the general form. */
export function quoteLoader({ params }: LoaderFunctionArgs) {
  if (!serviceTypeOfUrl(params.serviceType)) throw redirect("/quote");
  return null;
}

/** The query parameters of the quote form's address. */
export const QUOTE_PARAMETERS = ["product", "type"];
