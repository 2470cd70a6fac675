import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { COMMANDS } from "./cli/commands.ts";
import { runCommand } from "./cli/run-command.ts";
import { listenForStaff, sendToRunningApi } from "./cli/staff-socket.ts";
import { contentImports } from "./content-files/content-imports.table.ts";
import { invoices, ledger, orderLines, orders, payments } from "./modules/ordering/tables.ts";
import { signUp, subjectsTo } from "./testing/customers.ts";
import { anOrder } from "./testing/orders.ts";
import { sandboxProviders } from "./testing/sandbox-providers.ts";
import { atCheckout, capture, getCart, PLASMID } from "./testing/shoppers.ts";
import { testApp } from "./testing/test-app.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const ADA = "ada@lab.example";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-staff-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const shop = () => ({ db: db(), publicUrl: "https://store.example" });
const caller = () => ({ folder, actor: "grace" });
const staff = (...args: string[]) => runCommand({ ...shop(), ...caller() }, args);
const queryRows = async (...args: string[]) => (await staff(...args)).report?.rows;
async function anOrderOfAda(differing = {}) {
  await signUp(browser(), ADA);
  return anOrder(db(), ADA, differing);
}

it("lists every command if none is given", async () => {
  const { help } = await staff();

  for (const name of Object.keys(COMMANDS)) expect(help).toContain(`\n  ${name}`);
});

it.each([
  [["nonsense"], "There is no command nonsense."],
  [["constructor"], "There is no command constructor."],
  [["orders:move", "1"], "Usage: pnpm staff orders:move <number> <status>"],
  [["orders:list", "--states", "open"], "Unknown option '--states'"],
  [["orders:list", "--status", "gone"], "A status is one of open, in_progress"],
  [["orders:move", "1", "paid"], "No such order was found."],
  [["invoices:issue", "1"], "No such order was found."],
  [["orders:purchase-order", "1"], "No such order was found."],
  [["genes:import", "x.tsv"], "--species human or --species mouse"],
  [["genes:import", "x.tsv", "--species", "rat"], "--species human or --species mouse"],
  [["genes:import", "x.tsv", "--species", "human"], "There is no file"],
  [["quotes:issue"], "Specify its lines"],
  [["quotes:issue", "--line", "NOPE-1, 1, 10"], "No product has the SKU NOPE-1."],
  [["quotes:issue", "--line", "TR-1001, 1, 10, 7 L"], "No product has the SKU TR-1001 in the size 7 L."],
  [["quotes:issue", "--line", `${PLASMID}, 1000, 10`], "--line:2: quantity: has to be 1 to 999"],
  [["quotes:issue", "--line", `${PLASMID}, 1, 0`], "price: has to be more than nothing"],
  [["quotes:issue", "--line", `${PLASMID}, 1, 1.234`], "price: has to be dollars"],
  [["quotes:issue", "--line", `${PLASMID}, 1, 1`, "--expires", "2020-01-01"], "is in the past"],
  [["quotes:issue", "--line", `${PLASMID}, 1, 1`, "--expires", "tomorrow"], "requires a day, such as"],
  [["quotes:issue", "--line", `${PLASMID}, 1, 1`, "--email", "ada"], "is not a valid email address"],
  [["quotes:issue", "--file", "none.csv"], "There is no file"],
])("explains the error in %j", async (args, sentence) => {
  const { problem, report } = await staff(...args);

  expect(problem).toContain(sentence);
  expect(report).toBeUndefined();
});

