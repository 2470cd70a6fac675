import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { CommandContext } from "./command.ts";
import type { CommandResult } from "./run-command.ts";

/** A request of `pnpm staff` to a running API. */
interface StaffRequest {
  args: string[];
  folder: string;
  /** The user of the operating system. */
  actor: string;
  /** The width of the terminal in columns. */
  width?: number;
}

/** The part of the context that the API provides; the caller sends the rest. */
type Shop = Omit<CommandContext, "folder" | "actor">;

const socketPath = (dataDir: string) => join(dataDir, "staff.sock");

/**
 * Accepts staff commands on a socket in the data folder that only the user of this process may open. Does nothing if
 * another API process listens there already.
 * @returns stops listening
 */
export async function listenForStaff(dataDir: string, shop: Shop): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  const other = await tryConnect(path);
  other?.destroy();
  if (other) return async () => undefined;
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void respond(socket, shop));
  await listen(server, path);
  return () => new Promise((done) => server.close(() => done()));
}

/** Listens with a restrictive umask, so that the socket is never accessible to other users. */
function listen(server: Server, path: string): Promise<void> {
  return new Promise((done, failed) => {
    const mask = process.umask(0o177);
    try {
      server.once("error", failed).listen(path, () => {
        chmodSync(path, 0o600);
        done();
      });
    } finally {
      process.umask(mask);
    }
  });
}

async function respond(socket: Socket, shop: Shop) {
  socket.on("error", () => socket.destroy());
  try {
    const { args, folder, actor, width } = JSON.parse(await text(socket)) as StaffRequest;
    // Loaded with the first command: a process that serves pages does not need the commands.
    const { runCommand } = await import("./run-command.ts");
    socket.end(JSON.stringify(await runCommand({ ...shop, folder, actor }, args, width)));
  } catch {
    socket.destroy();
  }
}

/** Sends a command to the API that uses this data folder; `undefined` if none runs. */
export async function sendToRunningApi(
  dataDir: string,
  call: StaffRequest,
): Promise<CommandResult | undefined> {
  const socket = await tryConnect(socketPath(dataDir));
  if (!socket) return undefined;
  socket.end(JSON.stringify(call));
  const answered = await text(socket);
  if (answered === "") return { problem: "The API has stopped. Check whether the command was completed." };
  return JSON.parse(answered) as CommandResult;
}

function tryConnect(path: string): Promise<Socket | undefined> {
  return new Promise((done) => {
    const socket = connect({ path, allowHalfOpen: true });
    socket.once("connect", () => done(socket)).once("error", () => done(undefined));
  });
}
