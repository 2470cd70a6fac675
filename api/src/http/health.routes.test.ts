import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { testApp } from "../testing/test-app.ts";
import { healthRoutes } from "./health.routes.ts";

const { app } = testApp();

it("reports alive and ready on a migrated database", async () => {
  expect((await app().inject("/healthz")).json()).toEqual({ alive: true });
  expect((await app().inject("/readyz")).json()).toEqual({ ready: true, problems: [] });
});

it("answers an unknown path with a sentence", async () => {
  const answer = await app().inject("/nowhere?x=1");

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ detail: "There is nothing at GET /nowhere." });
});

it("does not answer an unknown call like an item that does not exist", async () => {
  const answer = await app().inject("/api/nowhere/?x=1");

  expect(answer.statusCode).toBe(501);
  expect(answer.json()).toEqual({
    detail: "This part of the store is being updated. Please try again in a few minutes.",
    call: "GET /api/nowhere/",
  });
});

describe("on a database that fails", () => {
  /** Why the schema does not fit. */
  let findConflicts: () => Promise<string[]>;
  let server: FastifyInstance;

  beforeEach(async () => {
    findConflicts = async () => [];
    server = Fastify();
    server.decorate("db", {} as Database).decorate("stopping", new AbortController());
    await server.register(healthRoutes, {
      ...{ checkEveryMs: 10, readyForMs: 400 },
      findConflicts: () => findConflicts(),
    });
  });
  afterEach(() => server.close());

  const fail = () => Promise.reject(new Error("connection refused"));
  const isReady = async () => {
    const { statusCode, body } = await server.inject("/readyz");
    expect(JSON.parse(body)).toMatchObject({ ready: statusCode === 200 });
    return statusCode === 200;
  };

  it("becomes ready with the first answer of the database", async () => {
    findConflicts = fail;
    expect(await isReady()).toBe(false);

    findConflicts = async () => [];
    await pause(50);
    expect(await isReady()).toBe(true);
  });

  it.each([
    ["fails", fail],
    ["does not answer", () => new Promise<string[]>(() => undefined)],
  ])("stays ready while the database %s for a short time", async (_what, failing) => {
    expect(await isReady()).toBe(true);
    findConflicts = failing;
    await pause(200);
    expect(await isReady()).toBe(true);

    await pause(300);
    expect(await isReady()).toBe(false);
  });

  it("is not ready as soon as its schema does not fit, and says why", async () => {
    expect(await isReady()).toBe(true);
    findConflicts = async () => ["The column orders.total_cents is missing."];
    await pause(50);
    expect(await isReady()).toBe(false);
    expect((await server.inject("/readyz")).json().problems).toEqual([
      "The column orders.total_cents is missing.",
    ]);
  });

  it("is not ready while it finishes its last requests", async () => {
    expect(await isReady()).toBe(true);
    server.stopping.abort();
    expect(await isReady()).toBe(false);
  });

  it("checks no more when the server is closed", async () => {
    let checks = 0;
    findConflicts = async () => {
      checks++;
      return [];
    };
    await server.ready();
    await server.close();
    const checksUntilClosed = checks;
    await pause(50);

    expect(checks).toBe(checksUntilClosed);
  });
});
