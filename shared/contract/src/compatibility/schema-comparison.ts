import { canonicalJson, findAlternatives, isComparable, type JsonSchema } from "./json-schema.ts";
import { findExceededLimit } from "./limit-difference.ts";
import { enumeratedValues, isAccepted } from "./value-acceptance.ts";

interface Sides {
  /** The sides in messages: "the API" and "the release". */
  sender: string;
  receiver: string;
  sent: JsonSchema;
  taken: JsonSchema;
}

const ANYTHING: JsonSchema = {};

/**
 * Compares two schemas structurally. It is on the safe side: it may find a difference where there is none, such as
 * between a union and a schema that takes all of its alternatives together, and finds each one that there is.
 *
 * A receiver that does not check what it gets is a page: types only tell it what to read. So it takes unknown properties
 * and values beyond limits (lengths, ranges, patterns), but no new value of an enumeration, type, or text format.
 */
export class SchemaComparison {
  readonly #sides: Sides;
  readonly #isChecked: boolean;
  /** Pairs that are being compared. A recursive schema comes back to them. */
  readonly #open = new Set<string>();

  constructor(sides: Sides, isChecked: boolean) {
    this.#sides = sides;
    this.#isChecked = isChecked;
  }

  /**
   * @param place path of the value in the request or response
   * @returns the first difference, a clause without a full stop; `undefined` if the receiver takes every value
   */
  run(place: string): string | undefined {
    return this.#compare(this.#sides.sent, this.#sides.taken, place)[0];
  }

