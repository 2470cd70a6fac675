import { eq } from "drizzle-orm";
import { signUp } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { ADA, answer, getThread, listThreads, replyTo, write } from "../../../testing/threads.ts";
import { threadMessages, threads } from "./threads.table.ts";

const { db, browser } = testApp();

const EVE = "eve@lab.example";
const aCustomer = async (email = ADA) => {
  const by = browser();
  await signUp(by, email);
  return by;
};
const markRead = (by: ReturnType<typeof browser>, reference: string, last_message_id: unknown) =>
  by.post(`/api/users/messages/${reference}/read/`, { last_message_id });

describe("a message begins a thread", () => {
  it("of the account that is signed in, whatever address was typed", async () => {
    const ada = await aCustomer();
    const reference = await write(ada, { email: EVE, phone: "+1 555 0100" });

    expect(await listThreads(ada)).toEqual({
      total: 1,
      threads: [
        {
          reference,
          kind: "message",
          subject: "Titer of LV-6001",
          topic: null,
          last_message_at: expect.any(String),
          last_author: "customer",
          excerpt: "Which titer may I expect?",
          unread: 0,
        },
      ],
    });
    expect((await getThread(ada, reference)).body.messages).toMatchObject([
      {
        author: "customer",
        text: "Which titer may I expect?",
        details: [{ name: "Phone", value: "+1 555 0100" }],
        is_unread: false,
        sent_signed_out: false,
      },
    ]);
    expect(await db().select().from(threads)).toMatchObject([{ email: ADA }]);
  });

  it.each([
    ["CRISPRa Lenti-AIO Kit (CA-LA-CMXXPC-XXXXXX-PD10)", "design", "/products/item/CA-LA-CMXXPC-XXXXXX"],
    ["ca-la-cmxxpc-xxxxxx", "design", "/products/item/CA-LA-CMXXPC-XXXXXX"],
    ["PEI 10&20 (new)", "product", "/search?q=PEI%2010%2620%20(new)"],
    ["//evil.example", "product", "/search?q=%2F%2Fevil.example"],
    ["javascript:alert(1)", "product", "/search?q=javascript%3Aalert(1)"],
  ])("about the product %s", async (product, kind, url) => {
    const ada = await aCustomer();
    await write(ada, { product });

    expect((await listThreads(ada)).threads).toMatchObject([{ topic: { kind, name: product, url } }]);
  });

  it.each(["N/A", ""])("about no product if the form says %j", async (product) => {
    const ada = await aCustomer();
    await write(ada, { product });

    expect((await listThreads(ada)).threads).toMatchObject([{ topic: null }]);
  });
});

describe("a quote request begins a thread", () => {
  const request = {
    firstName: "Ada",
    lastName: "Byron",
    institution: "Analytical Lab",
    email: ADA,
    message: "For HEK293T cells.",
  };

  it("with the request's fields, and the beginning of its sequence", async () => {
    const ada = await aCustomer();
    const geneSequence = `>TP53\n${"ACGTACGTAC".repeat(200)}`;
    const { body } = await ada.post("/api/quote/", {
      ...request,
      type: "productType",
      productType: "Gene Knock-out",
      geneSpecies: "Human",
      plasmidAmount: "10",
      geneSequence,
    });

    const { body: thread } = await getThread(ada, body.reference);
    expect(thread).toMatchObject({ kind: "quote_request", subject: "Gene Knock-out", topic: null });
    expect(thread.messages).toMatchObject([
      {
        text: "For HEK293T cells.",
        details: [
          { name: "Institution", value: "Analytical Lab" },
          { name: "Gene species", value: "Human" },
          { name: "Plasmid amount", value: "10 µg" },
          { name: "Gene sequence", value: `2,000 nt: ${"ACGTACGTAC".repeat(6)}…` },
        ],
      },
    ]);
  });

  it("of its own kind for a service", async () => {
    const ada = await aCustomer();
    await ada.post("/api/quote/", {
      ...request,
      type: "serviceType",
      serviceType: "Custom Cloning Services",
    });

    expect((await listThreads(ada)).threads).toMatchObject([
      { kind: "service_request", subject: "Custom Cloning Services" },
    ]);
  });
});

