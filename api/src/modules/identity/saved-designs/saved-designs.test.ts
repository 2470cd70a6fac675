import { MAX_SAVED_DESIGNS } from "@ligate/contract/saved-designs/constants";
import { signUp } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../accounts/users.table.ts";
import { savedDesigns } from "./saved-designs.table.ts";

const { db, browser } = testApp();
const SKU = "CA-LA-CMXXPC-XXXXXX";
const TP53 = "KO-LA-CMXXPC-H00001";
const LONG_NAME = "CRISPRa Lenti-AIO Kit";
const TITLE = "CRISPR activation template, all-in-one lentiviral vector";

type Shopper = ReturnType<typeof browser>;

async function aCustomer(email?: string) {
  const ada = browser();
  await signUp(ada, email);
  return ada;
}
const save = (ada: Shopper, product_sku = SKU, more: object = {}) =>
  ada.post("/api/users/designs/", { product_sku, ...more });
const listOf = async (ada: Shopper) => (await ada.get("/api/users/designs/")).body;

/** Saves designs for the account that signed up first. */
async function fillAccount(length: number) {
  const [user] = await db().select().from(users).orderBy(users.id);
  const rows = Array.from({ length }, (_, n) => ({
    id: `id-${n}`,
    userId: user?.id ?? 0,
    productSku: `SKU-${n}`,
    productName: "Kit",
    name: "Kit",
  }));
  await db().insert(savedDesigns).values(rows);
}

it("lists saved designs by their titles, newest first", async () => {
  const ada = await aCustomer();

  const first = await save(ada);
  await save(ada, TP53);

  expect(first).toMatchObject({
    status: 200,
    body: {
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: TITLE,
      product_name: LONG_NAME,
      product_sku: SKU,
      date_saved: new Date().toISOString().slice(0, 10),
    },
  });
  expect(await listOf(ada)).toMatchObject([
    { product_sku: TP53, title: "TP53 knock-out, all-in-one lentiviral vector" },
    { ...first.body, title: TITLE },
  ]);
});

it("lists the title of a design that was renamed, and none for an unknown one", async () => {
  const ada = await aCustomer();
  await save(ada, TP53, { name: "For the grant" });
  await fillAccount(1);

  expect(await listOf(ada)).toMatchObject([
    { product_sku: "SKU-0" },
    { name: "For the grant", title: "TP53 knock-out, all-in-one lentiviral vector" },
  ]);
  expect((await listOf(ada))[0]).not.toHaveProperty("title");
});

it("saves a design once, also on concurrent requests and for a SKU with a format", async () => {
  const ada = await aCustomer();

  await Promise.all([save(ada), save(ada, `${SKU}-PD10`), save(ada, SKU.toLowerCase())]);

  expect(await listOf(ada)).toMatchObject([{ product_sku: SKU }]);
});

it("accepts a name, and can be renamed", async () => {
  const ada = await aCustomer();
  const { body } = await save(ada, SKU, { name: " Activator for the grant " });
  expect(body.name).toBe("Activator for the grant");

  const renamed = await ada.patch(`/api/users/designs/${body.id}/`, { name: "Activator 2" });

  expect(renamed).toMatchObject({ status: 200, body: { ...body, name: "Activator 2" } });
  expect(await listOf(ada)).toMatchObject([renamed.body]);
  expect((await ada.patch(`/api/users/designs/${body.id}/`, { name: "  " })).status).toBe(400);
  expect((await ada.patch(`/api/users/designs/${body.id}/`, { name: "x".repeat(201) })).status).toBe(400);
});

it("is readable by its id without a session, and does not reveal its owner", async () => {
  const { body } = await save(await aCustomer());

  expect((await browser().get(`/api/designs/shared/${body.id}/`)).body).toEqual({
    id: body.id,
    name: TITLE,
    product_name: LONG_NAME,
    product_sku: SKU,
  });
});

it("is deleted together with its shared link", async () => {
  const ada = await aCustomer();
  const { body } = await save(ada);

  expect((await ada.delete(`/api/users/designs/${body.id}/`)).status).toBe(200);

  expect(await listOf(ada)).toEqual([]);
  expect((await ada.delete(`/api/users/designs/${body.id}/`)).status).toBe(404);
  expect((await browser().get(`/api/designs/shared/${body.id}/`)).status).toBe(404);
});

