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
type Watch = (statement: Statement) => Halt | undefined;

/**
 * A proxy between the API and PostgreSQL that parses statements and halts connections.
 * @param watchConnection called for each connection
 */
export async function startPostgresProxy(port: number, watchConnection: () => Watch) {
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    // Without this, Nagle's algorithm would delay the many small messages.
    for (const socket of [client, server]) socket.setNoDelay(true);
    client.on("error", () => server.destroy()).on("close", () => server.destroy());
    server.on("error", () => client.destroy()).on("close", () => client.destroy());
    forward(client, server, watchConnection());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return { port: (proxy.address() as AddressInfo).port, close: () => void proxy.close() };
}

function forward(client: Socket, server: Socket, watch: Watch) {
  const readStatement = createParser();
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let halt: Halt | undefined;

  client.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let length = messageLength(rest, isFirst); length > 0; length = messageLength(rest, isFirst)) {
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      const statement = isFirst ? undefined : readStatement(message);
      isFirst = false;
      if (statement && !halt) {
        halt = watch(statement);
        if (halt?.loses === "statement") halt.reached();
      }
      if (halt?.loses !== "statement") server.write(message);
    }
  });
  server.on("data", (chunk: Buffer) => {
    if (!halt) client.write(chunk);
    else if (halt.loses === "answer") halt.reached();
  });
}

/**
 * A message has a type byte, a length and a payload; the first one has no type.
 * @returns 0 until it is complete
 */
function messageLength(bytes: Buffer, isFirst: boolean): number {
  const head = isFirst ? 0 : 1;
  const length = bytes.length < head + 4 ? Number.POSITIVE_INFINITY : head + bytes.readUInt32BE(head);
  return bytes.length < length ? 0 : length;
}

/** @returns reads the statement that a message executes: a query, or the binding of a prepared statement */
function createParser() {
  /** By name; the unnamed one has an empty name. */
  const prepared = new Map<string, string>();
  return (message: Buffer): Statement | undefined => {
    const type = String.fromCharCode(message[0] ?? 0);
    const first = readText(message, 5);
    if (type === "Q") return { text: first.text, params: [] };
    if (type === "P") prepared.set(first.text, readText(message, first.end).text);
    if (type !== "B") return undefined;
    const name = readText(message, first.end);
    return { text: prepared.get(name.text) ?? "", params: readParams(message, name.end) };
  };
}

function readText(message: Buffer, start: number) {
  const end = message.indexOf(0, start);
  return { text: message.toString("utf8", start, end), end: end + 1 };
}

/**
 * Reads the parameters of a Bind message after the names of portal and statement: formats, then length and
 * value of each.
 */
function readParams(message: Buffer, start: number): string[] {
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
