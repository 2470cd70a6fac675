import { sql } from "drizzle-orm";
import { limits } from "../../../http/limits.table.ts";
import { outbox } from "../../../jobs/outbox.table.ts";
import { signUp } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { sentRequests } from "../reference-numbers/sent-requests.table.ts";
import { messages } from "./messages.table.ts";

const { db, browser } = testApp();

const aMessage = {
  firstName: "Ada",
  lastName: "Byron",
  email: "Ada@Lab.example",
  phone: "+1 555 0100",
  subject: "Titer of LV-6001",
  message: "Which titer may I expect?\n\nAda",
};
const send = (some: object = {}, visitor = browser()) =>
  visitor.post("/api/contact-us/", { ...aMessage, ...some });
const mails = () => db().select().from(outbox).orderBy(outbox.id);
const kept = () => db().select().from(messages);

it("stores the message and returns its reference", async () => {
  const { status, body } = await send({ product: "Lentivirus packaging mix" });

  expect({ status, detail: body.detail }).toEqual({
    status: 200,
    detail: "Form submitted! We will get back to you as soon as possible!",
  });
  expect(body.reference).toMatch(/^MS-[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(await kept()).toMatchObject([
    { ...aMessage, email: "ada@lab.example", product: "Lentivirus packaging mix", reference: body.reference },
  ]);
});

it("mails the message to staff with the sender as Reply-To", async () => {
  const { body } = await send({ message: "Is a < b?\nYes." });
  const [toStaff] = await mails();

  expect(toStaff).toMatchObject({
    recipient: "support@ligate.example",
    replyTo: "ada@lab.example",
    subject: `${body.reference}: Titer of LV-6001`,
  });
  expect(toStaff?.text).toContain("Is a < b?\nYes.");
  expect(toStaff?.text).toContain("Phone: +1 555 0100");
  expect(toStaff?.html).toContain("Is a &lt; b?\nYes.");
});

it("tells staff the account that answers go to, because its customer may type any address", async () => {
  const eve = browser();
  await signUp(eve, "eve@lab.example");

  await send({}, eve);

  const toStaff = (await mails()).find(({ recipient }) => recipient === "support@ligate.example");
  expect(toStaff?.text).toContain("Account: eve@lab.example, address not verified");
  expect(toStaff?.text).toContain("Email: ada@lab.example");
});

it("mails the reference to the sender, without the message", async () => {
  const words = ["Visit", "evil", "Eve", "Mallory", "Cheap", "pills", "buy"];
  const { body } = await send({
    firstName: "Eve Visit http://evil.example",
    lastName: "Mallory",
    subject: "Cheap pills",
    message: "buy http://evil.example",
    product: "evil pills",
  });
  const receipt = (await mails())[1];

  expect(receipt).toMatchObject({
    recipient: "ada@lab.example",
    subject: `We have received your request ${body.reference}`,
    replyTo: null,
  });
  const all = `${receipt?.subject} ${receipt?.text} ${receipt?.html}`.replaceAll("Visit the store", "");
  for (const word of words) expect(all).not.toContain(word);
});

describe("a repeated message", () => {
  it("returns the same reference", async () => {
    const ada = browser();
    await ada.get("/api/csrf/");

    const answers = await Promise.all([send({}, ada), send({}, ada), send({}, ada)]);

    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("is a new message after an hour, or if one word differs", async () => {
    const first = await send();
    const other = await send({ message: "Which titer may I expect? Soon?" });
    await db().update(sentRequests).set({ expiresAt: sql`now()` });
    const later = await send();

    const references = [first, other, later].map(({ body }) => body.reference);
    expect(new Set(references).size).toBe(3);
    expect(await kept()).toHaveLength(3);
  });
});

it("reports missing fields and stores nothing", async () => {
  expect(await send({ firstName: " ", email: "ada", message: undefined })).toMatchObject({
    status: 400,
    body: {
      detail: "Please check what you entered. First name is required.",
      fields: {
        firstName: "First name is required.",
        email: "Invalid email address.",
        message: "Message is required.",
      },
    },
  });
  expect(await kept()).toEqual([]);
  expect(await mails()).toEqual([]);
});

it.each([
  ["a header in the subject", { subject: "Hi\r\nBcc: eve@evil.example" }, 400],
  ["a second recipient", { email: "ada@lab.example\r\nBcc: eve@evil.example" }, 400],
  ["a list of recipients", { email: "ada@lab.example, eve@evil.example" }, 400],
  ["a number for a name", { firstName: 7 }, 400],
  ["a character that cannot be stored", { message: "a\u0000b" }, 400],
  ["half a character in the product", { product: "a\ud800b" }, 400],
  ["a message of 5,001 characters", { message: "a".repeat(5_001) }, 400],
  ["a message of 300,000 characters", { message: "a".repeat(300_000) }, 413],
])("rejects %s with a sentence", async (_what, some, status) => {
  expect(await send(some)).toMatchObject({ status, body: { detail: expect.stringMatching(/\.$/) } });
  expect(await mails()).toEqual([]);
});

it("escapes HTML in the email", async () => {
  await send({
    firstName: "<img src=x onerror=alert(1)>",
    message: "</blockquote><script>alert(1)</script>",
  });

  for (const { html } of await mails()) expect(html).not.toMatch(/<img|<script/);
});

it("rejects the 21st message of an hour from one IP address with retry-after", async () => {
  for (let n = 0; n < 20; n++) expect((await send({ message: `No. ${n}` })).status).toBe(200);

  const { status, headers, body } = await send({ message: "No. 20" });

  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(3_000);
  expect(body.detail).toMatch(/^Too many messages were sent\. Please try again in \d+ minutes\.$/);
  expect(await kept()).toHaveLength(20);
  expect((await send({}, browser("192.0.2.7"))).status).toBe(200);

  await db().update(limits).set({ resetsAt: sql`now()` });
  expect((await send({ message: "No. 20" })).status).toBe(200);
});

it("mails ten receipts a day to one address, and accepts further messages and quote requests", async () => {
  for (let n = 0; n < 12; n++) expect((await send({ message: `No. ${n}` })).status).toBe(200);

  expect(await kept()).toHaveLength(12);
  const receipts = (await mails()).filter(({ recipient }) => recipient === "ada@lab.example");
  expect(receipts).toHaveLength(10);
});

it("does not count rejected messages", async () => {
  for (let n = 0; n < 21; n++) expect((await send({ email: "" })).status).toBe(400);

  expect((await send()).status).toBe(200);
});
