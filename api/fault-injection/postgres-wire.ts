import { connect, createServer, type Socket } from "node:net";
import { type Listening, listen } from "./listen.ts";

export interface Statement {
  text: string;
  params: string[];
}

/** What is to happen to a statement: it never reaches the database, or its answer never reaches the API. */
export interface Halt {
  loses: "statement" | "answer";
  /** Told when it is so. From then on the connection is silent. */
  reached: () => void;
}

/** Looks at a statement of a connection before it is passed on. */
export type Watch = (connection: object, statement: Statement) => Halt | undefined;

/** Stands between the API and PostgreSQL, reads along, and holds connections where it is told to. */
export function postgresWire(port: number, watch: Watch): Promise<Listening> {
  return listen(
    createServer((client) => {
      const server = connect(port, "127.0.0.1");
      // Many small messages: put together by the system they would wait for one another.
      for (const socket of [client, server]) socket.setNoDelay(true);
      const line = new Line(client, server, watch);
      client.on("data", (chunk: Buffer) => line.say(chunk));
      server.on("data", (chunk: Buffer) => line.answer(chunk));
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        one.on("error", () => other.destroy()).on("close", () => other.destroy());
      }
    }),
  );
}

/** One connection. Messages are a letter, their length, and what they say; the first has no letter. */
class Line {
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #watch: Watch;
  #rest = Buffer.alloc(0);
  #isOpen = false;
  #text = "";
  #halt: Halt | undefined;

  constructor(client: Socket, server: Socket, watch: Watch) {
    this.#client = client;
    this.#server = server;
    this.#watch = watch;
  }

  say(chunk: Buffer) {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let message = this.#next(); message; message = this.#next()) {
      const statement = this.#read(message);
      if (statement && !this.#halt) this.#stop(this.#watch(this, statement));
      if (this.#halt?.loses !== "statement") this.#server.write(message);
    }
  }

  answer(chunk: Buffer) {
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
    if (kind === "Q") return { text: textAt(message, 5).text, params: [] };
    if (kind === "P") this.#text = textAt(message, textAt(message, 5).end).text;
    return kind === "B" ? { text: this.#text, params: paramsOf(message) } : undefined;
  }
}

function textAt(message: Buffer, start: number) {
  const end = message.indexOf(0, start);
  return { text: message.toString("utf8", start, end), end: end + 1 };
}

/** Of a Bind: names of portal and statement, formats, then the parameters with their lengths. */
function paramsOf(message: Buffer): string[] {
  let at = textAt(message, textAt(message, 5).end).end;
  at += 2 + 2 * message.readUInt16BE(at);
  const count = message.readUInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = message.readInt32BE(at);
    const param = length < 0 ? "" : message.toString("utf8", at + 4, at + 4 + length);
    at += 4 + Math.max(0, length);
    return param;
  });
}
