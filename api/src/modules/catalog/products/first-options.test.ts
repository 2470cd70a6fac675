import { setImmediate as nextTurn } from "node:timers/promises";
import { replaceModules } from "../../../testing/replace-modules.ts";

// The modules of a process that has just started.
replaceModules({});

const { offeredPairs } = await import("../../design/index.ts");
const { testApp } = await import("../../../testing/test-app.ts");
const { app } = testApp();

it("answers other requests while the first options after a start are computed", async () => {
  let isComputed = false;
  const options = app()
    .inject("/api/products/load-product-categories/")
    .finally(() => {
      isComputed = true;
    });
  let answered = 0;
  while (!isComputed) {
    await app().inject("/api/csrf/");
    await nextTurn();
    answered++;
  }

  expect((await options).statusCode).toBe(200);
  expect(answered).toBeGreaterThan(offeredPairs().length);
}, 60_000);
