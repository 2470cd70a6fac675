import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { type Visit, visit } from "@ligate/platform/testing/visit";
import type { within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { anInvoice } from "./sample-invoice.ts";
import { anOrder } from "./sample-order.ts";
import { aCapture } from "./sample-payment.ts";
import { CAPTURE, CREATE } from "./visit-checkout.ts";

export const GET_INVOICE = "GET /api/orders/get-invoice/LG-1001";
const GET_ORDER = "GET /api/users/view-order/LG-1001";

const RESPONSES = {
  "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" },
  [GET_INVOICE]: anInvoice(),
  [GET_ORDER]: anOrder({ status: "invoiced", total_price: 1204 }),
  [`POST ${CREATE}`]: { id: "ORDER-1" },
  [`POST ${CAPTURE}`]: aCapture("CAPTURE-1"),
};

export interface InvoiceVisit extends Visit {
  /** The bodies of the POST requests to a path, in order. */
  getPosted: (path: string) => unknown[];
}

/** Renders a page of the invoice LG-1001. @param responses override the default ones */
export function visitInvoice(address: string, responses = {}): InvoiceVisit {
  const calls = fakeApi({ ...RESPONSES, ...responses });
  return { ...visit(address, routes), getPosted: (path) => postedBodies(calls, path) };
}

/** The values of the given names in a description list. */
export const getDetails = (region: ReturnType<typeof within>, names: string[]) =>
  names.map((name) => region.getByText(name).nextSibling?.textContent);
