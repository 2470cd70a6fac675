import { useCart } from "@ligate/platform/cart";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCart, aLine, aRemovedLine } from "../testing/sample-cart.ts";

const NUMBER = "QT-7M3K9X2B4VD6H";
const CART = "GET /api/orders/cart/";
const ADD = `/api/orders/cart/add-quote-to-cart/${NUMBER}`;
const quoted = aLine({ id: 2, price: 123.45, quantity: 3, quote_number: NUMBER });
const notFound = problem(404, `No quote with the number ${NUMBER} was found.`);

const user = userEvent.setup();
const findInput = () => screen.findByLabelText("Quote number");
const getButton = () => screen.getByRole("button", { name: "Apply quote" });
const getQuoteRequests = (calls: { path: string }[]) =>
  calls.filter(({ path }) => path.includes("add-quote"));
const apply = async (number = NUMBER) => user.type(await findInput(), `${number}{Enter}`);

beforeEach(() => {
  localStorage.clear();
  useCart.setState({ count: 0 });
});

/** Fakes an API whose cart contains the quote once it has been added. */
function fakeQuoteApi(before = aCart(), after = aCart(quoted)) {
  let cart = before;
  return fakeApi({
    [CART]: () => cart,
    [`POST ${ADD}`]: () => {
      cart = after;
      return { count: cart.count, cart };
    },
  });
}

it("adds a quote to an empty cart, shows a success message, and reloads the data of the page", async () => {
  const calls = fakeQuoteApi();
  visit("/cart", routes);
  expect(await screen.findByText("Your cart is empty.")).toBeVisible();
  await apply();

  const status = await screen.findByText("The quote was added to your cart at the quoted prices.");
  expect(status).toHaveAttribute("role", "status");
  expect(screen.getByText("$123.45 each")).toBeVisible();
  expect(screen.getByText("Subtotal (3)").nextSibling).toHaveTextContent("$370.35");
  expect(screen.queryByText("Your cart is empty.")).not.toBeInTheDocument();
  expect(await findInput()).toHaveValue("");
  expect(useCart.getState().count).toBe(3);
  const laterPaths = calls.slice(calls.findIndex(({ path }) => path === ADD) + 1).map(({ path }) => path);
  expect(laterPaths.sort()).toEqual(["/api/orders/cart/", "/api/session/"]);
});

it("keeps a quote request that was begun in this tab", async () => {
  const request = JSON.stringify({ message: "A gene" });
  sessionStorage.setItem("draft:quote", request);
  fakeQuoteApi();
  visit("/cart", routes);
  await apply();

  expect(await screen.findByText("The quote was added to your cart at the quoted prices.")).toBeVisible();
  expect(sessionStorage.getItem("draft:quote")).toBe(request);
});

it("adds a quote to other lines, without inputs for its quantities", async () => {
  fakeQuoteApi(aCart(aLine()), aCart(aLine(), quoted));
  visit("/cart", routes);
  await apply();

  expect(await screen.findByText(`From quote ${NUMBER}`)).toBeVisible();
  const [listed, byQuote] = screen.getAllByRole("listitem");
  expect(within(listed as HTMLElement).getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  expect(within(byQuote as HTMLElement).getByText("Quantity 3")).toBeVisible();
  expect(within(byQuote as HTMLElement).queryByRole("textbox")).not.toBeInTheDocument();
  expect(within(byQuote as HTMLElement).getByRole("button", { name: /^Remove/ })).toBeVisible();
});

it.each([
  ["", "Quote number is required"],
  ["   ", "Quote number is required"],
  ["..", "A quote number begins with QT-"],
])("rejects %j as a number, and sends nothing", async (input, message) => {
  const calls = fakeQuoteApi();
  visit("/cart", routes);
  await apply(input);

  expect(await screen.findByText(message)).toBeVisible();
  expect(await findInput()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(await findInput()).toHaveFocus();
  expect(getQuoteRequests(calls)).toEqual([]);
});

it("shows why a quote is rejected until the number is changed, and keeps the number", async () => {
  jest.useFakeTimers();
  try {
    fakeApi({ [CART]: aCart(aLine()), [`POST ${ADD}`]: notFound });
    visit("/cart", routes);
    fireEvent.change(await findInput(), { target: { value: NUMBER } });
    fireEvent.click(getButton());

    expect(await screen.findByRole("alert")).toHaveTextContent(
      `No quote with the number ${NUMBER} was found.`,
    );
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole("alert")).toBeVisible();
    expect(await findInput()).toHaveValue(NUMBER);
    fireEvent.change(await findInput(), { target: { value: "QT-" } });
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  } finally {
    jest.useRealTimers();
  }
});

it("hides the success message of a quote when the next one is rejected", async () => {
  const other = "QT-0000000000000";
  let cart = aCart();
  fakeApi({
    [CART]: () => cart,
    [`POST ${ADD}`]: () => {
      cart = aCart(quoted);
      return { count: 3, cart };
    },
    [`POST ${ADD.replace(NUMBER, other)}`]: problem(409, `The quote ${other} has already been used.`),
  });
  visit("/cart", routes);
  await apply();
  expect(await screen.findByText(/^The quote was added/)).toBeVisible();
  await apply(other);

  expect(await screen.findByRole("alert")).toHaveTextContent(`The quote ${other} has already been used.`);
  expect(screen.queryByText(/^The quote was added/)).not.toBeInTheDocument();
});

it("hides the success message of a quote when a line is removed", async () => {
  let cart = aCart();
  const change = (next: typeof cart) => () => {
    cart = next;
    return { count: cart.count, cart };
  };
  fakeApi({
    [CART]: () => cart,
    [`POST ${ADD}`]: change(aCart(quoted)),
    "POST /api/orders/cart/": change({ ...aCart(), removed: aRemovedLine(quoted) }),
  });
  visit("/cart", routes);
  await apply();
  expect(await screen.findByText(/^The quote was added/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: /^Remove/ }));

  expect(await screen.findByText(/^Removed/)).toBeVisible();
  expect(screen.queryByText(/^The quote was added/)).not.toBeInTheDocument();
});

