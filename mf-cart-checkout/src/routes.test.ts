/** @jest-environment node */
import { assertRouteConventions } from "@ligate/platform/testing/route-conventions";
import { routes } from "./routes.ts";

it("has pages that a server can render", () => assertRouteConventions(routes));
