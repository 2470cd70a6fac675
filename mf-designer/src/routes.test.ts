/** @jest-environment node */
import { assertRouteConventions } from "@ligate/platform/testing/route-conventions";
import { routes } from "./routes.ts";

it("keeps the rules of every page", async () => {
  await expect(assertRouteConventions(routes)).resolves.toBeUndefined();
});
