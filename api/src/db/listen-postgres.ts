import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const RECONNECT_AFTER_MS = 5_000;

/**
 * Calls `onNotify` for each notification of a channel, on a connection of its own, which is opened again if it is lost, and
 * whenever that connection begins to listen.
 * @returns stops listening
 */
export function listenPostgres(
  connectionString: string,
  channel: string,
  onNotify: () => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const listening = keepListening(connectionString, channel, onNotify, stopping.signal);
  return async () => {
    stopping.abort();
    await listening;
  };
}

async function keepListening(
  connectionString: string,
  channel: string,
  onNotify: () => void,
  stop: AbortSignal,
) {
  while (!stop.aborted) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
    client.on("error", () => undefined).on("notification", onNotify);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onNotify();
      await once(client, "end", { signal: stop });
    } catch {
      await client.end().catch(() => undefined);
    }
    await pause(RECONNECT_AFTER_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}
