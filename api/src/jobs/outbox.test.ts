import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { renderEmail } from "../mail/email-template.ts";
import { createSmtpMailer, toLoggedError } from "../mail/smtp-mailer.ts";
import { testDatabase } from "../testing/database/test-database.ts";
import { type Attachment, outbox } from "./outbox.table.ts";
import { enqueueEmail, forgetOldAddresses, type Mailer, OUTBOX_CHANNEL, sendDueEmails } from "./outbox.ts";
import { Alarm, startJobs } from "./scheduler.ts";

const { db, listen } = testDatabase();
const received: { to: string[]; raw: string }[] = [];
let server: SMTPServer;
let mailer: Mailer | undefined;
let answers: (Error | undefined)[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, session, done) => {
      const raw = await text(stream);
      const refusal = answers.shift();
      if (!refusal) received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
      done(refusal);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  mailer = createSmtpMailer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Ligate <support@ligate.example>",
  });
});
beforeEach(() => {
  received.length = 0;
  answers = [];
});
afterAll(async () => {
  mailer?.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const aLetter = renderEmail({
  subject: "Your order",
  paragraphs: ["Thank you <b>very</b> much."],
  rows: [["Total", "$10.00"]],
  link: { text: "See it", href: "https://store.example/order?a=1&b=2" },
  closing: "Bye.",
});
const write = (key: string, recipient = "ada@lab.example") => enqueueEmail(db(), key, recipient, aLetter);

async function send() {
  const failures: unknown[] = [];
  const print = async ({ kind, number }: Attachment) => {
    if (kind === "broken") throw new Error("It cannot be printed");
    return kind === "invoice"
      ? { name: `Invoice ${number}.pdf`, mediaType: "application/pdf", content: Buffer.from("%PDF") }
      : undefined;
  };
  if (mailer) while (await sendDueEmails(db(), mailer, print, (error) => failures.push(error)));
  return failures;
}
const makeDue = () => db().update(outbox).set({ dueAt: sql`now()` });

it("sends an email once, as plain text and HTML", async () => {
  await write("a");

  expect(await send()).toEqual([]);
  await makeDue();
  await send();

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ to: ["ada@lab.example"] });
  expect(received[0]?.raw).toContain("From: Ligate <support@ligate.example>");
  expect(received[0]?.raw).toContain("Thank you <b>very</b> much.");
  expect(received[0]?.raw).toContain("&lt;b&gt;very&lt;/b&gt; much.</p>");
});

it("attaches documents, which are printed when the email is sent, without those that are gone", async () => {
  const attachments = [
    { kind: "invoice", number: "7" },
    { kind: "receipt", number: "8" },
  ];
  await enqueueEmail(db(), "a", "ada@lab.example", { ...aLetter, attachments });

  expect(await send()).toEqual([]);

  const raw = received[0]?.raw ?? "";
  expect(raw).toContain('filename="Invoice 7.pdf"');
  expect(raw).toContain(Buffer.from("%PDF").toString("base64"));
  expect(raw.match(/filename=/g)).toHaveLength(1);
});

it("is sent without a document that cannot be printed, after some attempts", async () => {
  await enqueueEmail(db(), "a", "ada@lab.example", {
    ...aLetter,
    attachments: [{ kind: "broken", number: "7" }],
  });

  for (let attempt = 0; attempt < 4; attempt++) {
    expect(received).toEqual([]);
    expect(await send()).toEqual([new Error("It cannot be printed")]);
    await makeDue();
  }

  expect(received).toHaveLength(1);
  expect(received[0]?.raw).not.toContain("filename=");
});

it("deletes the text of a sent email, because its links are secrets", async () => {
  await write("a");
  await send();

  expect(await db().select().from(outbox)).toMatchObject([{ text: "", html: "", sentAt: expect.any(Date) }]);
});

it("deletes recipient and subject a day after an email was sent", async () => {
  for (const key of ["a", "b", "c"]) await write(key);
  await db().execute(sql`update outbox set sent_at = now() - case when key = 'a' then interval '25 hours' else '23 hours' end
    where key <> 'c'`);

  await forgetOldAddresses(db());

  const rows = await db().select().from(outbox).orderBy(outbox.id);
  expect(rows.map(({ key, recipient, subject }) => [key, recipient !== "", subject !== ""])).toEqual([
    ["a", false, false],
    ["b", true, true],
    ["c", true, true],
  ]);
});

it("deletes an answer of the mail server with the address it names, and logs its codes only", async () => {
  answers = [Object.assign(new Error("5.1.1 <ada@lab.example>: no such user"), { responseCode: 550 })];
  await write("a");

  const failures = await send();
  await makeDue();
  await send();

  expect(failures.map(toLoggedError)).toEqual([{ code: "EMESSAGE", command: "DATA", responseCode: 550 }]);
  expect(await db().select().from(outbox)).toMatchObject([
    { failure: expect.stringContaining("<ada@lab.example>") },
  ]);
  // As an earlier release leaves it.
  await db().execute(sql`update outbox set recipient = '', sent_at = now() - interval '25 hours'`);
  await forgetOldAddresses(db());
  expect(await db().select().from(outbox)).toMatchObject([{ key: "a", failure: "" }]);
});

it("stores one email per key", async () => {
  await write("a");
  await write("a");
  await send();

  expect(received).toHaveLength(1);
});

it("retries a rejected email later under the same Message-ID", async () => {
  answers = [new Error("busy")];
  await write("a");

  expect(await send()).toHaveLength(1);
  expect(await send()).toEqual([]);
  expect(received).toEqual([]);

  await makeDue();
  await send();
  const [row] = await db().select().from(outbox);
  expect(row?.attempts).toBe(2);
  expect(received[0]?.raw).toContain(`Message-ID: <outbox-${row?.id}-`);
});

it("sets Reply-To if it differs from the shop's address", async () => {
  await enqueueEmail(db(), "a", "support@ligate.example", { ...aLetter, replyTo: "ada@lab.example" });
  await send();

  expect(received[0]?.raw).toContain("Reply-To: ada@lab.example");
});

it("sends the other emails when one fails", async () => {
  answers = [new Error("busy")];
  await write("a");
  await write("b", "bob@lab.example");

  await send();

  expect(received.map(({ to }) => to)).toEqual([["bob@lab.example"]]);
});

it("sends an email once when two workers run at the same time", async () => {
  for (const key of ["a", "b", "c"]) await write(key);

  await Promise.all([send(), send()]);

  expect(received).toHaveLength(3);
});

it("sends emails as soon as their transaction is committed", async () => {
  const alarm = new Alarm();
  const stopListening = listen(OUTBOX_CHANNEL, alarm.ring);
  const stopJobs = startJobs([{ everyMs: 60_000, run: send, alarm }], () => undefined);
  await db().transaction(async (tx) => {
    for (let n = 0; n < 11; n++) await enqueueEmail(tx, `mail-${n}`, "ada@lab.example", aLetter);
  });

  while (received.length < 11) await pause(10);
  await Promise.all([stopListening(), stopJobs()]);
});

it("sends to one recipient only, whatever the address contains", async () => {
  await write("a", "ada@lab.example>\r\nRCPT TO:<eve@evil.example");

  await send();

  expect(received.flatMap(({ to }) => to)).not.toContain("eve@evil.example");
});
