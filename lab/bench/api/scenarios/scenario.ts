import { Browser } from "../../../../api/src/testing/browser.ts";
import type { Send } from "../measure/closed-loop.ts";
import { KeepAliveConnection } from "../measure/keep-alive-connection.ts";
import type { BenchStore } from "../store/open-store.ts";

/** The names of the bare server's statements, by which scenarios are compared with it. */
export type Yardstick = "bare, by key" | "bare, list of 20";

/** A kind of request. */
export interface Scenario {
  name: string;
  /** The process that answers. */
  server: "api" | "bare";
  /** Requests of a round. */
  requests: number;
  /** At most this many times the CPU time of the bare server's statement. */
  aim?: { of: Yardstick; atMost: number };
  /** The first size of the growth table at which its answer has its full length; the first one by default. */
  fullAnswerFromSize?: number;
  /** Seconds after the last answer in which work that it has begun still counts. */
  settlesInS?: number;
  /** Prepares one of the clients that send at the same time. */
  client(visitor: Visitor, store: BenchStore): Promise<Send>;
}

/** A client with its own connection, address and cookies. */
export interface Visitor {
  n: number;
  browser: Browser;
  connection: KeepAliveConnection;
}

let visitors = 0;

/** A new visitor of a server, with an IP address that no other has. */
export function newVisitor(origin: string): Visitor {
  const n = ++visitors;
  const connection = new KeepAliveConnection(origin);
  return { n, connection, browser: new Browser(connection, `198.18.${n >> 8}.${n & 255}`) };
}

/** The body of an answer. @throws if the status is not 200 */
export async function bodyOf(answer: ReturnType<Browser["get"]>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`The answer is ${status}: ${JSON.stringify(body)}`);
  return body;
}
