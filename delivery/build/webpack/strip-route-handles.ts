import webpack, { type Compiler } from "webpack";
import { ROUTES_FILE } from "../releases/route-table.ts";

const NAME = "StripRouteHandles";

/** The part of an ESTree node that the plugin reads. */
interface Node {
  type: string;
  range: [start: number, end: number];
  properties?: (Node & { key?: { name?: string } })[];
}

/**
 * Removes the `handle` of every route from a remote's route table. The build reads handles from the sources; browsers and
 * the gateway's render workers do not use them.
 */
export class StripRouteHandles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ["javascript/auto", "javascript/esm"]) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (untyped) => {
          // The hook types every parser as an opaque class.
          const parser = untyped as webpack.javascript.JavascriptParser;
          parser.hooks.program.tap(NAME, (program: unknown) => {
            const { module } = parser.state;
            if (module.resource !== `${compiler.context}/${ROUTES_FILE}`) return;
            for (const range of removeHandles(program)) {
              module.addPresentationalDependency(new webpack.dependencies.ConstDependency("", range));
            }
          });
        });
      }
    });
  }
}

/** Removes the properties from the syntax tree, so that webpack does not follow their imports. @returns their ranges */
function removeHandles(value: unknown): [number, number][] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(removeHandles);
  const node = value as Node;
  const handle = node.properties?.find(
    ({ key }) => node.type === "ObjectExpression" && key?.name === "handle",
  );
  if (!node.properties || !handle) return Object.values(value).flatMap(removeHandles);

  const index = node.properties.indexOf(handle);
  const [previous, next] = [node.properties[index - 1], node.properties[index + 1]];
  node.properties.splice(index, 1);
  // The comma after the property is removed with it, or the one before the last property.
  const start = next || !previous ? handle.range[0] : previous.range[1];
  const end = next ? next.range[0] : handle.range[1];
  return [[start, end], ...node.properties.flatMap(removeHandles)];
}
