import { outbox } from "../../../../jobs/outbox.table.ts";
import type { Browser } from "../../../../testing/browser.ts";
import { signUpVerified } from "../../../../testing/customers.ts";
import { expectNoOrder } from "../../../../testing/expect-order.ts";
import { aPdf, payByOrder, poForm, shopping } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, capture, getCart, getTotal, openPayment } from "../../../../testing/shoppers.ts";
import { smallPdf } from "../../../../testing/small-pdf.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { ledger } from "../payments.table.ts";
import { purchaseOrders } from "./purchase-orders.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const URL = "/api/orders/pay-with-purchase-order/";

describe("a purchase order", () => {
  it("creates one order with the PDF, and empties the cart", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    const file = aPdf("PO 7.pdf");

    const { status, body } = await payByOrder(ada, cart, { po_file: file });

    expect(status).toBe(200);
    const [order] = await db().select().from(orders);
    expect(order).toMatchObject({ status: "open", paymentToken: body.payment_token });
    expect(order?.taxCents).toBe(Math.floor(cart.total_price * 100 * 0.0625 + 0.5));
    const [filed] = await db().select().from(purchaseOrders);
    expect(filed).toMatchObject({
      poNumber: "PO-7",
      fileName: "PO 7.pdf",
      amountCents: getTotal(cart) * 100,
    });
    expect(Buffer.from(filed?.file ?? [])).toEqual(Buffer.from(await file.arrayBuffer()));
    expect(await db().select().from(ledger)).toMatchObject([
      { kind: "purchase_order", amountCents: getTotal(cart) * 100, reference: order?.orderNumber },
    ]);
    expect((await getCart(ada)).count).toBe(0);
  });

  it("appears on the order page, in the order list and in the confirmation email", async () => {
    const ada = browser();
    const { body } = await payByOrder(ada, await shopping(db(), ada));

    expect((await ada.get(`/api/users/view-order/${body.payment_token}`)).body).toMatchObject({
      status: "open",
      payment_source: "Paid with Purchase Order (PO)",
      last_digits: "",
      po_number: "PO-7",
    });
    const list = await ada.get("/api/users/view-orders/?order_class=CRISPR&status=open");
    expect(list.body).toMatchObject({ total: 1, order_items: [{ status: "open" }] });
    const [mail] = (await db().select().from(outbox)).filter(({ key }) => key.startsWith("order-conf"));
    expect(mail?.text).toContain("We have received your purchase order PO-7 for order");
  });

  it("creates one order for three concurrent requests, and a later one returns the same", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);

    const answers = await Promise.all([1, 2, 3].map(() => payByOrder(ada, cart)));
    answers.push(await payByOrder(ada, cart));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.payment_token)).size).toBe(1);
    expect(await db().select().from(orders)).toHaveLength(1);
  });

  it("with the same number can pay for the same products again", async () => {
    const ada = browser();
    await payByOrder(ada, await shopping(db(), ada));
    await add(ada);

    expect((await payByOrder(ada, await getCart(ada))).status).toBe(200);
    expect(await db().select().from(orders)).toHaveLength(2);
  });

  it("is rejected with the current cart if the page's amounts differ, and stores nothing", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);

    const seen = [{ total_price: "1.00" }, { quantity: "2" }, { credit_price: "1" }, { po_price: "100" }];
    for (const differing of seen) {
      expect(await payByOrder(ada, cart, differing)).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining("prices have changed"), cart },
      });
    }
    await expectNoOrder(db());
    expect(await db().select().from(purchaseOrders)).toEqual([]);
  });

  it("is not accepted below 100 dollars, nor for the whole of 1000 and more", async () => {
    const ada = browser();
    await shopping(db(), ada, 3);
    const big = await getCart(ada);
    const whole = { credit_price: "0", po_price: getTotal(big).toFixed(2) };
    const [eve, cheap] = [
      browser(),
      { cart_item: { product_sku: "AB-5001", unit_size: "1 mL" }, quantity: 1 },
    ];
    await signUpVerified(db(), eve, "eve@lab.example");
    await eve.post("/api/orders/cart/", cheap);
    const small = await getCart(eve);

    expect(getTotal(small)).toBeLessThan(100);
    expect(await payByOrder(eve, small)).toMatchObject({
      status: 422,
      body: { detail: "Orders below $100.00 are paid by card or PayPal." },
    });
    expect(await payByOrder(ada, big, whole)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^Half of your order is now paid by card or PayPal/), cart: big },
    });
    expect(await payByOrder(ada, big)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("half is paid by card or PayPal") },
    });
    await expectNoOrder(db());
  });

  it("requires a session and a CSRF token", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);

    expect((await payByOrder(browser(), cart)).status).toBe(401);
    expect((await ada.write(URL, poForm(cart), "made up")).status).toBe(403);
    await expectNoOrder(db());
  });
});

