/** @jest-environment node */
import { keepPageRules } from "@ligate/platform/page-rules";
import { routes } from "./routes.ts";

it("every page can be rendered where there is no browser", () => keepPageRules(routes));