describe("orders", () => {
  it("are listed with their customer and total, by status", async () => {
    const { orderNumber } = await anOrderOfAda({ totalCents: 120_400 });

    expect(await queryRows("orders:list", "--status", "open")).toEqual([
      expect.objectContaining({ number: orderNumber, customer: ADA, lines: 1, total: "$1,204.00" }),
    ]);
    expect(await queryRows("orders:list", "--status", "in-progress")).toEqual([]);
  });

  it("change status step by step, and the customer is mailed", async () => {
    const { orderNumber } = await anOrderOfAda();

    expect(await staff("orders:move", orderNumber, "in-progress")).toEqual({
      report: { messages: [`Order ${orderNumber} is In Progress.`] },
    });
    const { problem } = await staff("orders:move", orderNumber, "paid");

    expect(problem).toContain(`Order ${orderNumber} is In Progress.`);
    expect((await subjectsTo(db(), ADA)).filter((subject) => subject.includes(orderNumber))).toHaveLength(1);
  });

  it("are invoiced for the unpaid amount", async () => {
    const { id: orderId, orderNumber } = await anOrderOfAda({ status: "ready_for_delivery" });
    const promised = { kind: "purchase_order", amountCents: 142_00, currency: "USD" } as const;
    await db()
      .insert(ledger)
      .values({ ...promised, orderId, reference: orderNumber });
    await staff("orders:ship", orderNumber, "--carrier", "ups", "--tracking", "1Z999");

    expect(await queryRows("invoices:issue", orderNumber)).toEqual([
      {
        order: orderNumber,
        invoice: `IV-${orderNumber}`,
        amount: "$142.00",
        due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(await db().select().from(invoices)).toHaveLength(1);
  });
});

describe("a quote", () => {
  it("is issued from lines, and sells at its prices", async () => {
    const line = `${PLASMID}, 2, 150.50`;
    const rows = await queryRows("quotes:issue", "--line", line, "--line", "TR-1001, 1, 70, 0.3 mL");
    const number = String(rows?.[0]?.number);
    const guest = browser();

    await guest.post(`/api/orders/cart/add-quote-to-cart/${number}`);

    expect(await getCart(guest)).toMatchObject({ count: 3, total_price: 371 });
    expect(await queryRows("quotes:list")).toMatchObject([{ number, for: "anybody", total: "$371.00" }]);
  });

  it("is issued from a file, bound to an address that it is mailed to", async () => {
    writeFileSync(join(folder, "offer.csv"), `sku,quantity,price,size\n${PLASMID},3,99.9,\n`);

    const rows = await queryRows("quotes:issue", "--file", "offer.csv", "--email", "Ada@Lab.example");

    expect(rows).toMatchObject([{ lines: 1, for: ADA }]);
    expect(await subjectsTo(db(), ADA)).toEqual([`Your Ligate quote ${rows?.[0]?.number}`]);
  });

  it("is rejected with the line of the file, and not issued", async () => {
    writeFileSync(join(folder, "offer.csv"), `sku,quantity,price,size\n${PLASMID},3,99,\n${PLASMID},x,99,\n`);

    expect((await staff("quotes:issue", "--file", "offer.csv")).problem).toMatch(/offer\.csv:3: quantity:/);
    expect(await queryRows("quotes:list")).toEqual([]);
  });
});

it("loads changed content and lists it", async () => {
  expect((await staff("content:import")).report?.messages).toEqual([
    "Nothing has changed since the last import.",
  ]);

  // Simulates files that have changed since they were loaded.
  await db().update(contentImports).set({ digest: "older" }).where(eq(contentImports.source, "blog"));
  await db().update(contentImports).set({ digest: "older" }).where(eq(contentImports.source, "stock"));

  expect(await queryRows("content:import")).toEqual([{ loaded: "blog" }]);
  expect(await queryRows("catalogue:import")).toEqual([{ loaded: "stock" }]);
});

describe("the audit", () => {
  const mismatches = async () => (await queryRows("audit"))?.map(({ mismatch }) => mismatch);
  beforeEach(async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada, ADA);
    await capture(ada, id, cart);
  });

  it("reports nothing if everything agrees", async () => {
    expect(await staff("audit")).toEqual({
      report: {
        messages: [
          "Compared 1 orders and 1 captures with the ledger, and 10 stock items with the orders: they agree.",
        ],
      },
    });
  });

  it.each([
    ["a ledger entry is missing", () => db().delete(ledger), [/is not in the ledger/, /received 0/]],
    [
      "a booking is too many",
      () => db().insert(ledger).values(aBooking),
      [/but belongs to no payment/, /received/],
    ],
    [
      "an amount differs",
      () => db().update(ledger).set({ amountCents: 1 }),
      [/another order or amount/, /received 1 in advance, /],
    ],
    ["a capture is disputed", () => db().update(payments).set({ status: "disputed" }), [/is disputed/]],
    ["a total differs", () => db().update(orders).set({ shippingCents: 7 }), [/do not add up to its total/]],
    ["a line differs", () => db().update(orderLines).set({ quantity: 9 }), [/the sum of its lines is/]],
    [
      "an order has no capture attempt",
      () => db().update(orders).set({ status: "pending_payment" }),
      [/is still pending/, /without a capture attempt/],
    ],
  ])("reports that %s", async (_, tamper, expected) => {
    await tamper();

    const found = (await mismatches()) ?? [];

    expect(found).toHaveLength(expected.length);
    for (const pattern of expected) expect(found).toContainEqual(expect.stringMatching(pattern));
    expect((await staff("audit")).report?.hasFailed).toBe(true);
  });

  const aBooking = {
    orderId: sql`(select max(id) from orders)`,
    kind: "capture" as const,
    amountCents: 100,
    currency: "USD",
    reference: "UNKNOWN",
  };
});

describe("with a running API", () => {
  it("runs commands over a socket that only its user may open", async () => {
    const stop = await listenForStaff(folder, shop());

    const answered = await sendToRunningApi(folder, { args: ["audit"], ...caller() });

    expect(answered).toEqual(await staff("audit"));
    expect(statSync(join(folder, "staff.sock")).mode & 0o777).toBe(0o600);
    await stop();
    expect(await sendToRunningApi(folder, { args: ["audit"], ...caller() })).toBeUndefined();
  });

  it("does not replace the socket of a living process, and replaces that of a dead one", async () => {
    writeFileSync(join(folder, "staff.sock"), "");
    const stop = await listenForStaff(folder, shop());
    const stopSecond = await listenForStaff(folder, shop());

    await stopSecond();

    expect(await sendToRunningApi(folder, { args: [], ...caller() })).toMatchObject({
      help: expect.stringContaining("pnpm staff"),
    });
    await stop();
  });
});
