import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { Mailbox } from "./mailbox.ts";
import { parseMail } from "./parse-mail.ts";

const MAX_BYTES = 25 * 1024 * 1024;

export interface RunningSmtpServer {
  port: number;
  close(): Promise<void>;
}

/** Accepts every mail sent from this machine and puts it into the mailbox. */
export async function startSmtpServer(port: number, mailbox: Mailbox): Promise<RunningSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1000,
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => parseMail(raw, recipients))
        .then((mail) => mailbox.add(mail))
        .then(() => callback(), callback);
    },
  });
  // Without a listener, a client that disconnects early would end the process.
  server.on("error", (error) => console.error(`smtp: ${error.message}`));

  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
