import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { testApp } from "../testing/test-app.ts";
import { healthRoutes } from "./health.routes.ts";

const { app } = testApp();

it("reports alive and ready on a migrated database", async () => {
  expect((await app().inject("/healthz")).json()).toEqual({ alive: true });
  expect((await app().inject("/readyz")).json()).toEqual({ ready: true });
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
  /** The number of migrations that have run. */
  let count: () => Promise<number>;
  let server: FastifyInstance;

  beforeEach(async () => {
    count = async () => 1_000;
    server = Fastify();
    const execute = async () => ({ rows: [{ n: await count() }] });
    server.decorate("db", { execute } as unknown as Database);
    await server.register(healthRoutes, { checkEveryMs: 10, readyForMs: 400 });
  });
  afterEach(() => server.close());

  const fail = () => Promise.reject(new Error("connection refused"));
  const isReady = async () => {
    const { statusCode, body } = await server.inject("/readyz");
    expect(JSON.parse(body)).toEqual({ ready: statusCode === 200 });
    return statusCode === 200;
  };

  it("becomes ready with the first answer of the database", async () => {
    count = fail;
    expect(await isReady()).toBe(false);

    count = async () => 1_000;
    await pause(50);
    expect(await isReady()).toBe(true);
  });

  it.each([
    ["fails", fail],
    ["does not answer", () => new Promise<number>(() => undefined)],
  ])("stays ready while the database %s for a short time", async (_what, failingCount) => {
    expect(await isReady()).toBe(true);
    count = failingCount;
    await pause(200);
    expect(await isReady()).toBe(true);

    await pause(300);
    expect(await isReady()).toBe(false);
  });

  it("is not ready as soon as a migration is missing", async () => {
    expect(await isReady()).toBe(true);
    count = async () => 0;
    await pause(50);
    expect(await isReady()).toBe(false);
  });

  it("checks no more when the server is closed", async () => {
    let checks = 0;
    count = async () => ++checks;
    await server.ready();
    await server.close();
    const checksUntilClosed = checks;
    await pause(50);

    expect(checks).toBe(checksUntilClosed);
  });
});
