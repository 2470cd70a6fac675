import { aPdf, payByOrder, shopping } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, getCart } from "../../../../testing/shoppers.ts";
import { smallPdf } from "../../../../testing/small-pdf.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const numberOfOrders = () => db().$count(orders);

describe("a purchase order that is sent again", () => {
  it("by the same attempt returns the first order, also with the cart empty and another file", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    const first = await payByOrder(ada, cart, { attempt: "attempt-1" });
    const again = { attempt: "attempt-1", po_file: aPdf("other.pdf", smallPdf({ comment: "other" })) };

    const repeated = await payByOrder(ada, cart, again);

    expect(repeated).toMatchObject({ status: 200, body: first.body });
    expect(await numberOfOrders()).toBe(1);
  });

  it("concurrently by the same attempt creates one order", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    const files = ["a", "b", "c"].map((comment) => aPdf("po.pdf", smallPdf({ comment })));

    const answers = await Promise.all(
      files.map((po_file) => payByOrder(ada, cart, { attempt: "attempt-1", po_file })),
    );

    expect(new Set(answers.map(({ body }) => body.payment_token)).size).toBe(1);
    expect(await numberOfOrders()).toBe(1);
  });

  it("from a second tab returns the first order", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    const first = await payByOrder(ada, cart, { attempt: "tab-1" });

    expect(await payByOrder(ada, cart, { attempt: "tab-2" })).toMatchObject({
      status: 200,
      body: first.body,
    });
  });

  it("by another attempt buys the same products again", async () => {
    const ada = browser();
    await payByOrder(ada, await shopping(db(), ada), { attempt: "attempt-1" });
    await add(ada);

    expect((await payByOrder(ada, await getCart(ada), { attempt: "attempt-2" })).status).toBe(200);
    expect(await numberOfOrders()).toBe(2);
  });

  it("by the attempt of another customer is an order of its own", async () => {
    const [ada, grace] = [browser(), browser()];
    const first = await payByOrder(ada, await shopping(db(), ada), { attempt: "attempt-1" });
    const cart = await shopping(db(), grace, 1, "grace@lab.example");

    const second = await payByOrder(grace, cart, { attempt: "attempt-1" });

    expect(second.status).toBe(200);
    expect(second.body).not.toEqual(first.body);
  });
});