it("sends one request when the button is clicked several times, and shows that it is busy", async () => {
  const response = Promise.withResolvers();
  const calls = fakeApi({ [CART]: aCart(), [`POST ${ADD}`]: () => response.promise });
  visit("/cart", routes);
  await user.type(await findInput(), NUMBER);
  const button = getButton();
  for (let click = 0; click < 5; click++) fireEvent.click(button);

  expect(await screen.findByRole("button", { name: "One moment…" })).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(button);
  response.resolve({ count: 3, cart: aCart(quoted) });
  expect(await screen.findByText(/^The quote was added/)).toBeVisible();
  expect(getQuoteRequests(calls)).toHaveLength(1);
});

it("reloads the data of the page after the response to an earlier change, which lacks the lines of the quote", async () => {
  const change = Promise.withResolvers();
  const events: string[] = [];
  let cart = aCart(aLine());
  fakeApi({
    [CART]: () => {
      events.push("cart loaded");
      return cart;
    },
    "POST /api/orders/cart/": async () => {
      const response = await change.promise;
      events.push("change saved");
      return response;
    },
    [`POST ${ADD}`]: () => {
      events.push("quote added");
      cart = aCart(aLine({ quantity: 2 }), quoted);
      return { count: cart.count, cart };
    },
  });
  visit("/cart", routes);
  await user.click(await screen.findByRole("button", { name: "Increase quantity" }));
  await apply();
  await waitFor(() => expect(useCart.getState().count).toBe(5));
  change.resolve({ count: 2, cart: aCart(aLine({ quantity: 2 })) });

  expect(await screen.findByText(`From quote ${NUMBER}`)).toBeVisible();
  expect(await screen.findByText("Subtotal (5)")).toBeVisible();
  expect(events.slice(0, 4)).toEqual(["cart loaded", "quote added", "change saved", "cart loaded"]);
});

it("offers no login to a signed-in buyer whose quote is rejected", async () => {
  fakeApi({
    [CART]: aCart(),
    "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" },
    [`POST ${ADD}`]: problem(403, "This quote is for another customer's e-mail address."),
  });
  visit("/cart", routes);
  await apply();

  expect(await screen.findByRole("alert")).toHaveTextContent("another customer's");
  expect(screen.queryByRole("link", { name: "Log in" })).not.toBeInTheDocument();
});

it("links to the login that a quote requires, and keeps the number", async () => {
  fakeApi({
    [CART]: aCart(),
    [`POST ${ADD}`]: problem(403, "This quote is for one customer. Please log in."),
  });
  const page = visit("/cart", routes);
  await apply();
  expect(await screen.findByRole("alert")).toHaveTextContent("Please log in.");
  await user.click(screen.getByRole("link", { name: "Log in" }));
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=cart");
  await act(() => page.go("/cart"));

  expect(await findInput()).toHaveValue(NUMBER);
});
