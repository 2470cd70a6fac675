import { readSettings } from "@ligate/contract/settings/settings";
import { signUpVerified } from "../testing/customers.ts";
import { deposit } from "../testing/deposit.ts";
import { anOrder, aQuote } from "../testing/orders.ts";
import { sandboxProviders } from "../testing/sandbox-providers.ts";
import { testApp } from "../testing/test-app.ts";
import { write } from "../testing/threads.ts";
import { COMMANDS } from "./commands.ts";
import { printReport } from "./output/print-report.ts";
import { textWidth } from "./output/terminal-text.ts";
import { runCommand } from "./run-command.ts";

const shop = testApp(sandboxProviders().settings);
const { db, browser } = shop;
const EMAIL = "wilhelmina.oppenheimer-schroedinger@molecular-oncology.university.example";
const SKU = "KO-LA-CMXXPC-H00001-PD10";
const PRODUCT = "CRISPR RNA KD Lenti-AIO Kit--Gene H00001, 10 µg endotoxin-free, reagent and control";
const LINE = {
  productSku: SKU,
  productName: PRODUCT,
  unitPriceCents: 123_456_789,
  quantity: 999,
  reservedQuantity: 999,
  box: [{ name: "pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)", amount: "1 tube, 10 µg" }],
};

/** Fills the tables with long values. @returns what follows each command that reads */
async function aBusyStore(): Promise<Record<string, string[]>> {
  await signUpVerified(db(), browser(), EMAIL);
  const { orderNumber } = await anOrder(
    db(),
    EMAIL,
    { status: "ready_for_delivery", paymentStatus: "pending", totalCents: 123_456_789_000 },
    [
      LINE,
      { ...LINE, specification: { cell_line: "HEK293T-Cas9-EGFP-P2A-PuroR-clone-17, mycoplasma-free" } },
    ],
  );
  await deposit(shop, { orderNumber }, { name: "KO-LA-CMXXPC-H00001_lot-2026-114_sequenced.fasta" });
  await aQuote(db(), { email: EMAIL });
  const reference = await write(browser(), { email: EMAIL, product: PRODUCT, subject: `Titer of ${SKU}` });
  await browser().post("/api/quote/", A_REQUEST);
  await runCommand(context(), ["account:po-limit", EMAIL, "7"]);
  const one = { "order:show": orderNumber, "packing:list": orderNumber, "files:list": orderNumber };
  const all = Object.keys(COMMANDS).filter((name) => COMMANDS[name]?.isReadOnly);
  const named: Record<string, string> = { ...one, "message:show": reference };
  return Object.fromEntries(all.map((name) => [name, named[name] ? [named[name]] : []]));
}

const context = () => ({
  db: db(),
  publicUrl: "https://store.example",
  folder: "/",
  actor: "grace.hopper-von-neumann",
  files: readSettings({}),
});

const A_REQUEST = {
  type: "serviceType",
  serviceType: "Lentivirus Package Services",
  virusType: "Lentivirus",
  virusAmount: "10",
  firstName: "Wilhelmina",
  lastName: "Oppenheimer-Schroedinger",
  institution: "Molecular Oncology",
  email: EMAIL,
  message: "For HEK293T-Cas9-EGFP-P2A-PuroR-clone-17 cells. ".repeat(20),
};

it("breaks no word of a table at 80 columns", async () => {
  const commands = await aBusyStore();

  for (const [name, positionals] of Object.entries(commands)) {
    const { report } = await runCommand(context(), [name, ...positionals]);
    const rows = report?.rows ?? [];
    const lines = printReport({ rows }, 80).split("\n");
    expect([name, Math.max(...lines.map(textWidth)) <= 80]).toEqual([name, true]);
    const shown = lines.join(" ").split(/\s+/);
    const words = rows
      .flatMap((row) => Object.values(row))
      .join(" ")
      .split(/\s+/);
    expect([name, words.filter((word) => word && !shown.includes(word))]).toEqual([name, []]);
  }
});
