import { type ExportSpecifier, type ModuleItem, parseSync, printSync } from "@swc/core";
import { internalName } from "../../release-format/platform-surface.ts";
import { isDeclaration, splitDeclaration } from "./split-declaration.ts";

/** A module item that declares one name. */
interface NamedItem {
  name: string;
  item: ModuleItem;
}

/**
 * Splits a declaration file into its declarations, without comments and in one formatting. Overloads share a name.
 * @returns name → text, sorted by name
 */
export function splitDeclarations(source: string): Record<string, string> {
  const module = parseSync(source, { syntax: "typescript" });
  const print = (item: ModuleItem) =>
    printSync({ ...module, body: [item] }, { jsc: { target: "esnext" } }).code.trim();
  const items = Map.groupBy(module.body.flatMap(splitItem), ({ name }) => name);
  return Object.fromEntries(
    [...items].sort().map(([name, named]) => [name, named.map(({ item }) => print(item)).join("\n")]),
  );
}

/** Splits an import, an export or a declaration into items that declare one name each. */
function splitItem(item: ModuleItem): NamedItem[] {
  if (item.type === "ImportDeclaration")
    return item.specifiers.map((specifier) => ({
      name: internalName(specifier.local.value),
      item: { ...item, specifiers: [specifier] },
    }));
  if (item.type === "ExportNamedDeclaration")
    return item.specifiers.map((specifier) => ({
      name: exportedName(specifier),
      item: { ...item, specifiers: [specifier] },
    }));
  if (item.type === "ExportDeclaration")
    return splitDeclaration(item.declaration).map(({ name, declaration }) => ({
      name,
      item: { ...item, declaration },
    }));
  if (isDeclaration(item))
    return splitDeclaration(item).map(({ name, declaration }) => ({
      name: internalName(name),
      item: declaration,
    }));
  if (item.type === "EmptyStatement") return [];
  return [{ name: item.type === "ExportAllDeclaration" ? `* of ${item.source.value}` : "default", item }];
}

function exportedName(specifier: ExportSpecifier): string {
  if (specifier.type === "ExportNamespaceSpecifier") return specifier.name.value;
  if (specifier.type === "ExportDefaultSpecifier") return specifier.exported.value;
  return (specifier.exported ?? specifier.orig).value;
}
