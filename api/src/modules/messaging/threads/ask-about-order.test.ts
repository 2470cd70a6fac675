import { signUp } from "../../../testing/customers.ts";
import { anOrder } from "../../../testing/orders.ts";
import { testApp } from "../../../testing/test-app.ts";
import { ADA, answer, getThread, listThreads, messageMails } from "../../../testing/threads.ts";
import { threadMessages, threads } from "./threads.table.ts";

const { db, browser } = testApp();
type Browser = ReturnType<typeof browser>;

async function aBuyer(order: Parameters<typeof anOrder>[2] = {}) {
  const ada = browser();
  await signUp(ada, ADA);
  return { ada, order: await anOrder(db(), ADA, order) };
}
const ask = (by: Browser, order_number: string, differing: object = {}) =>
  by.post("/api/users/messages/about-order/", {
    order_number,
    message: "When will it be ready?",
    ...differing,
  });

it("begins the thread of the order, and continues it", async () => {
  const { ada, order } = await aBuyer();

  const first = await ask(ada, order.orderNumber);
  await answer(db(), first.body.reference, "On Monday.");
  const second = await ask(ada, order.orderNumber, {
    product_sku: "CA-LA-CMXXPC-XXXXXX-PD10",
    message: "And this one?",
  });

  expect(first).toMatchObject({ status: 200, body: { reference: expect.stringMatching(/^MS-/) } });
  expect(second.body.reference).toBe(first.body.reference);
  expect((await listThreads(ada)).threads).toMatchObject([
    {
      kind: "order_question",
      subject: `Question about order ${order.orderNumber}`,
      topic: {
        kind: "order",
        name: `Order ${order.orderNumber}`,
        url: `/profile/order/${order.orderNumber}`,
      },
      unread: 1,
    },
  ]);
  expect((await getThread(ada, first.body.reference)).body.messages).toMatchObject([
    { text: "When will it be ready?", details: [] },
    { author: "staff" },
    {
      text: "And this one?",
      details: [{ name: "Product", value: "CRISPRa Lenti-AIO Kit, 10 µg (CA-LA-CMXXPC-XXXXXX-PD10)" }],
    },
  ]);
  expect((await messageMails(db())).map(({ recipient }) => recipient)).toEqual([
    "support@ligate.example",
    ADA,
    "support@ligate.example",
  ]);
});

it("begins one thread if several questions are asked at the same time", async () => {
  const { ada, order } = await aBuyer();
  const questions = ["One?", "Two?", "One?", "Two?"];

  const answers = await Promise.all(questions.map((message) => ask(ada, order.orderNumber, { message })));

  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(await db().$count(threads)).toBe(1);
  const stored = await db().select().from(threadMessages);
  expect(stored.map(({ text }) => text).toSorted()).toEqual(["One?", "Two?"]);
});

it("is a question of its own for each product of the order", async () => {
  const { ada, order } = await aBuyer();
  await ask(ada, order.orderNumber);
  await ask(ada, order.orderNumber, { product_sku: "CA-LA-CMXXPC-XXXXXX-PD10" });

  expect(await db().$count(threadMessages)).toBe(2);
});

it("answers 404 for another customer's order and an unpaid one, as for an unknown one", async () => {
  const { ada, order } = await aBuyer();
  const pending = await anOrder(db(), ADA, { status: "pending_payment" });
  const eve = browser();
  await signUp(eve, "eve@lab.example");

  for (const { status, body } of [
    await ask(eve, order.orderNumber),
    await ask(ada, pending.orderNumber),
    await ask(ada, "999"),
  ])
    expect([status, body]).toEqual([404, { detail: "No such order was found." }]);
  expect(await db().$count(threads)).toBe(0);
  expect(await messageMails(db())).toEqual([]);
});

it("answers 404 for a product that the order does not contain", async () => {
  const { ada, order } = await aBuyer();

  expect(await ask(ada, order.orderNumber, { product_sku: "TR-1001" })).toMatchObject({
    status: 404,
    body: { detail: "The order does not contain this product." },
  });
  expect(await db().$count(threads)).toBe(0);
});

it("is refused after 20 questions and answers within an hour", async () => {
  const { ada, order } = await aBuyer();
  for (let n = 0; n < 20; n++)
    expect((await ask(ada, order.orderNumber, { message: `No. ${n}?` })).status).toBe(200);

  expect((await ask(ada, order.orderNumber)).status).toBe(429);
});
