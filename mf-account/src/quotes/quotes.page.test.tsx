import type { QuoteSummary } from "@ligate/contract/quotes/quote-list";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aThreadSummary } from "../testing/message-samples.ts";
import { signedIn } from "../testing/responses.ts";

const QUOTES = "GET /api/users/quotes/";
const THREADS = "GET /api/users/messages/";
const ADD = "POST /api/orders/cart/add-quote-to-cart/QT-ABCDEFGHIJKLM";

const aQuote = (quote: Partial<QuoteSummary> = {}): QuoteSummary => ({
  number: "QT-ABCDEFGHIJKLM",
  issued_on: "2026-11-01",
  expires_on: "2026-12-31",
  state: "open",
  total_price: 370.35,
  items: [
    {
      product_sku: "CA-LA-CMXXPC-H00001-PD10",
      product_name: "CRISPRa Lenti-AIO Kit--Gene H00001, 10 µg",
      title: "TP53 activation",
      quantity: 3,
      total_price: 370.35,
    },
  ],
  ...quote,
});
const fakeQuotes = (quotes: QuoteSummary[], responses: object = {}) =>
  fakeApi({ ...signedIn, [QUOTES]: { quotes }, [THREADS]: { threads: [], total: 0 }, ...responses });
const findCard = async () => within(await screen.findByRole("article", { name: "QT-ABCDEFGHIJKLM" }));

it("shows a quote with its lines, days and total, and adds it to the cart", async () => {
  const emptied = { data: [], total_price: 0, count: 0 };
  fakeQuotes([aQuote()], { [ADD]: { count: 3, cart: emptied } });
  const page = visit("/profile/quotes", routes);
  const card = await findCard();
  for (const text of [
    "Open",
    "Issued November 1, 2026. Valid until December 31, 2026.",
    "CA-LA-CMXXPC-H00001-PD10 × 3",
    "Total $370.35",
  ]) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(card.getByText(/TP53 activation/)).toBeVisible();

  await userEvent.click(card.getByRole("button", { name: "Add to cart" }));

  expect(await screen.findByText("Elsewhere: /cart")).toBeVisible();
  expect(page.address()).toBe("/cart");
});

it("shows the terms of a quote", async () => {
  fakeQuotes([aQuote({ net_days: 30 })]);
  visit("/profile/quotes", routes);

  expect((await findCard()).getByText(/Net 30 days, by purchase order\.$/)).toBeVisible();
});

it("says why a quote cannot be added", async () => {
  fakeQuotes([aQuote()], { [ADD]: problem(409, "The quote QT-ABCDEFGHIJKLM has already been used.") });
  visit("/profile/quotes", routes);
  const card = await findCard();
  await userEvent.click(card.getByRole("button", { name: "Add to cart" }));
  expect(await card.findByRole("alert")).toHaveTextContent("has already been used.");
});

it("leads from a used quote to its order, and from an expired one to a request", async () => {
  fakeQuotes([
    aQuote({ number: "QT-USED", state: "used", order_number: "4334724101" }),
    aQuote({ number: "QT-OLD", state: "expired" }),
  ]);
  visit("/profile/quotes", routes);
  expect(await screen.findByRole("link", { name: "Order 4334724101" })).toHaveAttribute(
    "href",
    "/profile/order/4334724101",
  );
  expect(screen.getByRole("link", { name: "Ask to renew it" })).toHaveAttribute(
    "href",
    "/message?product=Quote+QT-OLD",
  );
  expect(screen.queryByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
});

it.each([
  [true, /^You have no quotes yet/],
  [false, /listed here once it is verified/],
])("says so without quotes, with a verified address: %s", async (email_verified, text) => {
  fakeQuotes([], {
    "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example", email_verified },
  });
  visit("/profile/quotes", routes);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Get a quote" })).toHaveAttribute("href", "/quote");
});

it("lists the requests that wait for an answer", async () => {
  const threads = [
    aThreadSummary({ kind: "quote_request", subject: "Ten kits", reference: "QR-1" }),
    aThreadSummary({ kind: "service_request", subject: "Answered", last_author: "staff", reference: "QR-2" }),
    aThreadSummary({ kind: "message", subject: "A question", reference: "MS-3" }),
  ];
  fakeQuotes([], { [THREADS]: { threads, total: 3 } });
  visit("/profile/quotes", routes);

  const requests = within(await screen.findByRole("region", { name: "Requested" }));
  expect(requests.getAllByRole("link")).toHaveLength(1);
  expect(requests.getByRole("link", { name: "Ten kits" })).toHaveAttribute("href", "/profile/messages/QR-1");
});

it("lists the quotes when the requests cannot be loaded", async () => {
  fakeQuotes([aQuote()], { [THREADS]: problem(503, "The store is busy.") });
  visit("/profile/quotes", routes);

  expect((await findCard()).getByText("Total $370.35")).toBeVisible();
});

it("names no order of another account", async () => {
  fakeQuotes([aQuote({ state: "used" })]);
  visit("/profile/quotes", routes);
  const card = await findCard();

  expect(card.getByText("Ordered")).toBeVisible();
  expect(card.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Download (PDF)"]);
});

it("redirects a signed-out visitor to the login", async () => {
  fakeApi({});
  const page = visit("/profile/quotes", routes);
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Fquotes");
});
