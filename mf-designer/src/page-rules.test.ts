/** @jest-environment node */
import { keepPageRules } from "@ligate/platform/page-rules";
import { routes } from "./routes.ts";

it("keeps the rules of every page", async () => {
  await expect(keepPageRules(routes)).resolves.toBeUndefined();
});
