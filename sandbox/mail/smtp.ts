import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { Mailbox } from "./mailbox.ts";
import { readMail } from "./read-mail.ts";

const MAX_BYTES = 25 * 1024 * 1024;

export interface Smtp {
  port: number;
  close(): Promise<void>;
}

/** Takes any mail from anybody on this machine, and delivers it nowhere but into the mailbox. */
export async function startSmtp(port: number, mailbox: Mailbox): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1000,
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => readMail(raw, recipients))
        .then((mail) => mailbox.add(mail))
        .then(() => callback(), callback);
    },
  });
  // A client that hangs up in mid-sentence is its own trouble.
  server.on("error", (error) => console.error(`smtp: ${error.message}`));

  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
