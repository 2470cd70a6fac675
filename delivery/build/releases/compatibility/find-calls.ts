import {
  type CallExpression,
  type Node,
  parseSync,
  type StringLiteral,
  type TemplateLiteral,
} from "@swc/core";

const METHODS = new Set(["get", "post", "patch", "put", "delete"]);

/**
 * Finds the calls of the API that a script makes. `api.get("/api/x/")` uses that call; a path that occurs anywhere else,
 * such as in a constant or as the argument of a hook, uses all calls of the path.
 * @param source an ES module
 * @param keys calls of the contract, such as `GET /api/blogs/get-blog/:id/`
 * @returns the keys in use
 */
export function findCalls(source: string, keys: readonly string[]): string[] {
  const uses = new Set<string>();
  // Most scripts call nothing, and parsing takes longer than a search.
  if (keys.some((key) => source.includes(requestPath(key)))) collectUses(parseSync(source), uses);
  return keys.filter((key) => uses.has(key) || uses.has(requestPath(key)));
}

const requestPath = (key: string): string => key.slice(key.indexOf(" ") + 1);

/** Collects the strings of a syntax tree, with the method where they are the path of a call. */
function collectUses(value: unknown, uses: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const node = value as Partial<Node>;
  const call = isCall(node) ? methodCall(node) : undefined;
  if (call) {
    uses.add(`${call.method.toUpperCase()} ${call.path}`);
    collectUses(call.rest, uses);
    return;
  }
  const text = stringValue(node);
  if (text !== undefined) uses.add(text);
  for (const child of Object.values(value)) collectUses(child, uses);
}

const isCall = (node: Partial<Node>): node is CallExpression => node.type === "CallExpression";

/** A call of a method with a string as its first argument, and what else the call contains. */
function methodCall({ callee, arguments: args }: CallExpression) {
  const [first, ...others] = args;
  const path = first && stringValue(first.expression);
  if (path === undefined || callee.type !== "MemberExpression") return;
  const { property, object } = callee;
  if (property.type !== "Identifier" || !METHODS.has(property.value)) return;
  return { method: property.value, path, rest: [object, others] };
}

/** The text of a string, or of a template without expressions. */
function stringValue(node: Partial<Node>): string | undefined {
  if (isString(node)) return node.value;
  return isTemplate(node) && node.quasis.length === 1 ? node.quasis[0]?.cooked : undefined;
}

const isString = (node: Partial<Node>): node is StringLiteral => node.type === "StringLiteral";
const isTemplate = (node: Partial<Node>): node is TemplateLiteral =>
  node.type === "TemplateLiteral" && "quasis" in node;