describe("the list", () => {
  it("shows the thread with the newest message first, page by page", async () => {
    const ada = await aCustomer();
    const references = [];
    for (let n = 0; n < 12; n++) references.push(await write(ada, { message: `No. ${n}` }));
    const [oldest = ""] = references;
    await replyTo(ada, oldest);

    const first = await listThreads(ada, "page_size=10");
    const second = await listThreads(ada, "page_size=10&page_number=2");
    const listed = [...first.threads, ...second.threads].map(({ reference }) => reference);

    expect(listed).toEqual([oldest, ...references.slice(1).reverse()]);
    expect({ first: first.total, second: second.total }).toEqual({ first: 12, second: 12 });
    expect(await listThreads(ada, "page_size=10&page_number=3")).toEqual({ threads: [], total: 12 });
    expect((await ada.get("/api/users/messages/?page_size=7")).status).toBe(400);
  });

  it("shows the beginning of the newest message on one line, and counts unread answers", async () => {
    const ada = await aCustomer();
    const reference = await write(ada);
    await answer(db(), reference, `Dear Ada,\n\n${"🧬".repeat(200)}`);
    await answer(db(), reference, "And another.");

    expect((await listThreads(ada)).threads).toMatchObject([
      { last_author: "staff", excerpt: "And another.", unread: 2 },
    ]);
    await db().delete(threadMessages).where(eq(threadMessages.text, "And another."));
    expect((await listThreads(ada)).threads).toMatchObject([
      { excerpt: `Dear Ada, ${"🧬".repeat(149)}…`, unread: 1 },
    ]);
  });

  it("shows no control characters of messages that were stored before they were refused", async () => {
    const ada = await aCustomer();
    await write(ada);
    await db().update(threadMessages).set({ text: "a\u001b[2J\u0007b\u202ec\r\nd" });

    expect((await listThreads(ada)).threads).toMatchObject([{ excerpt: "a[2Jbc d" }]);
  });
});

describe("a thread of another account, of a visitor, or of a deleted account", () => {
  it("answers like one that does not exist", async () => {
    const ada = await aCustomer();
    const eve = await aCustomer(EVE);
    const adas = await write(ada);
    const visitors = await write(browser(), { email: EVE });
    const deleted = await write(ada, { message: "Another" });
    await db().update(threads).set({ userId: null }).where(eq(threads.reference, deleted));

    const missing = await getThread(eve, "MS-0000000000");
    expect(missing).toMatchObject({ status: 404, body: { detail: "No such message was found." } });
    for (const reference of [adas, visitors, deleted, "..%2F..", "%25", "MS-"]) {
      for (const answered of [
        await getThread(eve, reference),
        await replyTo(eve, reference),
        await markRead(eve, reference, 1),
      ])
        expect([answered.status, answered.body]).toEqual([404, missing.body]);
    }
    expect(await db().$count(threadMessages)).toBe(3);
    expect(await listThreads(eve)).toEqual({ threads: [], total: 0 });
  });

  it("requires a login", async () => {
    const reference = await write(browser());

    expect((await getThread(browser(), reference)).status).toBe(401);
    expect((await browser().get("/api/users/messages/")).status).toBe(401);
  });
});

describe("marking as read", () => {
  it("leaves answers unread that arrived after the page was shown", async () => {
    const ada = await aCustomer();
    const reference = await write(ada);
    await answer(db(), reference, "One");
    await answer(db(), reference, "Two");
    const shown = (await getThread(ada, reference)).body.messages;
    await answer(db(), reference, "Three");

    expect((await markRead(ada, reference, shown.at(-1).id)).status).toBe(200);

    const { body } = await getThread(ada, reference);
    expect(body.unread).toBe(1);
    expect(body.messages.map(({ is_unread }: { is_unread: boolean }) => is_unread)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("keeps the time of the first reading", async () => {
    const ada = await aCustomer();
    const reference = await write(ada);
    await answer(db(), reference);
    const readAt = async () => (await db().select().from(threadMessages)).map((message) => message.readAt);

    await Promise.all([markRead(ada, reference, 2), markRead(ada, reference, 2)]);
    const first = await readAt();
    await markRead(ada, reference, 2);

    expect(first).toEqual([null, expect.any(Date)]);
    expect(await readAt()).toEqual(first);
  });

  it("does not mark messages of another thread", async () => {
    const ada = await aCustomer();
    const eve = await aCustomer(EVE);
    const adas = await write(ada);
    const eves = await write(eve);
    await answer(db(), adas);

    expect((await markRead(eve, eves, 2_147_483_647)).status).toBe(200);

    expect((await listThreads(ada)).threads).toMatchObject([{ unread: 1 }]);
  });

  it.each([0, -1, 2_147_483_648, 1.5, "1", null])("refuses the id %j", async (id) => {
    const ada = await aCustomer();
    const reference = await write(ada);

    expect((await markRead(ada, reference, id)).status).toBe(400);
  });
});
