import { orderLines } from "../../modules/ordering/tables.ts";
import { signUp } from "../../testing/customers.ts";
import { anOrder } from "../../testing/orders.ts";
import { sandboxProviders } from "../../testing/sandbox-providers.ts";
import { add, addSpecified, capture, getCart, KNOCK_IN_SKU, openPayment } from "../../testing/shoppers.ts";
import { testApp } from "../../testing/test-app.ts";
import { runCommand } from "../run-command.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const ADA = "ada@lab.example";

const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", actor: "grace", folder: "/" }, args);
const packingList = (number: string) => staff("packing:list", number);
const theOrder = async () => String((await staff("orders:list")).report?.rows?.[0]?.number);
const queryRows = async (number: string) => (await packingList(number)).report?.rows;

it("lists the contents of each kit as ordered, and supplies as they are", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  await add(ada, "KO-LV-CMXXPA-H00001-PD10", 2);
  await add(ada, "ST-1001");
  const cart = await getCart(ada);
  await capture(ada, await openPayment(ada, cart), cart);
  const number = await theOrder();

  expect(await queryRows(number)).toEqual([
    {
      line: 1,
      pieces: "",
      item: "CRISPR KO Lenti Kit--Gene H00001, 10 µg",
      amount: "KO-LV-CMXXPA-H00001-PD10",
    },
    { line: 1, pieces: "2 ×", item: "pLV[KO]-Blast-CMV>SpCas9", amount: "1 tube, 10 µg" },
    {
      line: 1,
      pieces: "2 ×",
      item: "pLV[KO]-PGK>Puro-U6>gRNA(hTP53)",
      amount: "1 tube, 10 µg",
    },
    {
      line: 2,
      pieces: "1 ×",
      item: "Lentivirus control, CMV-EGFP-Puro, ≥1×10⁷ TU",
      amount: "ST-1001",
    },
  ]);
  expect((await packingList(number)).report?.messages).toEqual([
    "Ship to: Ada Byron, Example Institute, 1 Analytical Way, Boston, MA 02142, 617 555 0100",
    "For research use only, not for use in humans or for diagnostics.",
  ]);
});

it("lists what was specified", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  await addSpecified(ada);
  const cart = await getCart(ada);
  await capture(ada, await openPayment(ada, cart), cart);
  const [line] = await db().select().from(orderLines);
  expect(line?.productSku).toBe(KNOCK_IN_SKU);
  expect(line?.box).toHaveLength(2);

  expect(await queryRows(await theOrder())).toContainEqual({
    line: 1,
    pieces: "",
    item: "Insertion site",
    amount: "C-terminal",
  });
});

it("packs a line from before boxes were recorded as one product", async () => {
  await signUp(browser(), ADA);
  const { orderNumber } = await anOrder(db(), ADA, {}, [{ quantity: 3 }]);

  expect(await queryRows(orderNumber)).toEqual([
    { line: 1, pieces: "3 ×", item: "CRISPRa Lenti-AIO Kit, 10 µg", amount: "10 µg" },
  ]);
});

it.each([
  [{ status: "cancelled" as const }, "Do not ship: the order is cancelled."],
  [{ status: "pending_payment" as const }, "Do not ship yet: the order is not paid."],
  [{ paymentStatus: "pending" as const }, "Do not ship yet: PayPal reviews the payment."],
])("warns of an order with %j", async (order, warning) => {
  await signUp(browser(), ADA);
  const { orderNumber } = await anOrder(db(), ADA, order);

  expect((await packingList(orderNumber)).report?.messages?.at(-1)).toBe(warning);
});

it("says which order does not exist", async () => {
  expect((await packingList("1")).problem).toMatch(/order/);
});
