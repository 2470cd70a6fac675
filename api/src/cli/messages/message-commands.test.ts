import { users } from "../../modules/identity/tables.ts";
import { messages, quoteRequests, threadMessages, threads } from "../../modules/messaging/tables.ts";
import { signUp } from "../../testing/customers.ts";
import { anOrder } from "../../testing/orders.ts";
import { staffWithFiles } from "../../testing/staff-commands.ts";
import { testApp } from "../../testing/test-app.ts";
import { ADA, answer, getThread, messageMails, replyTo, write } from "../../testing/threads.ts";
import { printReport } from "../output/print-report.ts";

const { db, browser } = testApp();
const aRequest = { firstName: "Ada", lastName: "Byron", institution: "Lab", email: ADA, message: "Please." };
const { run: staff, write: writeFile } = staffWithFiles(db);
const listed = async (...options: string[]) => (await staff("messages:list", ...options)).report?.rows;
const shown = async (reference: string) => {
  const { report } = await staff("message:show", reference);
  return { row: report?.rows?.[0], text: report?.messages?.join("\n") ?? "" };
};

async function aThread(differing: object = {}) {
  const ada = browser();
  await signUp(ada, ADA);
  return { ada, reference: await write(ada, differing) };
}

describe("messages:list", () => {
  it("lists threads, the one with the newest message first, and marks the unanswered ones", async () => {
    const { ada, reference } = await aThread({ product: "PEI" });
    const visitors = await write(browser(), { firstName: "Guy", email: "guy@lab.example" });
    const { orderNumber } = await anOrder(db(), ADA);
    const { body } = await ada.post("/api/users/messages/about-order/", {
      order_number: orderNumber,
      message: "When?",
    });
    await answer(db(), visitors);

    const latest = new Date().toISOString().slice(0, 10);
    const common = { latest, from: "Ada Byron", email: ADA, messages: 1 };
    expect(await listed()).toEqual([
      {
        ...common,
        reference: visitors,
        state: "",
        from: "Guy Byron",
        email: "guy@lab.example",
        about: "",
        subject: "Titer of LV-6001",
        messages: 2,
      },
      {
        ...common,
        reference: body.reference,
        state: "unanswered",
        about: `Order ${orderNumber}`,
        subject: `Question about order ${orderNumber}`,
      },
      { ...common, reference, state: "unanswered", about: "PEI", subject: "Titer of LV-6001" },
    ]);
    expect((await listed("--unanswered"))?.map((row) => row.reference)).toEqual([body.reference, reference]);
    await replyTo(ada, reference);
    expect((await listed("--unanswered"))?.map((row) => row.reference)).toEqual([reference, body.reference]);
  });

  it("contains quote requests", async () => {
    await browser().post("/api/quote/", { ...aRequest, type: "productType", productType: "Gene Knock-out" });

    expect(await listed()).toMatchObject([{ from: "Ada Byron", subject: "Gene Knock-out" }]);
    expect((await staff("quote-requests:list")).report?.rows).toMatchObject([{ asked: "Gene Knock-out" }]);
  });
});

describe("message:show", () => {
  it("shows every message in full, and who wrote it", async () => {
    const { ada, reference } = await aThread({ phone: "+1 555 0100", message: "One\n\nTwo" });
    await answer(db(), reference, "Yes.");
    await replyTo(ada, reference, "Thank you.");

    const { row, text } = await shown(reference.toLowerCase());

    expect(row).toEqual({
      reference,
      kind: "Message",
      from: "Ada Byron",
      email: ADA,
      account: "address not verified",
      about: "",
      subject: "Titer of LV-6001",
    });
    expect(text.replaceAll(/\d{4}-\S+Z/g, "<time>")).toBe(
      [
        "\nCustomer, <time>\n  Phone: +1 555 0100\n  One\n  \n  Two",
        "\nStaff (grace), <time>\n  Yes.",
        "\nCustomer, <time>\n  Thank you.",
      ].join("\n"),
    );
  });

  it("names messages that were not sent from a verified account, and the whole gene sequence", async () => {
    const geneSequence = `>TP53\n${"ACGT".repeat(100)}`;
    const { body } = await browser().post("/api/quote/", {
      ...aRequest,
      type: "productType",
      productType: "Gene Knock-out",
      geneSequence,
    });

    const { row, text } = await shown(body.reference);

    expect(row).toMatchObject({ kind: "Quote request", account: "none" });
    expect(text).toMatch(/not sent from a verified account\n {2}Institution: Lab\n/);
    expect(text).toContain(geneSequence);
  });

  it("shows what was specified for a product, and the whole sequence", async () => {
    const sequence = "ACGT".repeat(30);
    const { reference } = await aThread({
      specification: {
        insert: { source: "sequence", name: "Cas9", sequence: `>x\n${sequence.toLowerCase()}` },
        site: { at: "C-terminal" },
      },
    });

    const { text } = await shown(reference);

    expect(text).toContain("  Insert: Cas9, 120 bp\n  Insertion site: C-terminal\n");
    expect(text).toContain(
      `\n>${reference}, Insert: Cas9, 120 bp\n${sequence.slice(0, 60)}\n${sequence.slice(60)}`,
    );
  });

  it("says whether the account's address is verified", async () => {
    const { reference } = await aThread();
    await db().update(users).set({ emailVerifiedAt: new Date() });

    expect((await shown(reference)).row).toMatchObject({ account: "verified" });
  });

  it("is a sentence for an unknown reference", async () => {
    for (const reference of ["MS-0000000000", "%", "'; drop table threads"])
      expect(await staff("message:show", reference)).toEqual({ problem: "No such message was found." });
  });
});

