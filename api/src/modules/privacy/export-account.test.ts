import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AccountData } from "@ligate/contract/account/privacy-schemas";
import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { runCommand } from "../../cli/run-command.ts";
import type { Browser } from "../../testing/browser.ts";
import { PASSWORD, signUp, signUpVerified } from "../../testing/customers.ts";
import { deposit, download, FASTA, inDatabase, PDF } from "../../testing/deposit.ts";
import { aQuote } from "../../testing/orders.ts";
import { invoiced } from "../../testing/purchase-orders.ts";
import { sandboxBucket } from "../../testing/sandbox-providers.ts";
import { ADDRESS, add } from "../../testing/shoppers.ts";
import { testApp } from "../../testing/test-app.ts";
import { write } from "../../testing/threads.ts";
import { securityEvents, users } from "../identity/tables.ts";
import { setAccountTerms } from "../ordering/index.ts";

const shop = testApp();
const sandbox = sandboxBucket();
afterEach(() => Object.assign(shop.app().settings, { FILES_BUCKET_URL: undefined }));
const { db, browser } = shop;
const ADA = "ada@lab.example";
const request = (by: Browser, currentPassword = PASSWORD) =>
  by.post("/api/users/account-export/", { currentPassword });

/** The files of an archive, and its data in the shape that the contract declares. */
function readArchive(bytes: Uint8Array) {
  const { "data.json": json, ...files } = unzipSync(bytes);
  const data: unknown = JSON.parse(Buffer.from(json ?? []).toString());
  expect(AccountData.parse(data)).toEqual(data);
  return { data: AccountData.parse(data), files };
}

async function aCustomerWithData() {
  const ada = browser();
  const number = await invoiced(db(), ada, ADA);
  await deposit(shop, { orderNumber: number });
  await ada.post("/api/users/designs/", { product_sku: "CA-LA-CMXXPC-XXXXXX" });
  await ada.post("/api/users/addresses/", { name: "Cell culture", address: ADDRESS });
  await write(ada);
  await aQuote(db(), { email: ADA });
  await add(ada);
  await db().execute(sql`insert into cart_lines (cart_id, product_sku, unit_size, quantity)
    select id, 'X1', '', 1 from carts`);
  const terms = { limitCents: 100_00, netDays: 45, actor: "grace" };
  await db().transaction((tx) => setAccountTerms(tx, ADA, terms));
  return { ada, number };
}

it("contains all data and files of the account, and nothing of another one", async () => {
  const { ada, number } = await aCustomerWithData();
  const eve = browser();
  await signUpVerified(db(), eve, "eve@lab.example");
  await write(eve, { subject: "Eve's question" });

  const { body } = await request(ada);
  const { statusCode, headers, rawPayload } = await download(shop, ada, body.url);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="?ligate-account-\d{4}-\d\d-\d\d\.zip/,
    ),
    "cache-control": expect.stringContaining("no-store"),
  });
  const { data, files } = readArchive(rawPayload);
  expect(data).toMatchObject({
    account: { email: ADA, email_verified: true, second_factor: false },
    profile: { first_name: "Ada" },
    addresses: [{ name: "Cell culture" }],
    designs: [{ product_sku: "CA-LA-CMXXPC-XXXXXX" }],
    cart: [{ quantity: 1 }],
    not_sold: [{ product_sku: "X1" }],
    account_terms: { net_days: 45, limit: 100 },
    orders: [{ order_number: number, po_number: "PO-7" }],
    invoices: [{ invoice_number: number }],
    quotes: [{ state: "open" }],
    threads: [{ messages: [{ text: "Which titer may I expect?" }] }],
    sessions: [{ address: "127.0.0.1" }],
  });
  expect(data.security_events.map(({ kind }) => kind)).toEqual([
    "signed_up",
    "email_verified",
    "data_exported",
  ]);
  expect(Object.keys(files).sort()).toEqual([`files/${number}/1-po-7.pdf`, `files/${number}/2-pTest.fasta`]);
  expect(data.files.map(({ path }) => path).sort()).toEqual(Object.keys(files).sort());
  expect(Buffer.from(files[`files/${number}/2-pTest.fasta`] ?? [])).toEqual(FASTA);
  expect(Buffer.from(files[`files/${number}/1-po-7.pdf`] ?? []).toString()).toMatch(/^%PDF-1\.7/);
  expect(JSON.stringify(data)).not.toMatch(/eve@|Eve's|argon2|grace/);
});

