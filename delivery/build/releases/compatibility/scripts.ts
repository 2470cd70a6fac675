import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Module,
  type Node,
  type ObjectExpression,
  parseSync,
  type StringLiteral,
  type TemplateLiteral,
} from "@swc/core";

/** A syntax tree, or a part of one. */
export type Syntax = Partial<Node>;

/** Parses the browser scripts of a build. @param dir folder of the emitted files */
export const parseScripts = (dir: string): Module[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(".js"))
    .map((name) => parseSync(readFileSync(join(dir, name), "utf8")));

/** The parts of a syntax tree's node. */
export const listParts = (node: object): Syntax[] =>
  Object.values(node).filter((part) => typeof part === "object" && part !== null);

/** The text of a string, or of a template without expressions. */
export function stringValue(node: Syntax | undefined): string | undefined {
  if (isString(node)) return node.value;
  return isTemplate(node) && node.quasis.length === 1 ? node.quasis[0]?.cooked : undefined;
}

export const isString = (node: Syntax | undefined): node is StringLiteral => node?.type === "StringLiteral";

export const isTemplate = (node: Syntax | undefined): node is TemplateLiteral =>
  node?.type === "TemplateLiteral" && "quasis" in node;

/** The properties of an object, name → value; `undefined` if one is spread, computed, or not written as `name: value`. */
export function readProperties(node: Syntax | undefined): Map<string, Syntax> | undefined {
  if (node?.type !== "ObjectExpression") return undefined;
  const properties = new Map<string, Syntax>();
  for (const property of (node as ObjectExpression).properties) {
    if (property.type !== "KeyValueProperty" || property.key.type === "Computed") return undefined;
    properties.set(String(property.key.value), property.value);
  }
  return properties;
}