  #compare(sent: JsonSchema, taken: JsonSchema, place: string): string[] {
    if (!sent.$ref && !taken.$ref) return this.#compareResolved(sent, taken, place);
    const pair = canonicalJson([sent, taken]);
    if (this.#open.has(pair)) return [];
    this.#open.add(pair);
    const differences = this.#compare(
      resolve(sent, this.#sides.sent),
      resolve(taken, this.#sides.taken),
      place,
    );
    this.#open.delete(pair);
    return differences;
  }

  #compareResolved(sent: JsonSchema, taken: JsonSchema, place: string): string[] {
    if (Object.keys(taken).length === 0 || isSame(sent, taken)) return [];
    if (!isComparable(taken))
      return [`${this.#sides.receiver} checks ${place} by a rule that cannot be compared`];
    const alternatives = findAlternatives(sent);
    if (alternatives) return alternatives.flatMap((one) => this.#compare(one, taken, place));
    const refused = enumeratedValues(sent)?.filter((value) => !isAccepted(value, taken, this.#isChecked));
    if (refused) return refused.map((value) => this.#mismatch(JSON.stringify(value), place));
    const takenAlternatives = findAlternatives(taken);
    if (!takenAlternatives) return this.#compareTypes(sent, taken, place);
    const fits = takenAlternatives.some((one) => this.#compare(sent, one, place).length === 0);
    return fits ? [] : [this.#mismatch(`${kindOf(sent)} that fits no alternative`, place)];
  }

  #compareTypes(sent: JsonSchema, taken: JsonSchema, place: string): string[] {
    const isOfType = sent.type === taken.type || (sent.type === "integer" && taken.type === "number");
    if (!isOfType || sent.type === undefined) return [this.#mismatch(kindOf(sent), place, kindOf(taken))];
    if (taken.type === "object") return this.#compareObjects(sent, taken, place);
    const { receiver, sender } = this.#sides;
    const limit = this.#isChecked ? findExceededLimit(sent, taken) : undefined;
    if (limit) return [`${receiver} limits ${place} by ${limit}, which ${sender} can exceed`];
    return taken.type === "array"
      ? this.#compareArrays(sent, taken, place)
      : this.#compareTexts(sent, taken, place);
  }

  /** Compares what texts mean. */
  #compareTexts(sent: JsonSchema, taken: JsonSchema, place: string): string[] {
    for (const keyword of ["format", "contentEncoding"] as const)
      if (taken[keyword] !== undefined && taken[keyword] !== sent[keyword])
        return [this.#mismatch(kindOf(sent), place, `${keyword} ${taken[keyword]}`)];
    return this.#compare(sent.contentSchema ?? ANYTHING, taken.contentSchema ?? ANYTHING, place);
  }

  /** Compares lists and tuples. The items of a tuple have meanings, as properties have. */
  #compareArrays(sent: JsonSchema, taken: JsonSchema, place: string): string[] {
    const { prefixItems: first = [], items: rest = ANYTHING, minItems = 0 } = sent;
    const { prefixItems: takenFirst = [], items: takenRest = ANYTHING } = taken;
    if (taken.prefixItems && minItems < (taken.minItems ?? 0))
      return [this.#missing(`${place}[${minItems}]`)];
    const count = Math.max(first.length, takenFirst.length);
    const items = Array.from({ length: count }, (_, position) =>
      this.#comparePart(first[position] ?? rest, takenFirst[position] ?? takenRest, `${place}[${position}]`),
    );
    return [...items.flat(), ...this.#comparePart(rest, takenRest, `${place}[]`)];
  }

  /** Compares objects and records. A sender sends no properties but those of its schema. */
  #compareObjects(sent: JsonSchema, taken: JsonSchema, place: string): string[] {
    const { properties = {}, additionalProperties: rest = ANYTHING, required = [], propertyNames } = taken;
    const missing = required.filter(
      (name) => !sent.required?.includes(name) && !properties[name]?.deprecated,
    );
    const declared = Object.entries(sent.properties ?? {}).flatMap(([name, property]) => {
      const there = `${place}.${name}`;
      if (propertyNames && !isAccepted(name, propertyNames, true)) return [this.#refused(there)];
      return this.#comparePart(property, getOwn(properties, name) ?? rest, there);
    });
    return [
      ...missing.map((name) => this.#missing(`${place}.${name}`)),
      ...declared,
      ...this.#compareFurther(sent, taken, place),
    ];
  }

  /** Compares the properties that the sender does not declare, but may send: those of a record or a loose object. */
  #compareFurther(sent: JsonSchema, taken: JsonSchema, place: string): string[] {
    const { additionalProperties: further, properties = {}, propertyNames = { type: "string" } } = sent;
    const rest = taken.additionalProperties ?? ANYTHING;
    if (!further) return [];
    if (!rest && this.#isChecked) return [this.#refused(`further properties of ${place}`)];
    const others = Object.entries(taken.properties ?? {}).filter(([name]) => !getOwn(properties, name));
    return [
      ...others.flatMap(([name, property]) => this.#compare(further, property, `${place}.${name}`)),
      ...this.#comparePart(further, rest, `${place}[…]`),
      ...this.#compare(propertyNames, taken.propertyNames ?? ANYTHING, `a name in ${place}`),
    ];
  }

  /** Compares items or properties. `false` allows none. */
  #comparePart(sent: JsonSchema | false, taken: JsonSchema | false, place: string): string[] {
    if (sent === false || (taken === false && !this.#isChecked)) return [];
    return taken === false ? [this.#refused(place)] : this.#compare(sent, taken, place);
  }

  #missing(place: string): string {
    return `${this.#sides.receiver} requires ${place}, which ${this.#sides.sender} may leave out`;
  }

  #refused(place: string): string {
    return `${this.#sides.sender} may send ${place}, which ${this.#sides.receiver} does not take`;
  }

  #mismatch(what: string, place: string, wanted?: string): string {
    const taken = wanted ? `takes ${wanted}` : "does not take it";
    return `${this.#sides.sender} may send ${what} as ${place}, and ${this.#sides.receiver} ${taken}`;
  }
}

const getOwn = (properties: Record<string, JsonSchema>, name: string): JsonSchema | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/** Same text, and the same meaning: references may have different targets. */
function isSame(a: JsonSchema, b: JsonSchema): boolean {
  const text = canonicalJson(a);
  return text === canonicalJson(b) && !text.includes('"$ref"');
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, $defs: _definitions, ...besides } = schema;
  if ($ref === undefined) return schema;
  if (Object.keys(besides).length > 0) return UNKNOWN;
  return $ref === "#" ? root : (root.$defs?.[$ref.replace("#/$defs/", "")] ?? UNKNOWN);
}

/** Cannot be compared. */
const UNKNOWN: JsonSchema = { not: {} };

function kindOf({ type, enum: values }: JsonSchema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (typeof type !== "string") return "any value";
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
