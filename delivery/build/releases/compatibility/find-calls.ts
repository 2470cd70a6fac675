import type { CallExpression, Module } from "@swc/core";
import { listParts, type Syntax, stringValue } from "./scripts.ts";

const METHODS = new Set(["get", "post", "patch", "put", "delete"]);

/**
 * Finds the calls of the API that a script makes. `api.get("/api/x/")` uses that call; a path that occurs anywhere else,
 * such as in a constant or as the argument of a hook, uses all calls of the path.
 * @param keys calls of the contract, such as `GET /api/blogs/get-blog/:id/`
 * @returns the keys in use
 */
export function findCalls(script: Module, keys: readonly string[]): string[] {
  const uses = new Set<string>();
  collectUses(script, uses);
  return keys.filter((key) => uses.has(key) || uses.has(requestPath(key)));
}

const requestPath = (key: string): string => key.slice(key.indexOf(" ") + 1);

/** Collects the strings of a syntax tree, with the method where they are the path of a call. */
function collectUses(node: Syntax, uses: Set<string>): void {
  const call = isCall(node) ? methodCall(node) : undefined;
  if (call) {
    uses.add(`${call.method.toUpperCase()} ${call.path}`);
    for (const part of call.rest) collectUses(part, uses);
    return;
  }
  const text = stringValue(node);
  if (text !== undefined) uses.add(text);
  for (const part of listParts(node)) collectUses(part, uses);
}

const isCall = (node: Syntax): node is CallExpression => node.type === "CallExpression";

/** A call of a method with a string as its first argument, and what else the call contains. */
function methodCall({ callee, arguments: args }: CallExpression) {
  const [first, ...others] = args;
  const path = stringValue(first?.expression);
  if (path === undefined || callee.type !== "MemberExpression") return;
  const { property, object } = callee;
  if (property.type !== "Identifier" || !METHODS.has(property.value)) return;
  return { method: property.value, path, rest: listParts([object, ...others]) };
}
