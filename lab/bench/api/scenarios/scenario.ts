import { Browser } from "../../../../api/src/testing/browser.ts";
import { HttpTransport } from "../../../http-transport.ts";
import type { BenchStore } from "../store/open-store.ts";

/** Sends a request, or several that belong together, and waits for the responses. */
export type Send = () => Promise<void>;

/** The names of the bare server's statements, by which scenarios are compared with it. */
export type Yardstick = "bare, by key" | "bare, list of 20";

/** A kind of request. */
export interface Scenario {
  name: string;
  /** The process that responds. */
  server: "api" | "bare";
  /** Requests of a round. */
  requests: number;
  /** At most this many times the CPU time of the bare server's statement. */
  aim?: { of: Yardstick; atMost: number };
  /** The first size of the growth table at which its response has its full length; the first one by default. */
  fullAnswerFromSize?: number;
  /** Seconds after the last response in which work that it has begun still counts. */
  settlesInS?: number;
  /** Prepares one of the clients that send at the same time. */
  client(visitor: Visitor, store: BenchStore): Promise<Send>;
}

/** A client with its own connection, address and cookies. */
export interface Visitor {
  n: number;
  browser: Browser;
  connection: HttpTransport;
}

let visitors = 0;

/** A new visitor of a server, with an IP address that no other has. */
export function newVisitor(origin: string): Visitor {
  const n = ++visitors;
  const connection = new HttpTransport(() => origin, 1);
  return { n, connection, browser: new Browser(connection, `198.18.${n >> 8}.${n & 255}`) };
}

/** Reads the body of a response. @throws if the status is not 200 */
export async function readBody(response: ReturnType<Browser["get"]>) {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`The response is ${status}: ${JSON.stringify(body)}`);
  return body;
}
