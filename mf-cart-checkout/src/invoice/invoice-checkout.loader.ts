import type { Invoice } from "@ligate/contract/invoices/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn, session } from "@ligate/platform/session";
import { getAttempts, invoiceConfirmationPath } from "../shared/attempts.ts";

/** Loads an invoice and its order, which has the billing address of the card. On an error, redirects to the home page. */
export async function invoiceCheckoutLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const options = { params: { id: params.order_number ?? "" }, signal: request.signal };
  const invoiceResponse = api.get("/api/orders/get-invoice/:id", options);
  // When both fail, the error of the invoice is shown, whichever response arrives first.
  const orderResponse = api.get("/api/users/view-order/:id", options).catch(async (error) => {
    await invoiceResponse;
    throw error;
  });
  const responses = Promise.all([invoiceResponse, orderResponse]);
  const [invoice, order] = await redirectHomeOnError(redirectOn401(request, responses));
  if (invoice.status === "paid" || invoice.is_under_review) await confirmOwnAttempt(invoice);
  return { invoice, order };
}

/** Redirects to the confirmation if this browser's own payment was taken, but the response was lost. */
async function confirmOwnAttempt({ order_number }: Invoice): Promise<void> {
  const { email = "" } = await session.get();
  const attempts = getAttempts({ invoiceOf: order_number });
  const attempt = attempts.read(email);
  if (!attempt || attempt.token) return;
  attempts.save({ ...attempt, startedAt: Date.now(), token: order_number });
  throw redirect(invoiceConfirmationPath(order_number));
}

async function redirectHomeOnError<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify("error", error.detail);
    throw redirect("/");
  }
}
