import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ORDER_TOO_LARGE } from "@ligate/contract/orders/constants";
import { quoteLines, quotes } from "../../modules/ordering/tables.ts";
import { aQuote, aQuotedLine } from "../../testing/orders.ts";
import { testApp } from "../../testing/test-app.ts";
import { runCommand } from "../run-command.ts";

const { db, browser } = testApp();
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
    ["TR-1001, 1, 80", "TR-1001 is sold in several sizes. Please specify the size: 0.3 mL, 1 mL, or 5×1 mL."],
    [
      "TR-1001, 1, 80, 2 mL",
      "No product has the SKU TR-1001 in the size 2 mL. Please specify the size: 0.3 mL, 1 mL, or 5×1 mL.",
    ],
    ["ct-7001, 1, 80", "CT-7001 is sold in several sizes. Please specify the size: 10×50 µL."],
    ["TR-9999, 1, 80", "No product has the SKU TR-9999."],
    ["KO-SP-CMXXXA-H00001, 1, 80", "No product has the SKU KO-SP-CMXXXA-H00001."],
    ["KO-AV-CMXGXA-H00001-PD10, 1, 80", expect.stringContaining("over the 5.0 kb that packages well")],
  ])("says what is missing in %s", async (line, problem) => {
    expect(await issue(line)).toEqual({ problem });
  });
});

describe("the specification of a quote", () => {
  const CELLS = "KO-LA-CMXXPC-H00001-CL01";
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ligate-staff-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function issueWith(content: string, ...lines: string[]) {
    writeFileSync(join(folder, "spec.json"), content);
    const args = lines.flatMap((line) => ["--line", line]);
    return runCommand({ db: db(), publicUrl: "https://store.example", folder, actor: "grace" }, [
      "quotes:issue",
      ...args,
      ...["--specification", "spec.json"],
    ]);
  }
  const stored = async () =>
    (await db().select().from(quoteLines).orderBy(quoteLines.id)).map(({ specification }) => specification);

  it("is required where the product asks for one", async () => {
    expect(await issue(`${CELLS}, 1, 2500`)).toEqual({
      problem: `${CELLS}: Please choose the parental cell line.`,
    });
  });

  it("is read from a file, by line, and may differ from what customers can choose", async () => {
    const spec = '{"2": {"cell_line": "WTC-11 of the customer"}}';

    expect(await issueWith(spec, `${aQuotedLine.sku}, 1, 100`, `${CELLS}, 1, 2500`)).toHaveProperty(
      "report.rows",
    );
    expect(await stored()).toEqual([null, { cell_line: "WTC-11 of the customer" }]);
  });

  it("is taken from a message", async () => {
    const { body } = await browser().post("/api/contact-us/", {
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@lab.example",
      subject: "A line",
      message: "Please.",
      specification: { cell_line: "HeLa", guide: { source: "ligate" } },
    });

    await staff("quotes:issue", "--line", `${CELLS}, 1, 2500`, "--request", body.reference.toLowerCase());

    expect(await stored()).toEqual([{ cell_line: "HeLa" }]);
    expect(await staff("quotes:issue", "--line", `${CELLS}, 1, 2500`, "--request", "MS-1")).toEqual({
      problem: "No message has the reference MS-1.",
    });
  });

  it("is taken from a message for a service, with the answers to what the service asks", async () => {
    const values = { gene: "TP53", guide: "ACTTGTCGATCGATCGATCA" };
    const answers = Object.entries(values).map(([field, value]) => ({ field, label: field, value }));
    const { body } = await browser().post("/api/contact-us/", {
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@lab.example",
      subject: "Guide validation",
      message: "Ten of them?",
      specification: { service: answers },
    });

    await staff("quotes:issue", "--line", "SV-4002, 10, 380", "--request", body.reference);

    expect(await stored()).toEqual([
      {
        service: [
          { field: "gene", label: "Target gene", value: "TP53" },
          { field: "guide", label: "Guide sequence", value: "ACTTGTCGATCGATCGATCA" },
        ],
      },
    ]);
  });

  it.each([
    ["{", /is not JSON/],
    ['{"3": {"cell_line": "HeLa"}}', /the quote has no line 3/],
    ['{"first": {}}', /the quote has no line first/],
    ['{"1": {"terminus": "X"}}', /1\.terminus/],
    ['{"1": {"serotype": "9"}}', /does not ask for it/],
  ])("explains the error in %s", async (content, problem) => {
    const answer = await issueWith(content, `${CELLS}, 1, 2500`);

    expect(answer.problem).toMatch(problem);
    expect(await stored()).toEqual([]);
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
