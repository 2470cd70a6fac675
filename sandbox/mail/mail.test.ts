import fastify from "fastify";
import { createTransport, type SendMailOptions } from "nodemailer";
import { mailRoutes } from "./mail.routes.ts";
import { Mailbox } from "./mailbox.ts";
import { type RunningSmtpServer, startSmtpServer } from "./smtp-server.ts";

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
    },
  ]);
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
    mailbox.add({ from: "", to: "", subject: `Mail ${n}`, date: "", text: "", links: [] });
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

it("responds with 404 for an unknown mail", async () => {
  expect((await getPage("/mail/messages/9999")).statusCode).toBe(404);
});
