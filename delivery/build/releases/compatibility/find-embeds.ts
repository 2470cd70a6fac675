import type { Module } from "@swc/core";
import { listParts, readProperties, type Syntax, stringValue } from "./scripts.ts";

/**
 * Finds the fragments that scripts embed. Of `{ name: "mf-catalog/contact-form", props: { person } }`, as JSX is compiled,
 * the names of the props are known; wherever else the name of a fragment occurs, all of its props may be passed.
 * @param props of each fragment of the contract
 * @returns fragment → names of the props that are passed
 */
export function findEmbeds(
  scripts: readonly Module[],
  props: ReadonlyMap<string, readonly string[]>,
): Map<string, Set<string>> {
  const embeds = new Map<string, Set<string>>();
  for (const script of scripts) collect(script);
  return embeds;

  function collect(node: Syntax): void {
    const { name, passed, rest } = readEmbed(node);
    const all = name === undefined ? undefined : props.get(name);
    if (name !== undefined && all) {
      embeds.set(name, new Set([...(embeds.get(name) ?? []), ...(passed ?? all)]));
    }
    for (const part of all ? rest : listParts(node)) collect(part);
  }
}

/** A string that can be the name of a fragment, the props that are passed to it if they are known, and what else there is. */
function readEmbed(node: Syntax): { name?: string | undefined; passed?: Iterable<string>; rest: Syntax[] } {
  const properties = readProperties(node);
  const passed = readProperties(properties?.get("props"));
  if (!properties || !passed) return { name: stringValue(node), rest: [] };
  const name = stringValue(properties.get("name"));
  properties.delete("name");
  return { name, passed: passed.keys(), rest: [...properties.values()] };
}
