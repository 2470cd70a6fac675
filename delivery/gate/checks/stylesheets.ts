import { readFileSync } from "node:fs";
import { join } from "node:path";
import { classPrefix } from "@ligate/build/release-format/class-prefix";
import { type ChildNode, type Container, parse } from "postcss";
import parseSelectors, { type Node } from "postcss-selector-parser";
import { formatTitle, type ReleaseChange } from "../release-change.ts";

/** At-rules whose content is checked. All others, such as @font-face, apply to the whole store. */
const GROUPING = new Set(["media", "supports", "container", "layer", "starting-style"]);
/** The cascade layers of a remote, which the build puts CSS Modules into. */
const LAYERS = ["ui", "remote"];

/**
 * Checks that the stylesheets of remotes stay in their cascade layers, and apply to elements with their own classes only:
 * stylesheets of pages that the visitor has left stay in the document.
 * @returns one sentence per problem
 */
export function checkStylesheets({ candidates }: ReleaseChange): string[] {
  const remotes = candidates.filter(({ release }) => release.name !== "shell");
  return remotes.flatMap(({ release, folder }) => {
    const prefix = classPrefix(release.name);
    const paths = Object.keys(release.files).filter((path) => path.endsWith(".css"));
    return paths.flatMap((path) => {
      const where = `The stylesheet ${path} of ${formatTitle(release)}`;
      const { nodes } = parse(readFileSync(join(folder, path), "utf8"));
      const outside = nodes.find((node) => !isLayer(node));
      if (outside)
        return `${where} has styles outside the cascade layers ui and remote: ${formatStart(outside)}. Import styles as CSS Modules (*.module.css), which the build puts into their layer, and build the release again.`;
      return findForeign(nodes, prefix).map(
        (foreign) =>
          `${where} contains ${foreign}, which applies outside the pages of ${release.name}. Use classes and animations of a CSS Module, whose names start with ${prefix}; styles of elements and fonts belong to shared/ui/src/styles.`,
      );
    });
  });
}

const isLayer = (node: ChildNode): boolean =>
  node.type === "comment" ||
  (node.type === "atrule" && node.name === "layer" && LAYERS.includes(node.params) && Boolean(node.nodes));

/** The text of a rule or at-rule before its block. */
const formatStart = (node: ChildNode): string => node.toString().replace(/\s*\{.*/s, "");

/** The selectors and at-rules that apply to elements without an own class. Nested rules are relative to one that is checked. */
function findForeign(nodes: Container["nodes"] = [], prefix: string): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "rule") {
      const { nodes: selectors } = parseSelectors().astSync(node.selector);
      return selectors.filter((selector) => !isOwn(selector, prefix)).map((selector) => `${selector}`.trim());
    }
    if (node.type !== "atrule") return [];
    if (GROUPING.has(node.name)) return findForeign(node.nodes, prefix);
    return node.name === "keyframes" && node.params.startsWith(prefix) ? [] : [formatStart(node)];
  });
}

/** Whether a selector requires an own class, of the element or of one before it. */
function isOwn(node: Node, prefix: string): boolean {
  if (node.type === "class") return node.value.startsWith(prefix);
  if (node.type === "selector") return node.nodes.some((part) => isOwn(part, prefix));
  // Each argument of these is an alternative. Arguments of :has() and :not() are other elements.
  return (
    node.type === "pseudo" &&
    [":is", ":where"].includes(node.value) &&
    node.nodes.every((alternative) => isOwn(alternative, prefix))
  );
}
