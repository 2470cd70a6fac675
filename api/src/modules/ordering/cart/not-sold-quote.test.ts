import type { Browser } from "../../../testing/browser.ts";
import { signUp } from "../../../testing/customers.ts";
import { aQuote, aQuotedLine } from "../../../testing/orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { capture, getCart, openPayment, PLASMID } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { quoteLines, quotes } from "../tables.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const addQuote = (who: Browser, number: string) =>
  who.post(`/api/orders/cart/add-quote-to-cart/${encodeURIComponent(number)}`);

describe("a line of a quote", () => {
  it("says that the quote has expired, and what the product costs without it", async () => {
    const guest = browser();
    const number = await aQuote(db());
    await addQuote(guest, number);
    await db().update(quotes).set({ expiresOn: "2020-01-01" });

    expect(await getCart(guest)).toMatchObject({
      count: 0,
      not_sold: [
        {
          product_sku: PLASMID,
          quantity: 3,
          reason: `The quote ${number} expired on January 1, 2020. Please ask us for a new one. Its list price is $429.00.`,
          url: "/products/item/CA-LA-CMXXPC-XXXXXX",
          quote_number: number,
        },
      ],
    });
  });

  it("says that the quote was used for another order", async () => {
    const number = await aQuote(db());
    const guest = browser();
    await addQuote(guest, number);
    const ada = browser();
    await signUp(ada);
    await addQuote(ada, number);
    const cart = await getCart(ada);
    await capture(ada, await openPayment(ada, cart), cart);

    expect((await getCart(guest)).not_sold).toMatchObject([
      { reason: expect.stringContaining(`The quote ${number} has already been used.`) },
    ]);
  });

  it("says why the product of a valid quote is not made, also when the quote is added", async () => {
    const number = await aQuote(db(), { lines: [{ ...aQuotedLine, quantity: 2 }] });
    await db().update(quoteLines).set({ productSku: "KO-AV-CMXGXA-XXXXXX-PD10" });

    const { status, body } = await addQuote(browser(), number);

    expect([status, body.count]).toEqual([200, 0]);
    expect(body.cart.not_sold).toMatchObject([
      {
        reason: expect.stringMatching(/over the 5\.0 kb.* Please contact us about your quote\.$/),
        fixes: expect.arrayContaining([{ label: "Drop EGFP", product_sku: "KO-AV-CMXXXA-XXXXXX" }]),
        quote_number: number,
      },
    ]);
  });
});
