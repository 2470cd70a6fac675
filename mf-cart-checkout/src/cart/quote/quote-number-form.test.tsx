import { useCart } from "@ligate/platform/cart";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { aCart, aLine } from "../../testing/sample-cart.ts";

const NUMBER = "QT-7M3K9X2B4VD6H";
const CART = "GET /api/orders/cart/";
const ADD = `/api/orders/cart/add-quote-to-cart/${NUMBER}`;
const quoted = aLine({ id: 2, price: 123.45, quantity: 3, quote_number: NUMBER });
const unknown = problem(404, `No quote with the number ${NUMBER} was found.`);

const user = userEvent.setup();
const box = () => screen.findByLabelText("Quote number");
const button = () => screen.getByRole("button", { name: "Apply quote" });
const asked = (calls: { path: string }[]) => calls.filter(({ path }) => path.includes("add-quote"));
const apply = async (number = NUMBER) => user.type(await box(), `${number}{Enter}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useCart.setState({ count: 0 });
});

/** A store whose cart holds the quote once it was asked for it. */
function aStore(before = aCart(), after = aCart(quoted)) {
  let cart = before;
  return fakeApi({
    [CART]: () => cart,
    [`POST ${ADD}`]: () => {
      cart = after;
      return { count: cart.count, cart };
    },
  });
}

it("puts a quote into an empty cart, says so, and asks afresh what the page shows", async () => {
  const calls = aStore();
  visit("/cart", routes);
  expect(await screen.findByText("Your cart is empty.")).toBeVisible();
  await apply();

  const status = await screen.findByText("The quote was added to your cart, at its prices.");
  expect(status).toHaveAttribute("role", "status");
  expect(screen.getByText("$123.45 each")).toBeVisible();
  expect(screen.getByText("Subtotal (3)").nextSibling).toHaveTextContent("$370.35");
  expect(screen.queryByText("Your cart is empty.")).not.toBeInTheDocument();
  expect(await box()).toHaveValue("");
  expect(useCart.getState().count).toBe(3);
  const later = calls.slice(calls.findIndex(({ path }) => path === ADD) + 1).map(({ path }) => path);
  expect(later.sort()).toEqual(["/api/orders/cart/", "/api/session/"]);
});

it("adds to what is in the cart; the quote's quantity is not the buyer's to change", async () => {
  aStore(aCart(aLine()), aCart(aLine(), quoted));
  visit("/cart", routes);
  await apply();

  expect(await screen.findByText(`By quote ${NUMBER}`)).toBeVisible();
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
])("wants a number: %j is none, and nothing is sent", async (typed, text) => {
  const calls = aStore();
  visit("/cart", routes);
  await apply(typed);

  expect(await screen.findByText(text)).toBeVisible();
  expect(await box()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(await box()).toHaveFocus();
  expect(asked(calls)).toEqual([]);
});

it("says why a quote is refused, for ten seconds, and keeps what was typed", async () => {
  jest.useFakeTimers();
  try {
    fakeApi({ [CART]: aCart(aLine()), [`POST ${ADD}`]: unknown });
    visit("/cart", routes);
    fireEvent.change(await box(), { target: { value: NUMBER } });
    fireEvent.click(button());

    expect(await screen.findByRole("alert")).toHaveTextContent(
      `No quote with the number ${NUMBER} was found.`,
    );
    expect(await box()).toHaveValue(NUMBER);
    act(() => jest.advanceTimersByTime(9_900));
    expect(screen.getByRole("alert")).toBeVisible();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await box()).toHaveValue(NUMBER);
  } finally {
    jest.useRealTimers();
  }
});

it("no longer says that the last one was added when the next is refused", async () => {
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

it("asks once, however often the button is pressed, and is busy meanwhile", async () => {
  const answer = Promise.withResolvers();
  const calls = fakeApi({ [CART]: aCart(), [`POST ${ADD}`]: () => answer.promise });
  visit("/cart", routes);
  await user.type(await box(), NUMBER);
  const apply = button();
  for (let press = 0; press < 5; press++) fireEvent.click(apply);

  expect(await screen.findByRole("button", { name: "One moment…" })).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(apply);
  answer.resolve({ count: 3, cart: aCart(quoted) });
  expect(await screen.findByText(/^The quote was added/)).toBeVisible();
  expect(asked(calls)).toHaveLength(1);
});

it("shows the quote's lines also where the answer to an earlier change comes after them", async () => {
  const change = Promise.withResolvers();
  let cart = aCart(aLine());
  fakeApi({
    [CART]: () => cart,
    "POST /api/orders/cart/": () => change.promise,
    [`POST ${ADD}`]: () => {
      cart = aCart(aLine({ quantity: 2 }), quoted);
      return { count: cart.count, cart };
    },
  });
  visit("/cart", routes);
  await user.click(await screen.findByRole("button", { name: "Increase quantity" }));
  await apply();
  await waitFor(() => expect(useCart.getState().count).toBe(5));
  // As long as an answer that is read after it takes.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  change.resolve({ count: 2, cart: aCart(aLine({ quantity: 2 })) });

  expect(await screen.findByText(`By quote ${NUMBER}`)).toBeVisible();
  await waitFor(() => expect(screen.getByText("Subtotal (5)")).toBeVisible());
});

it("offers no login to who is signed in, and is refused a quote", async () => {
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

it("leads a visitor to the login that a quote asks for, and still knows the number afterwards", async () => {
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

  expect(await box()).toHaveValue(NUMBER);
});
