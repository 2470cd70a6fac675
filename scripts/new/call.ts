import { appendFileSync, existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { NodePlopAPI } from "plop";
import * as templates from "./call-templates.ts";
import { addImport, createFile, format, insertBefore, pathParams } from "./edit-file.ts";

interface CallAnswers {
  /** Folder of the contract, such as `content`. */
  noun: string;
  /** Name of the call in the contract, such as `getFaq`. */
  name: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** Name of the response's schema, such as `Faq`. */
  response: string;
  /** Folder of the API's module, such as `catalog/content`. */
  folder: string;
}

const CONTRACT = "shared/contract/src";
const MODULES = "api/src/modules";
const SAMPLES = "api/src/testing/samples/sample-public-calls.ts";

type Render = (template: string) => string;

/** `pnpm new call`: schema and endpoint in the contract, a route of the API, its sample and a test. */
export function addCallGenerator(plop: NodePlopAPI): void {
  plop.setGenerator("call", {
    description: "a call of the API: schema, endpoint, route, sample and test",
    prompts: [
      { type: "input", name: "noun", message: `Folder of ${CONTRACT}, such as content` },
      { type: "input", name: "name", message: "Name of the call, such as getFaq" },
      { type: "list", name: "method", message: "Method", choices: ["GET", "POST", "PATCH", "DELETE"] },
      { type: "input", name: "path", message: "Path, such as /api/interface/get-faq/:id/" },
      { type: "input", name: "response", message: "Name of the response's schema, such as Faq" },
      { type: "input", name: "folder", message: `Folder of ${MODULES}, such as catalog/content` },
    ],
    actions(input) {
      const answers = input as CallAnswers;
      const root = plop.getDestBasePath();
      const endpoints = join(root, CONTRACT, answers.noun, "endpoints.ts");
      const data = {
        ...answers,
        tag: tagIn(endpoints),
        params: pathParams(answers.path),
        hasBody: answers.method === "POST" || answers.method === "PATCH",
        subfolder: basename(answers.folder),
        toSource: "../".repeat(answers.folder.split("/").length + 1),
      };
      const render = (template: string) => plop.renderString(template, data);
      const test = join(root, MODULES, answers.folder, render("{{kebabCase name}}.test.ts"));
      const change = (edit: () => string[]) => () => {
        const files = edit();
        format(files);
        return files.join(", ");
      };
      return [
        change(() => addToContract(join(root, CONTRACT), answers.noun, render)),
        change(() => addRoute(join(root, MODULES), answers.folder, render)),
        change(() => [insertBefore(join(root, SAMPLES), "};", render(templates.SAMPLE))]),
        { type: "add", path: test, templateFile: "templates/call.test.ts.hbs", data },
        change(() => [test]),
        "Next: write the schemas, the route and the test; then run pnpm --filter api examples for the API reference.",
      ];
    },
  });
}

/** The tag of the other calls in the same file. */
const tagIn = (endpoints: string): string =>
  (existsSync(endpoints) && /tag: "(\w+)"/.exec(readFileSync(endpoints, "utf8"))?.[1]) || "content";

/** Adds the schema and the endpoint, and a new folder to the table of calls. */
function addToContract(contract: string, noun: string, render: Render): string[] {
  const [table, schemas, endpoints] = ["contract.ts", `${noun}/schemas.ts`, `${noun}/endpoints.ts`].map(
    (file) => join(contract, file),
  ) as [string, string, string];
  if (!existsSync(schemas)) createFile(schemas, templates.ZOD_IMPORT);
  if (!existsSync(endpoints)) {
    createFile(endpoints, templates.ENDPOINT_IMPORT);
    addImport(table, render(templates.NOUN_IMPORT));
    insertBefore(table, "};", render("  ...{{camelCase noun}},\n"));
  }
  appendFileSync(schemas, render(templates.SCHEMA));
  addImport(endpoints, render(templates.SCHEMA_IMPORT));
  appendFileSync(endpoints, render(templates.ENDPOINT));
  return [schemas, endpoints, table];
}

/** Adds the route to the routes of a folder, or creates them and registers them in the module's. */
function addRoute(modules: string, folder: string, render: Render): string[] {
  const existing = globSync(join(modules, folder, "*.routes.ts")).find((file) =>
    readFileSync(file, "utf8").includes("route(app, contract."),
  );
  if (existing) return [insertBefore(existing, "};", render(templates.ROUTE))];

  const module = folder.split("/")[0] ?? "";
  const moduleRoutes = join(modules, module, `${module}.routes.ts`);
  const routes = join(modules, folder, `${basename(folder)}.routes.ts`);
  createFile(routes, render(templates.ROUTES_FILE));
  insertBefore(routes, "};", render(templates.ROUTE));
  addImport(moduleRoutes, render(templates.ROUTES_IMPORT));
  insertBefore(moduleRoutes, "};", render("  await app.register({{camelCase noun}}Routes);\n"));
  return [routes, moduleRoutes];
}
