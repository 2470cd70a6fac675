import type { Invoice } from "@ligate/contract/invoices/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { useNavigateTo, useRevalidator } from "@ligate/platform/router";
import { getCaptureId, type PaymentController, usePayment } from "../payment/index.ts";
import { invoiceConfirmation } from "../shared/attempts/confirmation-address.ts";

/** The payment of an invoice. */
export function useInvoicePayment({ order_number, invoice }: Invoice): PaymentController {
  const navigateTo = useNavigateTo();
  const { revalidate } = useRevalidator();
  const total_price = invoice.invoice_due;

  /** Reloads the page's data on a 409: the invoice has changed, or is paid. */
  async function revalidateOn409<T>(response: Promise<T>): Promise<T> {
    try {
      return await response;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void revalidate();
      throw error;
    }
  }

  return usePayment(
    { invoiceOf: order_number },
    {
      async create(method) {
        const payment_source = method === "card" ? ("card" as const) : ("paypal" as const);
        const body = { total_price, order_number, payment_source };
        const { id } = await revalidateOn409(api.post("/api/orders/create/", { body }));
        return id;
      },
      async capture(orderID) {
        const body = { address: null, total_price, order_number };
        const response = api.post("/api/orders/capture/:orderID", { params: { orderID }, body });
        return getCaptureId(await revalidateOn409(response));
      },
      afterCapture: [() => navigateTo(invoiceConfirmation(order_number), { replace: true })],
      // The payment of an invoice does not depend on a cart.
      onConflict: () => void revalidate(),
    },
  );
}
