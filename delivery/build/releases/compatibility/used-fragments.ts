import type { Module } from "@swc/core";
import type { PackageManifest } from "../package-manifest.ts";
import { findEmbeds } from "./find-embeds.ts";
import { importContract } from "./import-contract.ts";

/** The schema of a fragment's props, as @ligate/contract/compatibility/fragment-schemas writes it. */
interface PropsSchema {
  properties?: Record<string, unknown>;
}

interface FragmentSchemasModule {
  fragmentSchemas: () => Record<string, PropsSchema>;
}

/**
 * Reads the fragments that a browser build embeds, with the schemas of the props that it passes, and those that it
 * exposes, with the schemas of the props that they take.
 * @throws if it exposes a fragment that the contract does not declare
 */
export async function readFragments(
  packageDir: string,
  { name: owner, ligate }: PackageManifest,
  scripts: readonly Module[],
): Promise<{ embeds: Record<string, PropsSchema>; offers: Record<string, PropsSchema> }> {
  const module = "compatibility/fragment-schemas";
  const schemas = (await importContract<FragmentSchemasModule>(packageDir, module)).fragmentSchemas();
  const known = new Map(
    Object.entries(schemas).map(([name, { properties = {} }]) => [name, Object.keys(properties)]),
  );
  const embeds = [...findEmbeds(scripts, known)].map(([name, props]): [string, PropsSchema] => {
    const { properties = {}, ...schema } = schemas[name] ?? {};
    const passed = Object.entries(properties).filter(([prop]) => props.has(prop));
    return [name, { ...schema, properties: Object.fromEntries(passed) }];
  });
  const offers = Object.keys(ligate.fragments).map((exposed): [string, PropsSchema] => {
    const name = exposed.replace(/^\./, owner);
    const schema = schemas[name];
    if (schema) return [name, schema];
    throw new Error(
      `${owner} exposes the fragment ${name}, which the contract does not declare. Declare its props in ` +
        "shared/contract/src/remotes/fragments.ts, or remove it from ligate.fragments in package.json.",
    );
  });
  return { embeds: sortedByName(embeds), offers: sortedByName(offers) };
}

const sortedByName = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
