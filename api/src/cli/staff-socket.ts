import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { CommandContext } from "./command.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

/** What `pnpm staff` sends to a store that runs. */
interface StaffRequest {
  args: string[];
  folder: string;
}

const socketOf = (dataDir: string) => join(dataDir, "staff.sock");

/**
 * Takes staff's commands over a socket in the data folder, which nobody but the user of this process may open.
 * Where another process of the store listens there already, it goes on doing so.
 * @returns stops it
 */
export async function listenForStaff(
  dataDir: string,
  shop: Omit<CommandContext, "folder">,
): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  const other = await tryConnect(path);
  other?.destroy();
  if (other) return async () => undefined;
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, shop));
  await listen(server, path);
  return () => new Promise((done) => server.close(() => done()));
}

/** The mask, so that there is no moment at which others could open it. */
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

async function answer(socket: Socket, shop: Omit<CommandContext, "folder">) {
  socket.on("error", () => socket.destroy());
  try {
    const { args, folder } = JSON.parse(await text(socket)) as StaffRequest;
    socket.end(JSON.stringify(await runCommand({ ...shop, folder }, args)));
  } catch {
    socket.destroy();
  }
}

/** Has the store that runs on this data folder do it; `undefined` where none runs. */
export async function sendToRunningApi(
  dataDir: string,
  call: StaffRequest,
): Promise<CommandResult | undefined> {
  const socket = await tryConnect(socketOf(dataDir));
  if (!socket) return undefined;
  socket.end(JSON.stringify(call));
  const answered = await text(socket);
  if (answered === "") return { problem: "The store has stopped meanwhile. Look whether it was done." };
  return JSON.parse(answered) as CommandResult;
}

function tryConnect(path: string): Promise<Socket | undefined> {
  return new Promise((done) => {
    const socket = connect({ path, allowHalfOpen: true });
    socket.once("connect", () => done(socket)).once("error", () => done(undefined));
  });
}