it("contains quote requests with their whole sequences, of which threads have the beginning", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const sequence = "ACGT".repeat(30);
  const sent = {
    type: "productType",
    productType: "Gene Knock-out",
    geneSequence: sequence,
    firstName: "Ada",
    lastName: "Byron",
    institution: "Example Institute",
    email: ADA,
    message: "How long does it take?",
  };
  const { body } = await ada.post("/api/quote/", sent);
  await browser().post("/api/quote/", { ...sent, email: "eve@lab.example" });

  const { data } = readArchive((await download(shop, ada, (await request(ada)).body.url)).rawPayload);

  expect(data.quote_requests).toEqual([
    { reference: body.reference, sent_at: expect.any(String), fields: expect.objectContaining(sent) },
  ]);
  expect(JSON.stringify(data.threads)).not.toContain(sequence);
});

describe("a file that is in a bucket", () => {
  /** Deposits a third file, in a bucket. @param bucket the one that the running API has */
  async function aCustomerWithBucket(bucket?: string) {
    const { ada, number } = await aCustomerWithData();
    const file = { name: "lot.pdf", bytes: PDF, kind: "qc" } as const;
    await deposit(shop, { orderNumber: number }, file, { ...inDatabase, ...sandbox.settings() });
    Object.assign(shop.app().settings, sandbox.settings(bucket));
    return { ada, number, url: (await request(ada)).body.url };
  }

  it("is in the archive", async () => {
    const { ada, number, url } = await aCustomerWithBucket();

    const { files } = readArchive((await download(shop, ada, url)).rawPayload);

    expect(Buffer.from(files[`files/${number}/3-lot.pdf`] ?? [])).toEqual(PDF);
  });

  it("breaks the archive off while the bucket fails, so that it is not taken for a whole one", async () => {
    const { ada, url } = await aCustomerWithBucket("down");

    await expect(download(shop, ada, url)).rejects.toThrow("response destroyed before completion");
  });
});

it("has the data of one moment", async () => {
  const { ada } = await aCustomerWithData();
  const [user] = await db().select().from(users).where(eq(users.email, ADA));
  const userId = user?.id ?? 0;
  const { url } = (await request(ada)).body;
  const eventsBefore = await db().$count(securityEvents);

  // Resolving it sends it.
  const exported = Promise.resolve(download(shop, ada, url));
  // In one statement, so that each moment has as many new addresses as events.
  for (let n = 0; n < 60; n++)
    await db().execute(sql`with address as (
        insert into saved_addresses (user_id, name, address)
        values (${userId}, ${`Bench ${n}`}, ${JSON.stringify(ADDRESS)}::jsonb)
      )
      insert into security_events (kind, user_id, actor, address, details)
      values ('logged_in', ${userId}, 'customer', '', '{}')`);

  const { data } = readArchive((await exported).rawPayload);
  expect(data.addresses.length - 1).toBe(data.security_events.length - eventsBefore);
});

it("is of one link, which works once and for its customer only", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const eve = browser();
  await signUp(eve, "eve@lab.example");
  const { url } = (await request(ada)).body;

  expect((await download(shop, ada, url, {}, "HEAD")).statusCode).toBe(200);
  expect((await download(shop, browser(), url)).statusCode).toBe(401);
  expect((await download(shop, eve, url)).statusCode).toBe(404);
  const twice = await Promise.all([download(shop, ada, url), download(shop, ada, url)]);

  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});

it("can be requested again by its link after an error", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const { url } = (await request(ada)).body;
  await db().execute(sql`alter table saved_designs rename to saved_designs_away`);
  const failed = await download(shop, ada, url);
  await db().execute(sql`alter table saved_designs_away rename to saved_designs`);

  expect([failed.statusCode, (await download(shop, ada, url)).statusCode]).toEqual([500, 200]);
});

it("needs the password, and is made five times an hour", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  expect((await request(ada, "Wrong5Horse")).status).toBe(422);

  const answers = [];
  for (let i = 0; i < 6; i++) answers.push((await request(ada)).status);

  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

describe("by staff", () => {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const staff = (...args: string[]) =>
    runCommand({ db: db(), publicUrl: "https://store.example", folder, actor: "grace" }, args);

  it("is a new file that only its user can read", async () => {
    const { number } = await aCustomerWithData();
    const path = join(folder, "ada.zip");

    expect(await staff("account:export", ADA, "--to", "ada.zip")).toEqual({
      report: { messages: [`Written to ${path}.`] },
    });

    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readArchive(readFileSync(path)).data.orders).toMatchObject([{ order_number: number }]);
    expect((await staff("security:events", "--kind", "data-exported")).report?.rows).toMatchObject([
      { account: ADA, actor: "grace" },
    ]);
    expect(await staff("account:export", ADA, "--to", "ada.zip")).toEqual({
      problem: `The file ${path} exists. Choose another one with --to.`,
    });
    expect(await staff("account:export", ADA)).toEqual({
      problem: "Name the archive to write: --to <file>.",
    });
  });
});
