import { type Comparison, firstDifference } from "./comparison.ts";
import type { JsonSchema } from "./json-schema.ts";
import { isAccepted } from "./value-acceptance.ts";

/** Compares objects and records. A sender sends no properties but those of its schema. */
export function objectDifference(
  sent: JsonSchema,
  taken: JsonSchema,
  place: string,
  comparison: Comparison,
): string | undefined {
  return (
    missingProperty(sent, taken, place, comparison) ??
    firstDifference(Object.entries(sent.properties ?? {}), ([name, property]) =>
      propertyDifference(name, property, taken, place, comparison),
    ) ??
    additionalDifference(sent, taken, place, comparison)
  );
}

function missingProperty(
  sent: JsonSchema,
  taken: JsonSchema,
  place: string,
  { sender, receiver }: Comparison,
): string | undefined {
  const missing = taken.required?.find(
    (name) => !sent.required?.includes(name) && !taken.properties?.[name]?.deprecated,
  );
  return missing && `${receiver} requires ${place}.${missing}, which ${sender} may leave out`;
}

/** Compares a property that the sender declares. */
function propertyDifference(
  name: string,
  property: JsonSchema,
  { properties = {}, additionalProperties, propertyNames }: JsonSchema,
  place: string,
  comparison: Comparison,
): string | undefined {
  const there = `${place}.${name}`;
  const isKnown = Object.hasOwn(properties, name);
  const taken = isKnown ? properties[name] : additionalProperties;
  const isForbidden = taken === false && comparison.isChecked;
  if (isForbidden || (propertyNames && !isAccepted(name, propertyNames, true)))
    return `${comparison.sender} may send ${there}, which ${comparison.receiver} does not take`;
  return taken ? comparison.compare(property, taken, there) : undefined;
}

/** Compares the properties that the sender does not declare, but may send: those of a record or a loose object. */
function additionalDifference(
  sent: JsonSchema,
  taken: JsonSchema,
  place: string,
  comparison: Comparison,
): string | undefined {
  const { additionalProperties: additional } = sent;
  if (!additional) return undefined;
  const there = `${place}[…]`;
  const { additionalProperties } = taken;
  if (additionalProperties === false && comparison.isChecked)
    return `${comparison.sender} may send further properties of ${place}, which ${comparison.receiver} does not take`;
  const others = Object.entries(taken.properties ?? {}).filter(
    ([name]) => !Object.hasOwn(sent.properties ?? {}, name),
  );
  return (
    firstDifference(others, ([name, property]) =>
      comparison.compare(additional, property, `${place}.${name}`),
    ) ??
    (additionalProperties ? comparison.compare(additional, additionalProperties, there) : undefined) ??
    (taken.propertyNames
      ? comparison.compare(
          sent.propertyNames ?? { type: "string" },
          taken.propertyNames,
          `a name in ${place}`,
        )
      : undefined)
  );
}
