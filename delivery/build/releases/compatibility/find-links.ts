import type { KeyValueProperty, Module } from "@swc/core";
import { RESERVED_SEGMENTS, type Release } from "../../release-format/release.ts";
import { isString, isTemplate, listParts, type Syntax } from "./scripts.ts";

/** Properties of components and of navigations whose value is an address. */
const LINK_PROPERTIES = new Set(["to", "href"]);

/**
 * Finds the addresses in scripts. `:` stands for a segment that is computed: of `/order/${number}?new`, the address is
 * `/order/:`.
 */
export function findLinks(scripts: readonly Module[]): NonNullable<Release["links"]> {
  const [certain, possible] = [new Set<string>(), new Set<string>()];
  for (const script of scripts) collect(script);
  return {
    certain: [...certain].sort(),
    possible: [...possible].filter((address) => !certain.has(address)).sort(),
  };

  function collect(node: Syntax): void {
    if (isLinkProperty(node)) add(certain, readPath(node.value)?.replace(/(.)\/$/, "$1"));
    // Where a text ends with a slash, the code adds a segment; to a segment, it adds a query.
    add(
      possible,
      readPath(node)
        ?.replace(/(.)\/$/, "$1/:")
        .replace(/([^/:]):.*/, "$1"),
    );
    for (const part of listParts(node)) collect(part);
  }
}

function add(addresses: Set<string>, path: string | undefined): void {
  if (path !== undefined && isAddress(path)) addresses.add(path);
}

const isAddress = (path: string): boolean =>
  /^(\/|(\/(:|[\w~.%-]+))+)$/.test(path) && !RESERVED_SEGMENTS.includes(path.split("/")[1] ?? "");

const isLinkProperty = (node: Syntax): node is KeyValueProperty => {
  const { type, key } = node as Partial<KeyValueProperty>;
  return type === "KeyValueProperty" && key?.type === "Identifier" && LINK_PROPERTIES.has(key.value);
};

/** The text of a string or of a template before a query, with `:` for each expression. */
function readPath(node: Syntax): string | undefined {
  if (isString(node)) return node.value.split(/[?#]/)[0];
  if (!isTemplate(node)) return undefined;
  const text = node.quasis.map(({ cooked }) => cooked).join(":");
  return text.split(/[?#]/)[0]?.replaceAll(/:+/g, ":");
}
