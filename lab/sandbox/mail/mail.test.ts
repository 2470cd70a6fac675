import fastify from "fastify";
import { createTransport, type SendMailOptions } from "nodemailer";
import { mailRoutes } from "./mail.routes.ts";
import { Mailbox } from "./mailbox.ts";
import { type RunningSmtpServer, startSmtpServer } from "./receive-mail.ts";

const mailbox = new Mailbox();
const app = fastify();
app.register(async (scope) => mailRoutes(scope, mailbox), { prefix: "/mail" });
let smtp: RunningSmtpServer;

beforeAll(async () => {
  smtp = await startSmtpServer(0, mailbox);
});
afterEach(() => mailbox.clear());
afterAll(() => Promise.all([app.close(), smtp.close()]));

async function send(mail: SendMailOptions) {
  const transport = createTransport({ host: "127.0.0.1", port: smtp.port, secure: false });
  await transport.sendMail({ from: '"Ligate" <store@example.com>', ...mail });
  transport.close();
}

const fetchInbox = async (query = "") => (await app.inject(`/mail/messages.json${query}`)).json();
const getPage = async (path: string) => app.inject(path);

it("lists a mail with its text and links", async () => {
  await send({
    to: "ada@example.com",
    subject: "Verify your e-mail – Ligate µ",
    text: "Bonjour, vérifiez: http://127.0.0.1:9/verify-email/abc?x=1&y=2. Thank you",
    html: '<p><a href="http://127.0.0.1:9/help?a=1&amp;b=2">Help</a></p>',
  });

  expect(await fetchInbox()).toEqual([
    {
      id: expect.any(String),
      from: "Ligate <store@example.com>",
      to: "ada@example.com",
      subject: "Verify your e-mail – Ligate µ",
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      text: "Bonjour, vérifiez: http://127.0.0.1:9/verify-email/abc?x=1&y=2. Thank you",
      links: ["http://127.0.0.1:9/verify-email/abc?x=1&y=2", "http://127.0.0.1:9/help?a=1&b=2"],
      attachments: [],
    },
  ]);
});

it("lists the attachments of a mail, to download", async () => {
  const attachments = [{ filename: "Invoice <1>.pdf", content: Buffer.from([0x25, 0xff, 0x00]) }];
  await send({ to: "ada@example.com", subject: "Invoice", text: "Here it is.", attachments });

  const [{ id, attachments: names }] = await fetchInbox();
  expect(names).toEqual(["Invoice <1>.pdf"]);
  expect((await getPage(`/mail/messages/${id}`)).body).toContain(
    `<a href="${id}/attachments/0" download="Invoice &#60;1&#62;.pdf">Invoice &#60;1&#62;.pdf</a>`,
  );
  const file = await getPage(`/mail/messages/${id}/attachments/0`);
  expect(file.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment",
  });
  expect(file.rawPayload).toEqual(Buffer.from([0x25, 0xff, 0x00]));
  expect((await getPage(`/mail/messages/${id}/attachments/1`)).statusCode).toBe(404);
});

it("lists the newest first and filters by recipient", async () => {
  await send({ to: "ada@example.com", subject: "First", text: "1" });
  await send({ to: "bob@example.com", subject: "Second", text: "2" });
  await send({
    to: "Ada@example.com",
    subject: "Third",
    text: "3",
    attachments: [{ filename: "a.txt", content: "a" }],
  });

  expect((await fetchInbox()).map((mail: { subject: string }) => mail.subject)).toEqual([
    "Third",
    "Second",
    "First",
  ]);
  expect(await fetchInbox("?to=ada@example.com")).toMatchObject([
    { subject: "Third", text: "3" },
    { subject: "First" },
  ]);
});

it("keeps the latest 500 mails", async () => {
  for (let n = 1; n <= 501; n += 1) {
    mailbox.add({
      from: "",
      to: "",
      subject: `Mail ${n}`,
      date: "",
      text: "",
      html: "",
      links: [],
      attachments: [],
    });
  }

  const mails = await fetchInbox();
  expect(mails).toHaveLength(500);
  expect(mails.at(-1).subject).toBe("Mail 2");
});

