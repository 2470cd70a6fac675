import { ORDER_TOO_LARGE } from "@ligate/contract/orders/constants";
import { quoteLines, quotes } from "../modules/ordering/tables.ts";
import { aQuote, aQuotedLine } from "../testing/quotes.ts";
import { testApp } from "../testing/test-app.ts";
import { runCommand } from "./run-command.ts";

const { db } = testApp();
const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder: ".", actor: "grace" }, args);
const issue = (line: string) => staff("quotes:issue", "--line", line);

describe("quotes:issue", () => {
  it("refuses a quote above 999,999.99 dollars, and issues one of that amount", async () => {
    expect(await issue(`${aQuotedLine.sku}, 3, 333333.34`)).toEqual({ problem: ORDER_TOO_LARGE });
    expect(await db().select().from(quotes)).toEqual([]);
    expect(await issue(`${aQuotedLine.sku}, 3, 333333.33`)).toHaveProperty("report.rows");
  });

  it.each([
    ["TR-1001, 1, 80", "TR-1001 is sold in sizes. Please give its size: 0.3 mL, 1 mL, or 5×1 mL."],
    [
      "TR-1001, 1, 80, 2 mL",
      "No product has the SKU TR-1001 in the size 2 mL. Please give its size: 0.3 mL, 1 mL, or 5×1 mL.",
    ],
    ["ct-7001, 1, 80", "CT-7001 is sold in sizes. Please give its size: 10×50 µL."],
    ["TR-9999, 1, 80", "No product has the SKU TR-9999."],
    ["KO-SP-CMXXXA-H00001, 1, 80", "No product has the SKU KO-SP-CMXXXA-H00001."],
  ])("says what is missing in %s", async (line, problem) => {
    expect(await issue(line)).toEqual({ problem });
  });
});

describe("quotes:list", () => {
  it("lists a quote of any amount, and the others beside it", async () => {
    await aQuote(db());
    await db().update(quoteLines).set({ unitPriceCents: 999_999_999, quantity: 999 });
    await aQuote(db());

    expect(await staff("quotes:list")).toMatchObject({
      report: { rows: [{ total: "$370.35" }, { total: "$9,989,999,990.01" }] },
    });
  });
});
