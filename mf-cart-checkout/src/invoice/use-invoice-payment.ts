import type { Invoice } from "@ligate/contract/invoices";
import { ApiError, api } from "@ligate/platform/api";
import { useGo, useRevalidator } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import { captureIdOf, usePaymentDesk } from "../payment/payment.ts";

/** The payment of an invoice: what it asks of the API, and where each answer leads. */
export function useInvoicePayment({ order_number, invoice }: Invoice) {
  const go = useGo();
  const { revalidate } = useRevalidator();
  const total_price = invoice.invoice_due;

  /** 409: the invoice is another one than the page shows, or is paid; then the page shows that. */
  async function orAfresh<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void revalidate();
      throw error;
    }
  }

  return usePaymentDesk({
    async create() {
      const body = { total_price, order_number };
      const { id } = await orAfresh(api.post("/api/orders/create/", { body }));
      return id;
    },
    async capture(orderID) {
      const body = { address: null, total_price, order_number };
      const asked = api.post("/api/orders/capture/:orderID", { params: { orderID }, body });
      return captureIdOf(await orAfresh(asked));
    },
    onPaid() {
      go(`/invoice-confirmation/${encodeURIComponent(order_number)}`, { replace: true });
    },
    // A cart has no part in it.
    onConflict: () => void revalidate(),
    async onSignedOut() {
      await session.refresh();
      go(loginAddress(new URL(window.location.href)));
    },
  });
}
