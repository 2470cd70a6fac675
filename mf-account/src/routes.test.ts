/** @jest-environment node */
import { keepPageRules } from "@ligate/platform/page-rules";
import { routes } from "./routes.ts";

it("follows the route conventions", () => keepPageRules(routes));
