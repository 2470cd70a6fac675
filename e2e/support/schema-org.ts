import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A schema.org object with the address of its page. */
export interface StructuredData {
  address: string;
  data: object;
}

const TSC = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const OPTIONS = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--pretty", "false"];

/** The JSON-LD of a document. */
export function structuredData(address: string, html: string): StructuredData[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => ({ address, data: JSON.parse(json) }));
}

/**
 * Compiles objects as types of schema.org's definitions, which schema-dts generates: unknown types, properties that their
 * type does not have, and values of other types are errors.
 * @param file the TypeScript file to write, in a folder from which schema-dts can be resolved
 * @returns the compiler's messages, or "" without errors
 */
export function schemaErrors(all: StructuredData[], file: string): string {
  const constants = all.map(
    ({ address, data }, i) =>
      `// ${address}\nexport const data${i}: SchemaObject = ${JSON.stringify(data, withoutInputs)};`,
  );
  const header = `import type { Thing, WithContext } from "schema-dts";\ntype SchemaObject = WithContext<Exclude<Thing, string>>;`;
  writeFileSync(file, [header, ...constants, ""].join("\n"));
  try {
    execFileSync(process.execPath, [TSC, ...OPTIONS, file], { encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error);
  }
}

/** Leaves out annotations of actions, such as `query-input`: they are no properties of schema.org. */
const withoutInputs = (key: string, value: unknown) => (key.endsWith("-input") ? undefined : value);
