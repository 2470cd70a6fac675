import type { Browser } from "../../../testing/browser.ts";
import { logIn, signUp } from "../../../testing/customers.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { add, addSpecified, COMPLETE, getCart, KNOCK_IN_SKU, PLASMID } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const { browser } = testApp(sandboxProviders().settings);
const change = (who: Browser, body: object) => who.post("/api/orders/cart/", body);

it("shows in the cart what the gene and the design do to each other", async () => {
  const guest = browser();
  await addSpecified(guest, { marker: "2A" }, "OE-LV-EFXGPA-H00003-PD10");
  await add(guest, "KO-SP-CMXXXA-H00001-PD10");

  const { data } = await getCart(guest);
  expect(data.map(({ design }) => design?.gene_warnings)).toEqual([
    [expect.stringMatching(/^KRAS gets a lipid/), expect.stringMatching(/^KRAS is an oncogene/)],
    undefined,
  ]);
});

describe("adding", () => {
  it("keeps the specification, in the form that does not depend on how it was pasted", async () => {
    const guest = browser();

    const { status, body } = await addSpecified(guest, {
      ...COMPLETE,
      insert: { source: "sequence", name: " mNeonGreen ", sequence: ">mNG\r\nacg tac" },
      guide: { source: "ligate" },
    });

    expect(status).toBe(200);
    expect(body.cart.data).toMatchObject([
      {
        specification: {
          site: { at: "C-terminal" },
          insert: { source: "sequence", name: "mNeonGreen", sequence: "ACGTAC" },
        },
        specification_problem: null,
      },
    ]);
    expect(await getCart(guest)).toEqual(body.cart);
  });

  it("is refused without what is required, and says what is missing", async () => {
    const guest = browser();

    const { status, body } = await addSpecified(guest, { insert: { source: "template" } });

    expect(status).toBe(422);
    expect(body).toEqual({
      detail:
        "CRISPR KI Standard Kit--Gene H00001, 10 µg: Please say where the insert goes: N-terminal, C-terminal, or coordinates.",
      fields: { site: "Please say where the insert goes: N-terminal, C-terminal, or coordinates." },
    });
    expect((await add(guest, KNOCK_IN_SKU)).body.fields).toEqual({
      insert: expect.any(String),
      site: expect.any(String),
    });
    expect(await getCart(guest)).toMatchObject({ data: [] });
  });

  it("is refused with a field that the product does not ask for", async () => {
    expect((await addSpecified(browser(), { ...COMPLETE, serotype: "9" })).body.fields).toEqual({
      serotype: expect.stringContaining("does not ask for it"),
    });
    expect((await addSpecified(browser(), { terminus: "N" }, PLASMID)).status).toBe(422);
    const supply = { product_sku: "TR-1001", unit_size: "1 mL", specification: { cell_line: "HeLa" } };
    expect(await change(browser(), { cart_item: supply, quantity: 1 })).toMatchObject({
      status: 422,
      body: {
        fields: {
          cell_line: "This product takes no specification. Please leave it out.",
        },
      },
    });
    expect(
      await change(browser(), { cart_item: { ...supply, specification: {} }, quantity: 1 }),
    ).toMatchObject({
      status: 200,
    });
  });

  it("does not grant what only staff may agree on", async () => {
    const cart_item = {
      product_sku: "KO-LA-CMXXPC-H00001-CL01",
      specification: { cell_line: "My own line" },
      isQuoted: true,
    };
    expect((await change(browser(), { cart_item, quantity: 1 })).body.fields).toEqual({
      cell_line: expect.stringContaining("is not one of the choices"),
    });
  });

  it("makes two lines of two specifications, and one of two equal ones", async () => {
    const guest = browser();
    await addSpecified(guest);
    await addSpecified(guest, { ...COMPLETE, site: { at: "N-terminal" } });
    const { body } = await addSpecified(guest, {
      insert: { source: "sequence", name: "mNeonGreen", sequence: "acg\ntac" },
      site: { at: "C-terminal" },
    });

    expect(body.cart.data).toMatchObject([
      { product_sku: KNOCK_IN_SKU, quantity: 2, specification: { site: { at: "C-terminal" } } },
      { product_sku: KNOCK_IN_SKU, quantity: 1, specification: { site: { at: "N-terminal" } } },
    ]);
  });

  it("is one line when the same is added at the same time", async () => {
    const guest = browser();
    await addSpecified(guest);

    await Promise.all(Array.from({ length: 5 }, () => addSpecified(guest)));

    expect((await getCart(guest)).data).toMatchObject([{ quantity: 6 }]);
  });

  it("prices the insert", async () => {
    const long = { ...COMPLETE, insert: { source: "sequence", name: "Cas9", sequence: "ACG".repeat(1000) } };
    const [short] = (await addSpecified(browser())).body.cart.data;
    const [line] = (await addSpecified(browser(), long)).body.cart.data;
    expect(line.price - short.price).toBe(250);

    const tooLong = { ...COMPLETE, insert: { source: "sequence", name: "T", sequence: "ACG".repeat(1400) } };
    expect(await addSpecified(browser(), tooLong)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("4,200 bp") },
    });
  });

  it("refuses control characters, and accepts 20,000 bases with line breaks", async () => {
    const named = (name: string, sequence: string) =>
      addSpecified(
        browser(),
        { ...COMPLETE, insert: { source: "sequence", name, sequence } },
        "KI-SP-PGXXXA-H00001-PD10",
      );

    expect((await named("a\u0000b", "ACG")).status).toBe(400);
    expect((await named("a", "AC\u001bG")).status).toBe(400);
    expect((await named("a", "A".repeat(40_001))).status).toBe(400);
    expect((await named("a", `>x\n${"ACGTACGTAC\n".repeat(2000)}`)).body.detail).toContain("20,000 bp");
    expect((await named("a", "A".repeat(20_001))).body.fields.insert).toContain("At most 20,000");
  });
});

describe("a visitor's cart", () => {
  it("keeps lines of different specifications apart when it is merged at log-in", async () => {
    const ada = browser();
    await signUp(ada);
    await addSpecified(ada);
    const visitor = browser();
    await addSpecified(visitor);
    await addSpecified(visitor, { ...COMPLETE, site: { at: "N-terminal" } });

    await logIn(visitor);

    expect((await getCart(visitor)).data).toMatchObject([
      { quantity: 2, specification: COMPLETE },
      { quantity: 1, specification: { site: { at: "N-terminal" } } },
    ]);
  });
});
