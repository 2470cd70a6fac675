import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { orLogin, requireSignedIn } from "@ligate/platform/session";

/** An invoice with its order, whose billing address is the card's. What cannot be had is said at home. */
export async function invoiceCheckoutLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const at = { params: { id: params.order_number ?? "" }, signal: request.signal };
  const invoiceAsked = api.get("/api/orders/get-invoice/:id", at);
  // Where neither is to be had, it is said of the invoice, whichever answer comes first.
  const orderAsked = api.get("/api/users/view-order/:id", at).catch(async (error) => {
    await invoiceAsked;
    throw error;
  });
  const asked = Promise.all([invoiceAsked, orderAsked]);
  const [invoice, order] = await orHome(orLogin(request, asked));
  return { invoice, order };
}

async function orHome<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify("error", error.detail);
    throw redirect("/");
  }
}
