import type { PGlite } from "@electric-sql/pglite";
import { databaseBefore, migrate } from "../testing/older-database.ts";

const THREADS_MIGRATION = "0008_account";

let database: PGlite;
beforeAll(async () => {
  database = await databaseBefore(THREADS_MIGRATION);
  await database.exec(`
    insert into users (email, email_verified_at) values ('ada@lab.example', now()), ('eve@lab.example', null);
    insert into messages (reference, first_name, last_name, email, phone, subject, message, product, created_at) values
      ('MS-1', 'Ada', 'Byron', 'ada@lab.example', '+1 555 0100', 'Titer', E'Which titer?\\nAda', 'PEI', '2026-01-02Z'),
      ('MS-2', 'Eve', 'Mallory', 'eve@lab.example', '', 'Hello', 'Hello', 'N/A', '2026-01-03Z'),
      ('MS-3', 'Guy', 'Visitor', 'guy@lab.example', '', 'Hello', 'Hello', '', '2026-01-04Z');
    insert into quote_requests (reference, type, product_type, service_type, gene_sequence, gene_species, plasmid_amount,
      cell_line_amount, first_name, last_name, institution, email, message, created_at) values
      ('RQ-1', 'serviceType', 'Gene Knock-out', 'Custom Cloning Services', E'>TP53 1\\n1 ACGT acgt\\n9 ${"A".repeat(1_500)}',
        'Human', '10', '1x10^6', 'Ada', 'Byron', 'Analytical Lab', 'ada@lab.example', 'Please.', '2026-01-01Z'),
      ('RQ-2', 'productType', 'Gene Knock-out', '', '', '', '', '', 'Guy', 'Visitor', 'Lab', 'guy@lab.example', 'Please.',
        '2026-01-05Z');`);
  await migrate(database, THREADS_MIGRATION);
});
afterAll(() => database.close());

it("gives every earlier message and quote request a thread, and verified accounts theirs", async () => {
  const { rows } = await database.query(`
    select reference, users.email as account, threads.email, kind, subject, topic,
      threads.created_at = last_message_at as is_dated, to_char(last_message_at, 'DD') as day
    from threads left join users on users.id = user_id order by reference`);

  const common = { topic: null, is_dated: true };
  const ada = { ...common, account: "ada@lab.example", email: "ada@lab.example" };
  const guy = { ...common, account: null, email: "guy@lab.example" };
  const eve = { ...common, account: null, email: "eve@lab.example" };
  expect(rows).toEqual([
    { ...ada, reference: "MS-1", kind: "message", subject: "Titer", day: "02" },
    { ...eve, reference: "MS-2", kind: "message", subject: "Hello", day: "03" },
    { ...guy, reference: "MS-3", kind: "message", subject: "Hello", day: "04" },
    { ...ada, reference: "RQ-1", kind: "service_request", subject: "Custom Cloning Services", day: "01" },
    { ...guy, reference: "RQ-2", kind: "quote_request", subject: "Gene Knock-out", day: "05" },
  ]);
});

it("keeps the texts and the other fields of the forms", async () => {
  const { rows } = await database.query(`
    select reference, author, text, details, sent_signed_out, read_at, sent_at = created_at as is_dated
    from thread_messages join threads on threads.id = thread_id order by reference`);

  const common = { author: "customer", sent_signed_out: true, read_at: null, is_dated: true };
  expect(rows).toEqual([
    {
      ...common,
      reference: "MS-1",
      text: "Which titer?\nAda",
      details: [
        { name: "Phone", value: "+1 555 0100" },
        { name: "Product", value: "PEI" },
      ],
    },
    { ...common, reference: "MS-2", text: "Hello", details: [] },
    { ...common, reference: "MS-3", text: "Hello", details: [] },
    {
      ...common,
      reference: "RQ-1",
      text: "Please.",
      details: [
        { name: "Institution", value: "Analytical Lab" },
        { name: "Gene species", value: "Human" },
        { name: "Plasmid amount", value: "10 µg" },
        { name: "Cell line amount", value: "1x10^6 cells" },
        { name: "Gene sequence", value: `1,508 nt: ACGTacgt${"A".repeat(52)}…` },
      ],
    },
    {
      ...common,
      reference: "RQ-2",
      text: "Please.",
      details: [{ name: "Institution", value: "Lab" }],
    },
  ]);
});
