/** @jest-environment node */
import { assertRouteConventions } from "@ligate/platform/testing/route-conventions";
import { routes } from "./routes.ts";

it("every page can be rendered where there is no browser", () => assertRouteConventions(routes));
