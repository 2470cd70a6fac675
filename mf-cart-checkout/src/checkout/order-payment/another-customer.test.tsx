import { problem } from "@ligate/platform/testing/fake-api";
import { screen, waitFor } from "@testing-library/react";
import { servePayPal } from "../../testing/paypal-script.ts";
import {
  ADA,
  CAPTURE,
  CREATE,
  placeOrder,
  reachPayment,
  STATUS,
  visitCheckout,
} from "../../testing/visit-checkout.ts";

beforeEach(() => void servePayPal());

describe("another customer, logged in in another tab", () => {
  const asBob = { isAuthenticated: true, email: "bob@lab.example", email_verified: true };

  it("does not pay with the input of the first one", async () => {
    let session: object = { ...asBob, email: ADA };
    const page = visitCheckout({ "GET /api/session/": () => session });
    await reachPayment();
    session = asBob;
    await placeOrder();
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveValue(""));
    expect(page.getPosted(CREATE)).toEqual([]);
    expect(page.address()).toBe("/checkout");
  });

  it("does not see that the payment of the first one was not taken", async () => {
    let session: object = { ...asBob, email: ADA };
    visitCheckout({
      "GET /api/session/": () => session,
      [`POST ${CAPTURE}`]: () => {
        session = asBob;
        return problem(502, "The store is restarting.");
      },
      [STATUS]: problem(404, "No such payment was found."),
    });
    await reachPayment();
    await placeOrder();
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveValue(""));
    expect(screen.queryByText(/nothing was taken/)).not.toBeInTheDocument();
  });
});
