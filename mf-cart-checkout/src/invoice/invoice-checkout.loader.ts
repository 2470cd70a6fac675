import type { Invoice } from "@ligate/contract/invoices/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn, session } from "@ligate/platform/session";
import { getAttempts, invoiceConfirmationPath } from "../shared/attempts.ts";

/**
 * Loads an invoice by its number, which is the order's if it is the first one, and its order, which has the billing address of
 * the card. On an error, redirects to the home page.
 */
export async function invoiceCheckoutLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { signal } = request;
  const load = async () => {
    const { order_number = "" } = params;
    const invoice = await api.get("/api/orders/get-invoice/:id", { params: { id: order_number }, signal });
    const id = invoice.order_number;
    return { invoice, order: await api.get("/api/users/view-order/:id", { params: { id }, signal }) };
  };
  const { invoice, order } = await redirectHomeOnError(redirectOn401(request, load()));
  if (invoice.status === "paid" || invoice.is_under_review) await confirmOwnAttempt(invoice);
  return { invoice, order };
}

/** Redirects to the confirmation if this browser's own payment was taken, but the response was lost. */
async function confirmOwnAttempt({ invoice_number }: Invoice): Promise<void> {
  const { email = "" } = await session.get();
  const attempts = getAttempts({ invoiceOf: invoice_number });
  const attempt = attempts.read(email);
  if (!attempt || attempt.token) return;
  attempts.save({ ...attempt, startedAt: Date.now(), token: invoice_number });
  throw redirect(invoiceConfirmationPath(invoice_number));
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
