import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Statement {
  text: string;
  params: string[];
}

/** Halts a connection: the statement does not reach the database, or its result does not reach the API. */
export interface Halt {
  loses: "statement" | "answer";
  /** Called when the connection is halted. Nothing is forwarded from then on. */
  reached: () => void;
}

/** Inspects a statement of a connection before it is forwarded. */
export type Watch = (connection: object, statement: Statement) => Halt | undefined;

/** A proxy between the API and PostgreSQL that parses statements and halts connections. @returns its port */
export async function startPostgresProxy(port: number, watch: Watch) {
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    // Without this, Nagle's algorithm would delay the many small messages.
    for (const socket of [client, server]) socket.setNoDelay(true);
    const connection = new ProxiedConnection(client, server, watch);
    client.on("data", (chunk: Buffer) => connection.onClientData(chunk));
    server.on("data", (chunk: Buffer) => connection.onServerData(chunk));
    client.on("error", () => server.destroy()).on("close", () => server.destroy());
    server.on("error", () => client.destroy()).on("close", () => client.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const close = () => void proxy.close();
  return { port: (proxy.address() as AddressInfo).port, close };
}

/** A proxied connection. A message has a type byte, a length and a payload; the first one has no type. */
class ProxiedConnection {
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #watch: Watch;
  #rest = Buffer.alloc(0);
  #isOpen = false;
  /** The texts of prepared statements by their names; the unnamed one has an empty name. */
  readonly #texts = new Map<string, string>();
  #halt: Halt | undefined;

  constructor(client: Socket, server: Socket, watch: Watch) {
    this.#client = client;
    this.#server = server;
    this.#watch = watch;
  }

  onClientData(chunk: Buffer) {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let message = this.#next(); message; message = this.#next()) {
      const statement = this.#read(message);
      if (statement && !this.#halt) this.#stop(this.#watch(this, statement));
      if (this.#halt?.loses !== "statement") this.#server.write(message);
    }
  }

  onServerData(chunk: Buffer) {
    if (!this.#halt) this.#client.write(chunk);
    else if (this.#halt.loses === "answer") this.#halt.reached();
  }

  #stop(halt: Halt | undefined) {
    this.#halt = halt;
    if (halt?.loses === "statement") halt.reached();
  }

  #next(): Buffer | undefined {
    const head = this.#isOpen ? 1 : 0;
    if (this.#rest.length < head + 4) return undefined;
    const length = head + this.#rest.readUInt32BE(head);
    if (this.#rest.length < length) return undefined;
    const message = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return message;
  }

  #read(message: Buffer): Statement | undefined {
    const kind = this.#isOpen ? String.fromCharCode(message[0] ?? 0) : "";
    this.#isOpen = true;
    if (kind === "Q") return { text: readCString(message, 5).text, params: [] };
    if (kind === "P") {
      const { text: name, end } = readCString(message, 5);
      this.#texts.set(name, readCString(message, end).text);
    }
    if (kind !== "B") return undefined;
    const { text: name, end } = readCString(message, readCString(message, 5).end);
    return { text: this.#texts.get(name) ?? "", params: readBindParams(message, end) };
  }
}

function readCString(message: Buffer, start: number) {
  const end = message.indexOf(0, start);
  return { text: message.toString("utf8", start, end), end: end + 1 };
}

/** Reads the parameters of a Bind message after the names of portal and statement: formats, then length and value of each. */
function readBindParams(message: Buffer, start: number): string[] {
  let at = start + 2 + 2 * message.readUInt16BE(start);
  const count = message.readUInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = message.readInt32BE(at);
    const param = length < 0 ? "" : message.toString("utf8", at + 4, at + 4 + length);
    at += 4 + Math.max(0, length);
    return param;
  });
}
