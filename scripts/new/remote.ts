import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePlopAPI } from "plop";
import { format, insertBefore } from "./edit-file.ts";
import { addPage } from "./page.ts";

/** Written into every remote as they are in mf-account. */
const SAME_FILES = ["jest.config.ts", "tsconfig.json", "webpack.config.ts"];

/** `pnpm new remote`: a remote with a page, its route and test, a fragment and a development port. */
export function addRemoteGenerator(plop: NodePlopAPI): void {
  plop.setGenerator("remote", {
    description: "a remote: package, page, route, fragment and test",
    prompts: [{ type: "input", name: "page", message: "Title of its first page, such as Lab news" }],
    actions(input) {
      const root = plop.getDestBasePath();
      const name = plop.renderString("{{kebabCase page}}", input ?? {});
      const remote = `mf-${name}`;
      const dir = join(root, remote);
      const data = { name, remote, port: 1 + Math.max(...developmentPorts(root)) };
      const add = (template: string, path: string) => ({
        ...{ type: "add", path: join(dir, path), data },
        templateFile: `templates/remote/${template}.hbs`,
      });
      return [
        add("package.json", "package.json"),
        add("README.md", "README.md"),
        () => copySameFiles(join(root, "mf-account"), dir),
        add("routes.ts", "src/routes.ts"),
        add("routes.test.ts", "src/routes.test.ts"),
        ...addPage(plop, { remote, name, path: name, call: "" }),
        add("teaser.fragment.tsx", `src/${name}/${name}-teaser.fragment.tsx`),
        () => declareFragment(root, `${remote}/${name}-teaser`),
        () => {
          format([join(dir, "package.json"), join(dir, "src")]);
          return "formatted";
        },
        "Next: npm run pnpm -- install. docs/adding-a-remote.md describes how it is tested and released.",
      ];
    },
  });
}

/** The development ports that are taken. */
const developmentPorts = (root: string): number[] =>
  globSync(join(root, "{shell,mf-*}/package.json")).map(
    (file) => JSON.parse(readFileSync(file, "utf8")).ligate.developmentPort,
  );

function copySameFiles(from: string, to: string): string {
  for (const file of SAME_FILES) cpSync(join(from, file), join(to, file));
  return SAME_FILES.join(", ");
}

/** Declares the props of a fragment: in the contract, and in the contract tests, which repeat it. */
function declareFragment(root: string, fragment: string): string {
  const contract = join(root, "shared/contract/src/remotes/fragments.ts");
  const tests = join(root, "e2e/contracts/fragment-props.ts");
  insertBefore(contract, "};\nexport type FragmentName", `  "${fragment}": z.strictObject({}),\n`);
  insertBefore(tests, "};\n\n/** The modules", `  "${fragment}": { props: {}, shows: {} },\n`);
  return `${contract}, ${tests}`;
}
