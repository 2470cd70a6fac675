import type { Specification } from "@ligate/contract/specification/schemas";
import { signUp, subjectsTo } from "../../testing/customers.ts";
import { anOrder } from "../../testing/orders.ts";
import { payByOrder, shopping } from "../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../testing/sandbox-providers.ts";
import { testApp } from "../../testing/test-app.ts";
import { runCommand } from "../run-command.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const ADA = "ada@lab.example";
const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace" }, args);
const entriesOf = async (number: string) => {
  const { report } = await staff("order:show", number);
  return report?.rows?.map(({ part, name, value }) => `${part}: ${name}: ${value}`) ?? [];
};

async function anInvoicedOrder() {
  const ada = browser();
  const { body } = await payByOrder(ada, await shopping(db(), ada));
  const { order_number } = (await ada.get(`/api/users/view-order/${body.payment_token}`)).body;
  for (const status of ["in-progress", "ready-for-delivery"])
    await staff("orders:move", order_number, status);
  await staff("orders:ship", order_number, "--carrier", "fedex", "--tracking", "7701", "--dry-ice", "2.5");
  await staff("invoices:issue", order_number);
  return String(order_number);
}

describe("order:show", () => {
  it("shows everything that is recorded about an order", async () => {
    const number = await anInvoicedOrder();

    const entries = await entriesOf(number);

    for (const expected of [
      `order: number: ${number}`,
      "order: status: Invoiced",
      "order: total: $472.00",
      "customer: e-mail: ada@lab.example (verified)",
      "shipping: address: Ada Byron, Example Institute, 1 Analytical Way, Boston, MA 02142, 617 555 0100",
      "billing: address: the same",
      "line 1: SKU: CA-LA-CMXXPC-XXXXXX-PD10 (10 µg)",
      "line 1: price: 1 × $429.00 = $429.00",
      "line 1: delivery: Made to order in 15 business days",
      "payment: source: Paid with Purchase Order (PO)",
      "payment: PO number: PO-7 (po-7.pdf)",
      `invoice: number: IV-${number}`,
      `IV-${number}: amount: $472.00`,
      `IV-${number}: balance: $472.00`,
      `IV-${number}: paid: no`,
    ]) {
      expect(entries).toContain(expected);
    }
    expect(entries).toContainEqual(expect.stringMatching(/^payment: purchase order: \$472\.00, /));
  });

  it("shows what was specified for a line, and its sequences as FASTA", async () => {
    await signUp(browser(), ADA);
    const sequence = "ATGGTGAGCAAG".repeat(6);
    const specification: Specification = {
      insert: { source: "sequence", name: "mNeonGreen", sequence },
      site: { at: "C-terminal" },
    };
    const { orderNumber } = await anOrder(db(), ADA, {}, [{}, { specification }]);

    const { report } = await staff("order:show", orderNumber);

    expect(report?.rows).toContainEqual({ part: "line 2", name: "Insert", value: "mNeonGreen, 72 bp" });
    expect(report?.rows).toContainEqual({ part: "line 2", name: "Insertion site", value: "C-terminal" });
    expect(report?.messages).toEqual([
      "",
      ">line 2, Insert: mNeonGreen, 72 bp",
      sequence.slice(0, 60),
      sequence.slice(60),
    ]);
  });

  it("shows what the gene and the design of a line do to each other", async () => {
    await signUp(browser(), ADA);
    const productSku = "OE-LV-EFXGPA-H00003-PD10";
    const { orderNumber } = await anOrder(db(), ADA, {}, [{ productSku, specification: { marker: "2A" } }]);

    const { report } = await staff("order:show", orderNumber);

    expect(report?.rows).toContainEqual({
      ...{ part: "line 1", name: "gene" },
      value: expect.stringMatching(/^KRAS gets a lipid at its C terminus .+ Cell 57:1167$/),
    });
  });

  it("shows what was asked for a service", async () => {
    await signUp(browser(), ADA);
    const service = [{ field: "protein", label: "Target protein", value: "STAT3" }];
    const { orderNumber } = await anOrder(db(), ADA, {}, [{ specification: { service } }]);

    const { report } = await staff("order:show", orderNumber);

    expect(report?.rows).toContainEqual({ part: "line 1", name: "Target protein", value: "STAT3" });
  });

  it("names who changed the order, and when", async () => {
    const history = (await entriesOf(await anInvoicedOrder())).filter((entry) => entry.startsWith("history"));

    expect(history).toEqual([
      expect.stringMatching(/^history: \d{4}-\d\d-\d\d \d\d:\d\d UTC: Open, by store$/),
      expect.stringMatching(/: In Progress, by grace$/),
      expect.stringMatching(/: Ready for Delivery, by grace$/),
      expect.stringMatching(/: Invoiced, by grace$/),
    ]);
  });

  it("shows an order that is pending payment, and no unknown one", async () => {
    await signUp(browser(), ADA);
    const { orderNumber } = await anOrder(db(), ADA, { status: "pending_payment", taxCents: null });

    expect(await entriesOf(orderNumber)).toEqual(
      expect.arrayContaining([
        "order: status: pending_payment",
        "order: tax: rate pending",
        "invoice: number: none",
      ]),
    );
    expect((await staff("order:show", "1")).problem).toBe("No such order was found.");
  });
});

describe("orders:cancel", () => {
  it("cancels an order with its reason, and mails the customer", async () => {
    await signUp(browser(), ADA);
    const { orderNumber } = await anOrder(db(), ADA);

    const { report } = await staff("orders:cancel", orderNumber, "--reason", "  Out of stock ");

    expect(report).toEqual({ messages: [`Order ${orderNumber} is Cancelled.`] });
    expect(await entriesOf(orderNumber)).toContainEqual(
      expect.stringMatching(/: Cancelled, by grace: Out of stock$/),
    );
    expect((await subjectsTo(db(), ADA)).at(-1)).toMatch(/: Cancelled$/);
  });

  it.each([
    [[], "Give the reason, which the customer sees: --reason <text>."],
    [["--reason", " "], "--reason: The reason is required."],
    [["--reason", "a\u001bb"], "--reason: The reason has to be a single line without control characters."],
  ])("explains the error in %j, and changes nothing", async (options, problem) => {
    await signUp(browser(), ADA);
    const { orderNumber } = await anOrder(db(), ADA);

    expect((await staff("orders:cancel", orderNumber, ...options)).problem).toBe(problem);
    expect(await entriesOf(orderNumber)).toContain("order: status: Open");
  });
});

describe("account:po-limit", () => {
  it("sets the limit of an account", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);

    expect((await staff("account:po-limit", "Ada@Lab.example", "0")).report?.messages).toEqual([
      "ada@lab.example may have 0 unpaid purchase orders.",
    ]);
    expect((await payByOrder(ada, cart)).status).toBe(403);
    await staff("account:po-limit", ADA, "1");
    expect((await payByOrder(ada, cart)).status).toBe(200);
  });

  it.each([
    [["ada", "3"], "ada is not a valid email address."],
    [[ADA, "many"], "<max> is a whole number from 0 to 100000."],
    [[ADA, "100001"], "<max> is a whole number from 0 to 100000."],
    [["nobody@lab.example", "3"], "No account with the address nobody@lab.example was found."],
  ])("explains the error in %j", async (args, problem) => {
    expect((await staff("account:po-limit", ...args)).problem).toBe(problem);
  });
});