describe("a duplicate", () => {
  const duplicate = (ada: Shopper, id: string) => ada.post(`/api/users/designs/${id}/duplicate/`, {});

  it("is a design of its own, listed first and named after the original", async () => {
    const ada = await aCustomer();
    const { body: original } = await save(ada, SKU, { name: "Activator" });

    const { status, body: copy } = await duplicate(ada, original.id);

    expect({ status, copy }).toMatchObject({
      status: 200,
      copy: { ...original, id: expect.stringMatching(/^[\w-]{22}$/), name: "Activator (copy)" },
    });
    expect(copy.id).not.toBe(original.id);
    expect(await listOf(ada)).toMatchObject([copy, original]);
    await ada.patch(`/api/users/designs/${copy.id}/`, { name: "Activator, with Puro" });
    await ada.delete(`/api/users/designs/${original.id}/`);
    expect(await listOf(ada)).toMatchObject([{ id: copy.id, name: "Activator, with Puro" }]);
    expect((await browser().get(`/api/designs/shared/${copy.id}/`)).status).toBe(200);
  });

  it("can be made several times at once, and of a duplicate", async () => {
    const ada = await aCustomer();
    const { body: original } = await save(ada, SKU, { name: "Activator" });

    const answers = await Promise.all([1, 2, 3].map(() => duplicate(ada, original.id)));
    const { body: last } = await duplicate(ada, answers[0]?.body.id);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.name).sort()).toEqual([
      "Activator (copy 2)",
      "Activator (copy 3)",
      "Activator (copy)",
    ]);
    expect(last.name).toBe("Activator (copy 4)");
    expect(await listOf(ada)).toHaveLength(5);
  });

  it("is returned when its design is saved again, after the original was deleted", async () => {
    const ada = await aCustomer();
    const { body: original } = await save(ada);
    const { body: copy } = await duplicate(ada, original.id);
    await ada.delete(`/api/users/designs/${original.id}/`);

    expect((await save(ada)).body).toEqual(copy);
    expect(await listOf(ada)).toHaveLength(1);
  });

  it("has a name that can be stored, however long the original's is", async () => {
    const ada = await aCustomer();
    const { body } = await save(ada, SKU, { name: "𝛃".repeat(100) });

    const { body: copy } = await duplicate(ada, body.id);

    expect(copy.name).toBe(`${"𝛃".repeat(96)} (copy)`);
  });

  it("is not made of another user's design, nor in a full account", async () => {
    const ada = await aCustomer();
    const { body } = await save(ada);
    const eve = await aCustomer("eve@lab.example");

    expect(await duplicate(eve, body.id)).toMatchObject({
      status: 404,
      body: (await duplicate(eve, "nothing")).body,
    });
    await fillAccount(MAX_SAVED_DESIGNS - 1);
    expect((await duplicate(ada, body.id)).status).toBe(422);
  });
});

it("answers 404 to other users who rename or delete it", async () => {
  const ada = await aCustomer();
  const { body } = await save(ada);
  const eve = await aCustomer("eve@lab.example");
  const nowhere = await eve.patch("/api/users/designs/nothing/", { name: "Mine" });

  expect(await eve.patch(`/api/users/designs/${body.id}/`, { name: "Mine" })).toMatchObject({
    status: 404,
    body: nowhere.body,
  });
  expect((await eve.delete(`/api/users/designs/${body.id}/`)).status).toBe(404);
  expect(await listOf(eve)).toEqual([]);
  expect(await listOf(ada)).toMatchObject([body]);
});

it("requires a session, and a CSRF token for writes", async () => {
  const ada = await aCustomer();
  const { body } = await save(ada);

  expect((await browser().get("/api/users/designs/")).status).toBe(401);
  expect((await save(browser())).status).toBe(401);
  expect((await browser().delete(`/api/users/designs/${body.id}/`)).status).toBe(403);
  expect((await ada.write(`/api/users/designs/${body.id}/`, { name: "x" }, "made-up", "PATCH")).status).toBe(
    403,
  );
});

it("says why a design cannot be made instead of saving it", async () => {
  expect(await save(await aCustomer(), "KO-AV-CMXGXA-XXXXXX")).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining("over the 5.0 kb that packages well") },
  });
});

it.each(["NOPE", "ST-0001", "KO-LA-CMXXPC-Z99999", "'; drop table saved_designs; --"])(
  "rejects the SKU %s, which is no valid design",
  async (sku) => {
    const answer = await save(await aCustomer(), sku);

    expect(answer).toMatchObject({ status: 422, body: { detail: `No product has the SKU ${sku}.` } });
  },
);

it("answers 400 to a missing or invalid SKU and to characters that cannot be stored", async () => {
  const ada = await aCustomer();

  for (const body of [{}, { product_sku: "" }, { product_sku: 7 }, []]) {
    expect((await ada.post("/api/users/designs/", body)).status).toBe(400);
  }
  expect((await save(ada, SKU, { name: "a\u0000b" })).status).toBe(400);
  expect((await ada.delete("/api/users/designs/%00/")).status).toBe(400);
});

it(`allows ${MAX_SAVED_DESIGNS} designs per account`, async () => {
  const ada = await aCustomer();
  await fillAccount(MAX_SAVED_DESIGNS);

  expect(await save(ada)).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining("Please delete one") },
  });
});

it("allows no more designs that are saved at the same time", async () => {
  const ada = await aCustomer();
  await fillAccount(MAX_SAVED_DESIGNS - 2);
  const genes = ["H00001", "H00002", "H00003", "H00004", "H00005", "H00006"];

  const answers = await Promise.all(genes.map((gene) => save(ada, `KO-LA-CMXXPC-${gene}`)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422]);
  expect(await listOf(ada)).toHaveLength(MAX_SAVED_DESIGNS);
});
