/** Requests over HTTP from the networks of strangers. */
import { randomInt } from "node:crypto";
import type { TestApp } from "../../api/src/testing/test-app.ts";

const TIMEOUT_MS = 60_000;

/** The nth network of strangers. Each has its own limits. */
export const networkAddress = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
export const anyAddress = () => networkAddress(randomInt(2 ** 20));

/** @returns the status; 0 if the connection ended */
export async function fetchStatus(url: string, address = anyAddress()): Promise<number> {
  const headers = { "x-forwarded-for": address, connection: "keep-alive" };
  const options = { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const response = await fetch(url, options).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

interface Injected {
  method: string;
  url: string;
  headers: Record<string, string>;
  remoteAddress: string;
  payload?: string;
}

/** Sends the texts of generated requests, which a test client would encode. */
export const createShop = (origin: string) =>
  ({
    app: () => ({
      async inject({ method, url, headers, remoteAddress, payload }: Injected) {
        const response = await fetch(`${origin}${url}`, {
          ...{ method, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) },
          headers: { ...headers, "x-forwarded-for": remoteAddress },
          ...(payload !== undefined && { body: payload }),
        });
        const type = response.headers.get("content-type");
        return {
          ...{
            statusCode: response.status,
            headers: { "content-type": type },
            payload: await response.text(),
          },
          cookies: response.headers.getSetCookie(),
        };
      },
    }),
  }) as unknown as TestApp;
