import type { Specification } from "@ligate/contract/specification/schemas";
import type { ScreenSequences } from "../../modules/ordering/index.ts";
import { signUp } from "../../testing/customers.ts";
import { importGuideText, knockoutFile, knockoutRow } from "../../testing/guide-files.ts";
import { sandboxProviders } from "../../testing/sandbox-providers.ts";
import { addSpecified, capture, getCart, openPayment } from "../../testing/shoppers.ts";
import { testApp } from "../../testing/test-app.ts";
import { runCommand } from "../run-command.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const GUIDE = "GACCCCCTCCACCCCGCCTC";
const KNOCK_OUT = "KO-SP-CMXXXA-H00001-PD10";

let screen: ScreenSequences | undefined;
beforeEach(() => {
  screen = undefined;
});

const staff = (...args: string[]) =>
  runCommand(
    { db: db(), publicUrl: "https://store.example", actor: "grace", folder: "/", ...(screen && { screen }) },
    args,
  );
const record = (number: string, ...args: string[]) =>
  staff("orders:screen", number, "--customer", "Known institution", ...args);

/** An order of TP53's knock-out, or of a knock-in. @returns its number, and what its buyer sees of the screening */
async function anOrder(specification?: Partial<Specification>, sku?: string) {
  const ada = browser();
  await signUp(ada, "ada@lab.example");
  await addSpecified(ada, specification, sku);
  const cart = await getCart(ada);
  await capture(ada, await openPayment(ada, cart), cart);
  const number = String((await staff("orders:list")).report?.rows?.[0]?.number);
  const state = async () => (await ada.get(`/api/users/view-order/${number}`)).body.screening;
  return { number, state };
}

it("holds an order with an insert of the customer's own until its screening is recorded", async () => {
  const { number, state } = await anOrder();
  expect(await state()).toBe("due");
  expect((await staff("orders:move", number, "in-progress")).problem).toContain(
    "Record their screening first",
  );
  expect((await staff("packing:list", number)).report?.messages).toContain(
    "Do not produce yet: the customer's own sequences are not screened (orders:screen).",
  );

  await record(number, "--tool", "IBBIS Common Mechanism 1.0");

  expect(await state()).toBe("recorded");
  expect((await staff("order:show", number)).report?.rows).toEqual(
    expect.arrayContaining([
      { part: "screening", name: "recorded", value: expect.stringMatching(/, by grace$/) },
      { part: "screening", name: "tool", value: "IBBIS Common Mechanism 1.0" },
      { part: "screening", name: "customer", value: "Known institution" },
    ]),
  );
  expect((await staff("orders:move", number, "in-progress")).problem).toBeUndefined();
});

it.each<[string, Specification["guide"], string]>([
  ["a guide of the customer's own", { source: "own", sequences: [GUIDE] }, "due"],
  ["a guide that we choose", { source: "ligate" }, "none"],
])("of an order with %s says: %s", async (_, guide, expected) => {
  const { state } = await anOrder({ guide }, KNOCK_OUT);
  expect(await state()).toBe(expected);
});

it("does not hold a typed guide that a library has for the gene", async () => {
  await importGuideText(db(), knockoutFile(knockoutRow({ sequence: GUIDE })));
  const { number, state } = await anOrder(
    { guide: { source: "own", sequences: [GUIDE.toLowerCase()] } },
    KNOCK_OUT,
  );
  expect(await state()).toBe("none");
  expect((await record(number, "--tool", "none")).problem).toContain("no sequence of the customer's own");
});

describe("without a tool", () => {
  it("asks for one if no service is configured", async () => {
    const { number } = await anOrder();
    expect((await record(number)).problem).toContain("Name the tool or list");
  });

  it("asks the service, and records its permission", async () => {
    const { number, state } = await anOrder();
    screen = async () => ({ tool: "SecureDNA, 2026-11-28", isGranted: true, hits: [] });
    expect((await record(number)).report?.messages).toEqual([
      `The screening of order ${number} is recorded: SecureDNA, 2026-11-28.`,
    ]);
    expect(await state()).toBe("recorded");
  });

  it("records nothing if the service denies", async () => {
    const { number, state } = await anOrder();
    screen = async () => ({ tool: "SecureDNA, 2026-11-28", isGranted: false, hits: ["line 1 Insert"] });
    expect((await record(number)).report).toMatchObject({
      hasFailed: true,
      messages: [expect.stringContaining("denied, because of line 1 Insert. Nothing is recorded.")],
    });
    expect(await state()).toBe("due");
  });
});

it("requires how the customer was checked", async () => {
  expect((await staff("orders:screen", "10001", "--tool", "list")).problem).toContain("--customer");
});
