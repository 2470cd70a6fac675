import { join } from "node:path";
import { BROWSER_PACKAGES } from "@ligate/build/packages";
import type { AddActionConfig, CustomActionFunction, NodePlopAPI } from "plop";
import { addImport, format, insertBefore, pathParams } from "./edit-file.ts";

interface PageAnswers {
  remote: string;
  /** Name of the folder, the files and the route. */
  name: string;
  /** Path of the route, without a leading slash. */
  path: string;
  /** Path of the GET call that the loader makes; empty if the page has no loader. */
  call: string;
}

/** `pnpm new page`: loader, page, styles and test in a folder of a remote, and the entry in its route table. */
export function addPageGenerator(plop: NodePlopAPI): void {
  plop.setGenerator("page", {
    description: "a page of a remote: loader, page, styles, test and route",
    prompts: [
      {
        type: "list",
        name: "remote",
        message: "Remote",
        choices: BROWSER_PACKAGES.filter((name) => name.startsWith("mf-")),
      },
      { type: "input", name: "name", message: "Name in kebab-case, such as order-history" },
      { type: "input", name: "path", message: "Path, such as orders/:id" },
      { type: "input", name: "call", message: "GET call of the loader, such as /api/orders/:id/ (or empty)" },
    ],
    actions: (input) => addPage(plop, input as PageAnswers),
  });
}

/** The actions that write a page into a remote. */
export function addPage(plop: NodePlopAPI, answers: PageAnswers): (AddActionConfig | CustomActionFunction)[] {
  const path = answers.path.replace(/^\//, "");
  const name = plop.renderString("{{kebabCase name}}", answers);
  const folder = join(plop.getDestBasePath(), answers.remote, "src", name);
  const files = ["page.tsx", "page.test.tsx", "module.css", ...(answers.call ? ["loader.ts"] : [])];
  const example = exampleOf(path);
  const data = {
    ...{ ...answers, path, example, params: pathParams(answers.call), examplePath: example ?? `/${path}` },
    exampleCall: exampleOf(answers.call) ?? answers.call,
  };
  return [
    ...files.map((file) => ({
      type: "add" as const,
      path: join(folder, `${name}.${file}`),
      templateFile: `templates/${file}.hbs`,
      data,
    })),
    () => addRoute(plop, join(folder, "../routes.ts"), data),
    () => {
      format([...files.map((file) => join(folder, `${name}.${file}`)), join(folder, "../routes.ts")]);
      return "formatted";
    },
  ];
}

const ROUTE = `  {
    id: "{{kebabCase name}}",
    path: "{{path}}",
    {{#if example}}
    handle: { example: "{{example}}" },
    {{/if}}
    {{#if call}}
    loader: {{camelCase name}}Loader,
    {{/if}}
    lazy: () => import(/* webpackChunkName: "{{kebabCase name}}" */ "./{{kebabCase name}}/{{kebabCase name}}.page.tsx"),
  },
`;
const IMPORT = `import { {{camelCase name}}Loader } from "./{{kebabCase name}}/{{kebabCase name}}.loader.ts";`;

function addRoute(plop: NodePlopAPI, routesFile: string, data: { call: string }): string {
  insertBefore(routesFile, "] satisfies RouteObject[];", plop.renderString(ROUTE, data));
  if (data.call) addImport(routesFile, plop.renderString(IMPORT, data));
  return routesFile;
}

/** The path with 1 for each parameter; `undefined` if it has none. */
const exampleOf = (path: string): string | undefined =>
  path.includes(":") ? `/${path.replace(/^\//, "").replaceAll(/:\w+/g, "1")}` : undefined;