it("is empty after a DELETE request", async () => {
  await send({ to: "ada@example.com", subject: "First", text: "1" });

  expect((await app.inject({ method: "DELETE", url: "/mail/messages.json" })).statusCode).toBe(204);
  expect(await fetchInbox()).toEqual([]);
});

it("shows an inbox and a page for each mail, with relative URLs and no inline styles or scripts", async () => {
  await send({
    to: "ada@example.com",
    subject: "<b>Hi</b>",
    text: "Go to https://example.com/a?b=1&c=2, please",
  });
  const [{ id }] = await fetchInbox();

  const list = await getPage("/mail/");
  expect(list.headers["content-type"]).toContain("text/html");
  expect(list.body).toContain(`<a href="messages/${id}">`);
  expect(list.body).toContain("&#60;b&#62;Hi");

  const mail = await getPage(`/mail/messages/${id}`);
  expect(mail.body).toContain('<a href="https://example.com/a?b=1&#38;c=2" target="_top">');
  expect(list.body + mail.body).not.toMatch(/style=|<script|<style|(href|src)="\//);
});

const HTML = `<!doctype html><html><head><style>
@media (prefers-color-scheme: dark) { p { color: #fff } }
@media screen and (prefers-color-scheme:light) { p { color: #000 } }
</style></head><body><p>Hi<script>alert(1)</script></p></body></html>`;

async function sendHtml() {
  await send({ to: "ada@example.com", subject: "Hi", text: "Hi", html: HTML });
  const [{ id }] = await fetchInbox();
  return { id, part: (query = "") => getPage(`/mail/messages/${id}/html${query}`) };
}

it("links the stylesheet of the inbox, and serves it", async () => {
  expect((await getPage("/mail/")).body).toContain('href="../mail/mail.css"');
  const { statusCode, headers } = await getPage("/mail/mail.css");
  expect({ statusCode, type: headers["content-type"] }).toEqual({
    statusCode: 200,
    type: "text/css; charset=utf-8",
  });
});

it("shows the HTML of a mail in a sandboxed frame, beside its text", async () => {
  const { id } = await sendHtml();
  const { body } = await getPage(`/mail/messages/${id}?width=390&colors=dark`);

  expect(body).toContain(`src="${id}/html?width=390&#38;colors=dark"`);
  expect(body).toMatch(/<iframe class="width-390" [^>]*sandbox="[^"]*"/);
  expect(body).not.toMatch(/sandbox="[^"]*(allow-scripts|allow-same-origin|allow-forms)/);
  expect(body).toContain('<div class="text">Hi</div>');
  expect(body).toMatch(/aria-current="true">390 px<.*aria-current="true">Dark</s);
});

it("lets the HTML of a mail run no script and load nothing", async () => {
  const { headers, body } = await (await sendHtml()).part();

  expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*; sandbox /);
  expect(headers["content-security-policy"]).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(body).toContain('<base target="_top"></head>');
});

it.each([
  ["light", "max-width", "min-width"],
  ["dark", "min-width", "max-width"],
])("shows the HTML of a mail in %s colors on any device", async (colors, forDark, forLight) => {
  const { body } = await (await sendHtml()).part(`?colors=${colors}`);

  expect(body).toContain(`@media (${forDark}: 0) { p { color: #fff } }`);
  expect(body).toContain(`@media screen and (${forLight}: 0) { p { color: #000 } }`);
  expect(body).toContain(`:root { color-scheme: ${colors} !important }`);
});

it("leaves the colors to the device unless some are chosen", async () => {
  const { part } = await sendHtml();

  expect((await part("?colors=pink&width=1")).body).toContain("@media (prefers-color-scheme: dark)");
});

it("has no HTML for a mail that was sent as text only", async () => {
  await send({ to: "ada@example.com", subject: "Hi", text: "Hi" });
  const [{ id }] = await fetchInbox();

  expect((await getPage(`/mail/messages/${id}`)).body).not.toContain("<iframe");
  expect((await getPage(`/mail/messages/${id}/html`)).statusCode).toBe(404);
});

it("responds with 404 for an unknown mail", async () => {
  expect((await getPage("/mail/messages/9999")).statusCode).toBe(404);
});
