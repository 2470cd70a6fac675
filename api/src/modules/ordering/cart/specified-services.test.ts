import { sql } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signUp } from "../../../testing/customers.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { capture, getCart, openPayment } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";

const { browser, db } = testApp(sandboxProviders().settings);

const ANSWERS = {
  protein: "phospho-STAT3 (Y705)",
  species: "Human",
  antibody: "The store",
  sample: "Lysates",
  samples: "6",
};

/** The specification that a page sends. The server writes the labels. */
const specified = (answers: Record<string, string>) => ({
  service: Object.entries(answers).map(([field, value]) => ({ field, label: field, value })),
});
const addBlot = (who: Browser, answers: Record<string, string>, product_sku = "SV-5003") =>
  who.post("/api/orders/cart/", {
    cart_item: { product_sku, specification: specified(answers) },
    quantity: 1,
  });

it("keeps the answers in the words and the order of the questions", async () => {
  const guest = browser();

  const { status, body } = await addBlot(guest, Object.fromEntries(Object.entries(ANSWERS).reverse()));

  expect(status).toBe(200);
  expect(body.cart.data).toMatchObject([
    {
      product_name: "Western blot of one protein, six samples",
      price: 480,
      url: "/services/experiment-services#SV-5003",
      specification: {
        service: [
          { field: "protein", label: "Target protein", value: "phospho-STAT3 (Y705)" },
          { field: "species", label: "Species", value: "Human" },
          { field: "antibody", label: "Antibody supplied by", value: "The store" },
          { field: "sample", label: "Sample type", value: "Lysates" },
          { field: "samples", label: "Number of samples", value: "6" },
        ],
      },
      specification_problem: null,
    },
  ]);
});

it("is one line only with equal answers", async () => {
  const guest = browser();
  await addBlot(guest, ANSWERS);
  await addBlot(guest, { ...ANSWERS, protein: "  phospho-STAT3 (Y705) " });
  await addBlot(guest, { ...ANSWERS, protein: "STAT3" });

  const { data } = await getCart(guest);
  expect(data.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

it("is refused without what is required, and says so for each field", async () => {
  const { status, body } = await addBlot(browser(), { protein: "\u200b", species: "Human" });

  expect(status).toBe(422);
  expect(body).toEqual({
    detail: "Western blot of one protein, six samples: Target protein is required",
    fields: {
      protein: "Target protein is required",
      antibody: 'Antibody supplied by: please choose "The store" or "The customer".',
      sample: 'Sample type: please choose "Cell pellets", "Lysates", or "Tissue".',
      samples: "Number of samples is required",
    },
  });
  const plain = { cart_item: { product_sku: "SV-5003" }, quantity: 1 };
  expect((await browser().post("/api/orders/cart/", plain)).status).toBe(422);
});

it.each([
  ["samples", "7", "Number of samples: please give a whole number from 1 to 6."],
  ["samples", "six", "Number of samples: please give a whole number from 1 to 6."],
  ["antibody", "Somebody", 'Antibody supplied by: please choose "The store" or "The customer".'],
  ["protein", "A".repeat(101), "Target protein has at most 100 characters"],
  ["gene", "TP53", "gene: this service does not ask for it. Please leave it out."],
])("is refused with %s %s", async (field, value, message) => {
  const { status, body } = await addBlot(browser(), { ...ANSWERS, [field]: value });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ [field]: message });
});

it("refuses texts that are too long, and characters that text does not have", async () => {
  for (const notes of ["A".repeat(2001), "a\u0000b"]) {
    const { status } = await addBlot(browser(), { ...ANSWERS, notes });
    expect([400, 422]).toContain(status);
  }
});

it("checks a guide as a guide, and stores its bases", async () => {
  const validation = (guide: string) => addBlot(browser(), { gene: "TP53", guide }, "SV-4002");

  expect((await validation("ACTTGTCGATCGATCGATCATGG")).body.fields).toEqual({
    guide: "The guide ends with the PAM TGG. Please leave it out: it is not part of the guide.",
  });
  const { body } = await validation("acttgtcgat cgatcgatca");
  expect(body.cart.data[0].specification.service[1]).toEqual({
    field: "guide",
    label: "Guide sequence",
    value: "ACTTGTCGATCGATCGATCA",
  });
});

it("is refused for products that are not services, and so is a design's field for a service", async () => {
  const plasmid = await addBlot(browser(), { protein: "TP53" }, "CA-LA-CMXXPC-XXXXXX-PD10");
  expect(plasmid.body.fields).toEqual({
    protein: "protein: this product does not ask for it. Please leave it out.",
  });
  const body = { product_sku: "SV-5003", specification: { ...specified(ANSWERS), cell_line: "HeLa" } };
  const { status } = await browser().post("/api/orders/cart/", { cart_item: body, quantity: 1 });
  expect(status).toBe(422);
});

it.each([true, false])(
  "is ordered as changed, and mailed if the address is verified: %s",
  async (isVerified) => {
    const ada = browser();
    await signUp(ada);
    if (isVerified) await db().update(users).set({ emailVerifiedAt: sql`now()` });
    await addBlot(ada, ANSWERS);
    const [line] = (await getCart(ada)).data;

    const changed = await ada.post("/api/orders/cart/", {
      updateSpecification: true,
      product_id: line?.id,
      specification: specified({ ...ANSWERS, notes: "Lane 1: untreated\nLane 2: IL-6" }),
    });
    expect(changed.status).toBe(200);
    const cart = await getCart(ada);
    expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);

    const mails = await db().select().from(outbox);
    expect(mails.some(({ text }) => text.includes("phospho-STAT3 (Y705)"))).toBe(isVerified);
    const { body: list } = await ada.get("/api/users/view-orders/?status=open");
    const { body: order } = await ada.get(`/api/users/view-order/${list.order_items[0].order_id}/`);
    expect(order.items[0]).toMatchObject({
      product_sku: "SV-5003",
      url: "/services/experiment-services#SV-5003",
    });
    expect(order.items[0].specification.service.at(-1)).toEqual({
      field: "notes",
      label: "Samples and groups",
      value: "Lane 1: untreated\nLane 2: IL-6",
    });
  },
);
