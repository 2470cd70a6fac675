import type * as z from "../zod.ts";

/** A part of a schema in which a client may send any text. */
export interface TextField {
  /** Its path: `cart_item.product_sku`, `cart[].id`. `.*` are properties and values that the schema does not name. */
  path: string;
  schema: z.core.$ZodType;
}

/**
 * Lists the text fields of a schema at any depth. Enums, literals, numbers and files are not texts.
 * @throws if the schema has a kind of part that this function does not know
 */
export function listTextFields(schema: z.core.$ZodType, path = ""): TextField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return [{ path, schema }];
    case "unknown":
      return [{ path: `${path}.*`, schema }];
    case "object": {
      const named = Object.entries(def.shape).flatMap(([name, part]) =>
        listTextFields(part, join(path, name)),
      );
      const others = def.catchall && def.catchall._zod.def.type !== "never" ? [def.catchall] : [];
      return [...named, ...others.flatMap((part) => listTextFields(part, path))];
    }
    case "union":
      return def.options.flatMap((option) => listTextFields(option, path));
    case "array":
      return listTextFields(def.element, `${path}[]`);
    case "optional":
    case "nullable":
    case "default":
      return listTextFields(def.innerType, path);
    case "pipe":
      return textFieldsOfPipe(schema, def, path);
    case "number":
    case "boolean":
    case "enum":
    case "literal":
    case "file":
      return [];
    default:
      throw new Error(`${path} is of the kind ${def.type}. Add it to ${import.meta.filename}.`);
  }
}

/** A pipe from text to text is one field. JSON in a text has the fields of what it is parsed to. */
function textFieldsOfPipe(schema: z.core.$ZodType, { out }: z.core.$ZodPipeDef, path: string): TextField[] {
  const { type } = out._zod.def;
  return type === "string" || type === "transform" || type === "number"
    ? [{ path, schema }]
    : listTextFields(out, path);
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);
