import { asc, eq } from "drizzle-orm";
import { stockChanges, stockItems } from "../modules/catalog/tables.ts";
import { signUp } from "../testing/customers.ts";
import { anOrder } from "../testing/orders.ts";
import { CELL_LINE, inStock, OTHER_CELL_LINE, piecesLeft } from "../testing/stock.ts";
import { testApp } from "../testing/test-app.ts";
import { runCommand } from "./run-command.ts";

const { db, browser } = testApp();
const EMAIL = "ada@lab.example";
const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace" }, args);
const rowOf = async (sku: string) => (await staff("stock:list")).report?.rows?.find((row) => row.sku === sku);
const lastChange = async () => (await db().select().from(stockChanges).orderBy(asc(stockChanges.id))).at(-1);

describe("stock:list", () => {
  it("lists the pieces of every item, and what happens when none is left", async () => {
    await inStock(db(), CELL_LINE, 2, null);
    await db().update(stockItems).set({ stockCount: null }).where(eq(stockItems.sku, OTHER_CELL_LINE));

    expect(await rowOf(CELL_LINE)).toEqual({
      sku: CELL_LINE,
      name: "A549-dCas9-KRAB stable cell line, 1×10⁶ cells",
      free: 2,
      reserved: 0,
      "at 0": "sold out",
      offered: "yes",
    });
    expect(await rowOf(OTHER_CELL_LINE)).toMatchObject({
      free: "not counted",
      "at 0": "made in 35 business days",
    });
  });

  it("counts the pieces of orders that are not ready for delivery yet", async () => {
    await signUp(browser());
    const ofItem = { productSku: CELL_LINE, reservedQuantity: 2 };
    await anOrder(db(), EMAIL, { status: "in_progress" }, [ofItem, ofItem]);
    await anOrder(db(), EMAIL, { status: "ready_for_delivery" }, [ofItem]);

    expect(await rowOf(CELL_LINE)).toMatchObject({ reserved: 4 });
  });
});

describe("stock:set", () => {
  it("sets the free pieces and records the reason", async () => {
    const { report } = await staff("stock:set", "st-2003", "7", "--reason", " Counted on Friday ");

    expect(report).toEqual({ messages: ["ST-2003 has 7 pieces that no order has reserved."] });
    expect(await piecesLeft(db(), CELL_LINE)).toBe(7);
    expect(await lastChange()).toMatchObject({ kind: "count", reason: "Counted on Friday", actor: "grace" });
  });

  it.each([
    [["ST-2003", "7"], "Give the reason, which is recorded: --reason <text>."],
    [["ST-2003", "7", "--reason", " "], "--reason: The reason is required."],
    [["ST-2003", "-1", "--reason", "lost"], "<count> is a whole number from 0 to 1000000."],
    [["ST-2003", "1.5", "--reason", "lost"], "<count> is a whole number from 0 to 1000000."],
    [["ST-9999", "1", "--reason", "found"], "No stock item with the SKU ST-9999 was found."],
    [["TR-1001", "1", "--reason", "found"], "No stock item with the SKU TR-1001 was found."],
  ])("explains the error in %j, and changes nothing", async (args, problem) => {
    const before = await lastChange();

    expect((await staff("stock:set", ...args)).problem).toBe(problem);
    expect(await lastChange()).toEqual(before);
  });
});

describe("stock:adjust", () => {
  it.each([
    ["+3", 5],
    ["3", 5],
    ["-2", 0],
  ])("changes the free pieces by %s", async (change, left) => {
    await inStock(db(), CELL_LINE, 2);

    const { report } = await staff("stock:adjust", CELL_LINE, "--reason", "thawed", "--", change);

    expect(report).toEqual({ messages: [`ST-2003 has ${left} pieces that no order has reserved.`] });
    expect(await piecesLeft(db(), CELL_LINE)).toBe(left);
  });

  it("accepts a negative number without --", async () => {
    await inStock(db(), CELL_LINE, 2);

    expect((await staff("stock:adjust", CELL_LINE, "-1", "--reason", "lost")).report).toBeDefined();
    expect(await piecesLeft(db(), CELL_LINE)).toBe(1);
  });

  it.each([
    ["0", "<change> is a whole number other than 0, such as 5 or -2."],
    ["many", "<change> is a whole number other than 0, such as 5 or -2."],
    ["-3", "Only 2 of ST-2003 are not reserved by orders. Cancel orders first, or remove fewer."],
  ])("explains the error in %j", async (change, problem) => {
    await inStock(db(), CELL_LINE, 2);

    expect((await staff("stock:adjust", CELL_LINE, change, "--reason", "lost")).problem).toBe(problem);
    expect(await piecesLeft(db(), CELL_LINE)).toBe(2);
  });
});
