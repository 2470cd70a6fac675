/** @jest-environment node */
import { keepPageRules } from "@ligate/platform/page-rules";
import { routes } from "./routes.ts";

it("has pages that a server can render", () => keepPageRules(routes));