it("prints no control characters of texts that were stored before they were refused", async () => {
  const text = "a\nb\u001b[2J\u0007\u009b2Jc\u202ed";
  const { reference } = await aThread();
  await browser().post("/api/quote/", { ...aRequest, type: "productType", productType: "Gene Knock-out" });
  await db().update(threads).set({ subject: text });
  await db().update(threadMessages).set({ text });
  await db().update(messages).set({ firstName: text });
  await db().update(quoteRequests).set({ message: text, firstName: text });

  for (const args of [["messages:list"], ["message:show", reference], ["quote-requests:list"]]) {
    const { report } = await staff(...args);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be printed
    expect(printReport(report ?? {})).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  }
});

describe("reply", () => {
  it("stores the answer with the member of staff, and mails a link", async () => {
    const { ada, reference } = await aThread();

    expect(await staff("reply", reference.toLowerCase(), "--text", "About 10^8.")).toEqual({
      report: {
        messages: [`Your answer in ${reference} is stored. A link to it is mailed to ${ADA}.`],
      },
    });

    expect((await getThread(ada, reference)).body.messages).toMatchObject([
      {},
      { author: "staff", text: "About 10^8.", is_unread: true },
    ]);
    expect(await db().select().from(threadMessages)).toMatchObject([{ actor: "" }, { actor: "grace" }]);
    expect((await messageMails(db())).at(-1)?.text).not.toContain("10^8");
  });

  it("mails the text of a file to a visitor", async () => {
    const reference = await write(browser());
    writeFile("answer.txt", "Dear Ada,\r\n\r\nabout 10^8.\r\n");

    expect((await staff("reply", reference, "--file", "answer.txt")).report?.messages).toEqual([
      `Your answer in ${reference} is stored. It is mailed to ${ADA}.`,
    ]);
    expect((await messageMails(db())).at(-1)?.text).toContain("Dear Ada,\n\nabout 10^8.");
  });

  it("stores a repeated answer once, and says so", async () => {
    const { reference } = await aThread();
    await staff("reply", reference, "--text", "Yes.");

    expect((await staff("reply", reference, "--text", "Yes.")).report?.messages).toEqual([
      `${reference} contains the same answer already, so nothing was stored or mailed.`,
    ]);
    expect(await db().$count(threadMessages)).toBe(2);
  });

  it.each([
    ["no text", [], /^Write the answer with --text, or name a file that contains it with --file\.$/],
    ["two texts", ["--text", "a", "--file", "b"], /^Write the answer with --text, or name a file/],
    ["an empty text", ["--text", " "], /^Message is required\.$/],
    ["5,001 characters", ["--text", "a".repeat(5_001)], /^Message has at most 5,000 characters\.$/],
    ["a control character", ["--text", "a\u001b[2J"], /^Message must not contain control characters\.$/],
    ["a missing file", ["--file", "none.txt"], /^There is no file .*none\.txt\.$/],
    ["a folder", ["--file", "."], / is not a file\.$/],
  ])("refuses %s with a sentence, and stores nothing", async (_what, options, problem) => {
    const { reference } = await aThread();

    expect((await staff("reply", reference, ...options)).problem).toMatch(problem);
    expect(await db().$count(threadMessages)).toBe(1);
  });

  it("is refused for an unknown reference", async () => {
    expect(await staff("reply", "MS-0000000000", "--text", "Yes.")).toEqual({
      problem: "No such message was found.",
    });
  });
});
