import type { AddressInfo } from "node:net";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { Mailbox } from "./mail/mailbox.ts";
import { startSmtpServer } from "./mail/receive-mail.ts";

// The mails and payments of a demo are readable by its user only.
process.umask(0o077);
const config = readConfig(process.env);
const mailbox = new Mailbox();
const smtp = await startSmtpServer(config.smtpPort, mailbox);
const app = buildApp(config, mailbox);
try {
  await app.listen({ host: "127.0.0.1", port: config.port });
} catch (error) {
  // Such as a damaged file of payments: a sentence without a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function stop() {
  await Promise.all([app.close(), smtp.close()]);
  process.exit(0);
}
// `disconnect`: the parent process has ended.
for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) process.once(event, () => void stop());

const { port } = app.server.address() as AddressInfo;
console.log(JSON.stringify({ ready: true, port, smtpPort: smtp.port }));
