/** @jest-environment node */
import { keepPageRules } from "@ligate/platform/page-rules";
import { routes } from "./routes.ts";

it("keeps the rules that let a server render every page", () => keepPageRules(routes));
