/** @jest-environment node */
import { assertRouteConventions } from "@ligate/platform/testing/route-conventions";
import { routes } from "./routes.ts";

it("follows the route conventions", () => assertRouteConventions(routes));
