import { useCart } from "@ligate/platform/cart";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anOrder } from "../testing/samples.ts";

const AGAIN = "POST /api/users/order-again/4334724101/";
const ASK = "POST /api/users/messages/about-order/";
const KIT = "CRISPR KO Lenti-AIO Kit--Gene H00001, 10 µg";
const TITLE = "TP53 knock-out, all-in-one lentiviral vector";

function visitOrder(responses: Record<string, object>) {
  const calls = fakeApi({ ...signedIn, "GET /api/users/view-order/4334724101": anOrder(), ...responses });
  return { calls, ...visit("/profile/order/4334724101", routes) };
}

describe("Order again", () => {
  const clickOrderAgain = async () =>
    userEvent.click(await screen.findByRole("button", { name: "Order again" }));

  it("names what was added and what is not sold any more, and links to the cart", async () => {
    visitOrder({
      [AGAIN]: {
        added: [{ product_name: KIT, title: TITLE, quantity: 2, price: 159 }],
        not_added: [{ product_name: "Polybrene, 1 ml", reason: "This product is not sold any more." }],
        count: 5,
      },
    });

    await clickOrderAgain();

    const outcome = within(await screen.findByRole("region", { name: "Order again" }));
    expect(outcome.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      `${TITLE} ${KIT}2 × $159.00`,
      "Polybrene, 1 mlThis product is not sold any more.",
    ]);
    expect(outcome.getByRole("link", { name: "Go to the cart" })).toHaveAttribute("href", "/cart");
    expect(screen.getByRole("region", { name: "Order again" })).toHaveFocus();
    expect(useCart.getState().count).toBe(5);
  });

  it("does not link to the cart when nothing was added", async () => {
    visitOrder({
      [AGAIN]: { added: [], not_added: [{ product_name: KIT, reason: "Not sold any more." }], count: 0 },
    });

    await clickOrderAgain();

    expect((await screen.findByText("Not sold any more.")).parentElement).toHaveTextContent(KIT);
    expect(screen.queryByRole("link", { name: "Go to the cart" })).not.toBeInTheDocument();
  });

  it("sends one request for a double click", async () => {
    const { calls } = visitOrder({
      [AGAIN]: { added: [{ product_name: KIT, quantity: 2, price: 159 }], not_added: [], count: 2 },
    });

    await userEvent.dblClick(await screen.findByRole("button", { name: "Order again" }));

    expect(await screen.findByRole("region", { name: "Order again" })).toBeVisible();
    expect(postedBodies(calls)).toHaveLength(1);
  });

  it("shows why the cart was not changed", async () => {
    visitOrder({ [AGAIN]: problem(409, "A cart has at most 100 lines.") });

    await clickOrderAgain();

    expect(await screen.findByRole("alert")).toHaveTextContent("A cart has at most 100 lines.");
    expect(screen.getByRole("button", { name: "Order again" })).toBeVisible();
  });

  it("redirects to the login when the session has ended", async () => {
    const { address } = visitOrder({
      [AGAIN]: () => {
        fakeApi({});
        return problem(401, "Please log in to continue.");
      },
    });

    await clickOrderAgain();

    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
    expect(address()).toBe("/login?redirectUrl=profile%2Forder%2F4334724101");
  });
});

describe("Ask about this order", () => {
  const receipt = { detail: "Thank you.", reference: "MS-7K3F92QX0T" };
  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole("button", { name }));
    await screen.findByLabelText("Your question");
  };
  const send = () => userEvent.click(screen.getByRole("button", { name: "Send question" }));

  it("sends a question about the order and links to its thread", async () => {
    const { calls } = visitOrder({ [ASK]: receipt });
    await open("Ask about this order");
    expect(screen.getByLabelText("Your question")).toHaveFocus();

    await userEvent.type(screen.getByLabelText("Your question"), "When is it shipped?");
    await send();

    const link = await screen.findByRole("link", { name: "messages, MS-7K3F92QX0T" });
    expect(link).toHaveAttribute("href", "/profile/messages/MS-7K3F92QX0T");
    expect(link.parentElement).toHaveFocus();
    expect(postedBodies(calls)).toEqual([{ order_number: "4334724101", message: "When is it shipped?" }]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("shipped");
  });

  it("sends a question about a line", async () => {
    const { calls } = visitOrder({ [ASK]: receipt });
    await open(`Ask about this order: ${TITLE} (${KIT})`);

    await userEvent.type(screen.getByLabelText("Your question"), "Which titer?");
    await send();

    expect(await screen.findByRole("link", { name: /^messages/ })).toBeVisible();
    expect(postedBodies(calls)).toEqual([
      { order_number: "4334724101", product_sku: "KO-LA-CMXXPC-H00001-PD10", message: "Which titer?" },
    ]);
  });

  it("requires a question", async () => {
    const { calls } = visitOrder({});
    await open("Ask about this order");

    await send();

    expect(await screen.findByText("Message is required")).toBeVisible();
    expect(postedBodies(calls)).toEqual([]);
  });

  it("keeps the question on an error, and over a reload", async () => {
    const { unmount } = visitOrder({ [ASK]: problem(429, "Please wait an hour.") });
    await open("Ask about this order");
    await userEvent.type(screen.getByLabelText("Your question"), "When is it shipped?");
    await send();
    expect(await screen.findByRole("alert")).toHaveTextContent("Please wait an hour.");
    expect(screen.getByLabelText("Your question")).toHaveValue("When is it shipped?");
    unmount();

    visitOrder({});

    expect(await screen.findByLabelText("Your question")).toHaveValue("When is it shipped?");
  });

  it("closes the form and returns the focus to its button", async () => {
    visitOrder({});
    await open("Ask about this order");

    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

    expect(screen.queryByLabelText("Your question")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Ask about this order" })).toHaveFocus();
  });
});
