import { testApp } from "../testing/test-app.ts";

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
