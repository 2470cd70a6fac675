import type { Specification } from "@ligate/contract/specification/schemas";
import { signUp } from "../../../testing/customers.ts";
import { importGuideText, knockoutFile, knockoutRow } from "../../../testing/guide-files.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { addSpecified, capture, getCart, openPayment } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orderLines } from "../orders/orders.table.ts";

const { db, browser } = testApp(sandboxProviders().settings);
beforeEach(async () => {
  await importGuideText(db(), knockoutFile(knockoutRow(), knockoutRow({ sequence: OTHER })));
});

const KNOCKOUT = "KO-SP-CMXXXA-H00001-PD10";
const GUIDE = "ACGTTGCATGCATGCCATGA";
const OTHER = "GCGTTGCATGCATGCCATGG";
const listed = (sequence = GUIDE): Specification => ({
  guide: { source: "own", library: "Brunello", sequences: [sequence] },
});
const importWithout = () => importGuideText(db(), knockoutFile(knockoutRow({ sequence: OTHER })));

it("is kept with the line and with the order", async () => {
  const ada = browser();
  await signUp(ada);
  expect((await addSpecified(ada, listed(` ${GUIDE.toLowerCase()} `), KNOCKOUT)).status).toBe(200);
  const cart = await getCart(ada);
  expect(cart.data).toMatchObject([{ specification: listed(), specification_problem: null }]);

  expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);

  await importWithout();
  expect((await db().select().from(orderLines)).map(({ specification }) => specification)).toEqual([
    listed(),
  ]);
});

it("is another line than the same guide as the customer's own", async () => {
  const guest = browser();
  await addSpecified(guest, listed(), KNOCKOUT);
  await addSpecified(guest, { guide: { source: "own", sequences: [GUIDE] } }, KNOCKOUT);

  expect((await getCart(guest)).data).toHaveLength(2);
});

it("cannot be added if the list does not have it", async () => {
  expect(await addSpecified(browser(), listed("TCGTTGCATGCATGCCATGG"), KNOCKOUT)).toMatchObject({
    status: 422,
    body: { fields: { guide: expect.stringContaining("no longer in the list of Brunello") } },
  });
});

it("blocks the payment after an import that does not have it, until another is chosen", async () => {
  const ada = browser();
  await signUp(ada);
  await addSpecified(ada, listed(), KNOCKOUT);
  const id = await openPayment(ada, await getCart(ada));
  await importWithout();

  const cart = await getCart(ada);
  expect(cart.data[0]?.specification_problem).toContain(`${GUIDE} is no longer in the list of Brunello`);
  expect(await capture(ada, id, cart)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("no longer in the list") },
  });

  const update = { updateSpecification: true, product_id: cart.data[0]?.id, specification: listed(OTHER) };
  expect((await ada.post("/api/orders/cart/", update)).status).toBe(200);
  const corrected = await getCart(ada);
  expect(corrected.data[0]?.specification_problem).toBeNull();
  expect((await capture(ada, await openPayment(ada, corrected), corrected)).status).toBe(200);
});
