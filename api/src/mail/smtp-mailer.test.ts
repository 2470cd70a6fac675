import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { outbox } from "../jobs/outbox.table.ts";
import { renderEmail } from "./email-template.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

let server: SMTPServer;
let port: number;
let received: number;

beforeEach(async () => {
  received = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      received++;
      stream.resume().on("end", done);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  port = (listening.address() as AddressInfo).port;
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

async function sendTo(host: string) {
  const mailer = createSmtpMailer({
    SMTP_URL: `smtp://${host}:${port}`,
    MAIL_FROM: "Ligate <support@ligate.example>",
  });
  const mail = renderEmail({ subject: "Your order", paragraphs: ["Thank you."], closing: "Bye." });
  const row = { id: 1, createdAt: new Date(), recipient: "ada@lab.example", replyTo: null, ...mail };
  await mailer?.send(row as unknown as typeof outbox.$inferSelect, []).finally(() => mailer.close());
}

it("sends to a server of this machine without TLS", async () => {
  await sendTo("127.0.0.1");

  expect(received).toBe(1);
});

it("does not send to another machine without TLS", async () => {
  // This address reaches this machine, and is not one of its loopback addresses.
  await expect(sendTo("0.0.0.0")).rejects.toThrow(/STARTTLS/);

  expect(received).toBe(0);
});
