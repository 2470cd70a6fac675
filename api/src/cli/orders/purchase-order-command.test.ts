import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signUp } from "../../testing/customers.ts";
import { anOrder } from "../../testing/orders.ts";
import { aPdf, captureHalf, inHalves, payByOrder, shopping } from "../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../testing/sandbox-providers.ts";
import { smallPdf } from "../../testing/small-pdf.ts";
import { testApp } from "../../testing/test-app.ts";
import { runCommand } from "../run-command.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const ADA = "ada@lab.example";
const CONTENT = smallPdf({ comment: "\u0000\u00ff" });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-staff-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", actor: "grace", folder }, args);
const takeOut = (number: string, ...more: string[]) => staff("orders:purchase-order", number, ...more);
const written = (name: string) => readFileSync(join(folder, name));
const theOrder = async () => String((await staff("orders:list")).report?.rows?.[0]?.number);

it("is written unchanged, readable by its owner only", async () => {
  const ada = browser();
  await payByOrder(ada, await shopping(db(), ada), { po_file: aPdf("our po.pdf", CONTENT) });
  const number = await theOrder();

  const { report } = await takeOut(number, "--out", "out.pdf");

  const bytes = Buffer.byteLength(CONTENT);
  expect(report).toEqual({
    rows: [{ order: number, "PO number": "PO-7", amount: "$472.00", bytes }],
    messages: [`Written to ${join(folder, "out.pdf")}.`],
  });
  expect(written("out.pdf")).toEqual(Buffer.from(CONTENT));
  expect(statSync(join(folder, "out.pdf")).mode & 0o777).toBe(0o600);
});

it("is written under its own name to the caller's folder, and replaces no file", async () => {
  const ada = browser();
  const { id, cart } = await inHalves(db(), ada);
  await captureHalf(ada, id, cart, { po_file: aPdf("../half.pdf", CONTENT) });
  const number = await theOrder();

  await takeOut(number);
  expect(written("half.pdf")).toEqual(Buffer.from(CONTENT));

  writeFileSync(join(folder, "half.pdf"), "other notes");
  expect((await takeOut(number)).problem).toMatch(/half\.pdf exists\. Choose another one with --out\.$/);
  expect(written("half.pdf").toString()).toBe("other notes");
  expect((await takeOut(number, "--out", "no/po.pdf")).problem).toMatch(/cannot be written \(ENOENT\)/);
});

it("does not exist for an order that was paid otherwise or is pending payment", async () => {
  await signUp(browser(), ADA);
  const paid = await anOrder(db(), ADA);
  const waiting = await anOrder(db(), ADA, { status: "pending_payment" });

  expect((await takeOut(paid.orderNumber)).problem).toBe(
    `Order ${paid.orderNumber} was placed without a purchase order.`,
  );
  expect((await takeOut(waiting.orderNumber)).problem).toBe("No such order was found.");
});