describe("the form of a purchase order", () => {
  const MISSING = "Please fill in all required Purchase Order (PO) fields.";

  it.each([
    [{ order_number: "  " }, { order_number: MISSING }],
    [{ po_file: "po.pdf" }, { po_file: MISSING }],
    [{ po_file: new File([], "") }, { po_file: MISSING }],
    [
      { order_number: "", po_file: "" },
      { order_number: MISSING, po_file: MISSING },
    ],
  ])("requires number and file: %j", async (differing, fields) => {
    const ada = browser();
    const answer = await payByOrder(ada, await shopping(db(), ada), differing);

    expect(answer).toMatchObject({ status: 400, body: { detail: MISSING, fields } });
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(fields));
  });

  it.each([
    ["a picture with the extension .pdf", aPdf("po.pdf", "\u0089PNG\r\n\u001a\n %%EOF")],
    ["an HTML page that contains a PDF", aPdf("po.pdf", "<html>%PDF-1.7 %%EOF")],
    ["an incomplete PDF", aPdf("po.pdf", `%PDF-1.7 %%EOF${" ".repeat(2000)}`)],
    ["a text between the marks of a PDF", aPdf("po.pdf", "%PDF-1.7\nThe order follows.\n%%EOF\n")],
  ])("rejects %s as the file", async (_what, po_file) => {
    const ada = browser();
    const answer = await payByOrder(ada, await shopping(db(), ada), { po_file });

    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { po_file: "Please choose a purchase order (PO) in PDF format." } },
    });
  });

  it("rejects a PDF that needs a password with a sentence of its own", async () => {
    const ada = browser();
    const hash = `<${"00".repeat(32)}>`;
    const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${hash} /U ${hash} /P -4 >> /ID [(a) (a)]`;
    const answer = await payByOrder(ada, await shopping(db(), ada), {
      po_file: aPdf("po.pdf", smallPdf({ trailer })),
    });

    const detail = "This PDF opens with a password only. Please choose one that opens without it.";
    expect(answer).toMatchObject({ status: 422, body: { fields: { po_file: detail } } });
  });

  it.each([
    ["PO.exe", "PO.exe.pdf"],
    ["../../etc/Größe 1.PDF", "Größe 1.pdf"],
    ["a/b\\\\c;x=<1>.pdf", "cx1.pdf"],
    [".pdf", "purchase-order.pdf"],
  ])("accepts a PDF of any name and stores %j under a safe name", async (name, filed) => {
    const ada = browser();
    await payByOrder(ada, await shopping(db(), ada), { po_file: aPdf(name) });

    expect(await db().select().from(purchaseOrders)).toMatchObject([{ fileName: filed }]);
  });

  it("accepts 10 MB and not a byte more", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    const ofSize = (bytes: number) =>
      aPdf("po.pdf", smallPdf({ comment: "x".repeat(bytes - smallPdf().length) }));

    expect(await payByOrder(ada, cart, { po_file: ofSize(10 * 1024 * 1024 + 1) })).toMatchObject({
      status: 413,
      body: { fields: { po_file: "A purchase order (PO) may have at most 10 MB." } },
    });
    expect((await payByOrder(ada, cart, { po_file: ofSize(10 * 1024 * 1024) })).status).toBe(200);
  });

  it("reports other errors by field", async () => {
    const ada = browser();
    const address = JSON.stringify({ zipcode: "1" });
    const answer = await payByOrder(ada, await shopping(db(), ada), { address, subtotal: "1e3" });

    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { subtotal: "Amounts are numbers with at most two decimals." } },
    });
    expect(answer.body.fields).toHaveProperty(["address.zipcode"]);
  });

  it("is rejected with a sentence if it is not multipart or incomplete", async () => {
    const ada = browser();
    await shopping(db(), ada);

    expect((await sendRaw(ada, "application/json", "{}")).statusCode).toBe(415);
    const broken = await sendRaw(ada, FORM, "--x\r\ncontent-disposition: form-data; na");
    expect({ status: broken.statusCode, body: broken.json() }).toEqual({
      status: 400,
      body: { detail: "This form could not be read." },
    });
    expect((await sendRaw(ada, "multipart/form-data", "x")).statusCode).toBe(400);
  });

  it("accepts fields of type application/json", async () => {
    const ada = browser();
    const { po_file, ...texts } = poForm(await shopping(db(), ada));
    const isJson = (name: string) => ["cart", "address"].includes(name);
    const parts = Object.entries(texts).map(
      ([name, text]) =>
        `name="${name}"\r\n${isJson(name) ? "content-type: application/json\r\n" : ""}\r\n${text}`,
    );
    parts.push(`name="po_file"; filename="po.pdf"\r\n\r\n${await po_file.text()}`);
    const form = parts.map((part) => `--x\r\ncontent-disposition: form-data; ${part}\r\n`);

    expect((await sendRaw(ada, FORM, `${form.join("")}--x--\r\n`)).statusCode).toBe(200);
  });
});

const FORM = "multipart/form-data; boundary=x";

function sendRaw(by: Browser, type: string, payload: string) {
  const headers = {
    cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    "x-xsrf-token": by.cookies.get("XSRF-TOKEN"),
    "content-type": type,
  };
  return app().inject({ method: "POST", url: URL, headers, payload });
}

it("is rejected while a payment of the cart is being confirmed", async () => {
  const ada = browser();
  const cart = await shopping(db(), ada);
  const id = await openPayment(ada, cart);
  providers.plan("capture", "no answer", "no answer");
  await capture(ada, id, cart);

  expect(await payByOrder(ada, cart)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("still being confirmed") },
  });
});
