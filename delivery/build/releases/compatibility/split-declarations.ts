import {
  type ClassDeclaration,
  type ClassMember,
  type Declaration,
  type ExportSpecifier,
  type Expression,
  type ModuleItem,
  type PropertyName,
  parseSync,
  printSync,
  type TsTypeElement,
  type VariableDeclarator,
} from "@swc/core";
import { internalName } from "../../release-format/release.ts";

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

/** A declaration of one name, or of one member of an object or a class. */
interface NamedDeclaration {
  name: string;
  declaration: Declaration;
}

const DECLARATIONS: ReadonlySet<string> = new Set<Declaration["type"]>([
  "ClassDeclaration",
  "FunctionDeclaration",
  "VariableDeclaration",
  "TsInterfaceDeclaration",
  "TsTypeAliasDeclaration",
  "TsEnumDeclaration",
  "TsModuleDeclaration",
]);

const isDeclaration = (item: ModuleItem): item is Declaration => DECLARATIONS.has(item.type);

/**
 * Splits a declaration by the names that it declares. An object and a class are split into their members, so that a new
 * member is an addition and not a change.
 */
function splitDeclaration(declaration: Declaration): NamedDeclaration[] {
  switch (declaration.type) {
    case "VariableDeclaration":
      return declaration.declarations.flatMap(splitVariable).map(({ name, variable }) => ({
        name,
        declaration: { ...declaration, declarations: [variable] },
      }));
    case "ClassDeclaration":
      return splitClass(declaration);
    case "FunctionDeclaration":
      return [{ name: declaration.identifier.value, declaration }];
    default:
      return [{ name: declaration.id.value, declaration }];
  }
}

/** Splits a variable of an object type into its members. */
function splitVariable(variable: VariableDeclarator): { name: string; variable: VariableDeclarator }[] {
  const { id } = variable;
  if (id.type !== "Identifier") return [{ name: id.type, variable }];
  const annotation = "typeAnnotation" in id ? id.typeAnnotation : undefined;
  const type = annotation?.typeAnnotation;
  if (!annotation || type?.type !== "TsTypeLiteral" || type.members.length === 0)
    return [{ name: id.value, variable }];
  return type.members.map((member) => {
    const typeAnnotation = { ...annotation, typeAnnotation: { ...type, members: [member] } };
    return {
      name: `${id.value}.${memberName(member)}`,
      variable: { ...variable, id: { ...id, typeAnnotation } },
    };
  });
}

/** Splits a class into its members that are not private. */
function splitClass(declaration: ClassDeclaration): NamedDeclaration[] {
  const name = declaration.identifier.value;
  const members = declaration.body.filter((member) => !isPrivate(member));
  if (members.length === 0) return [{ name, declaration: { ...declaration, body: [] } }];
  return members.map((member) => ({
    name: `${name}.${memberName(member)}`,
    declaration: { ...declaration, body: [member] },
  }));
}

const isPrivate = (member: ClassMember): boolean =>
  member.type.startsWith("Private") || ("accessibility" in member && member.accessibility === "private");

/** The name of a member, or what it is if it has no name, such as `TsIndexSignature`. */
function memberName(member: TsTypeElement | ClassMember): string {
  const key: Expression | PropertyName | undefined = "key" in member ? member.key : undefined;
  return key && "value" in key ? String(key.value) : member.type;
}
