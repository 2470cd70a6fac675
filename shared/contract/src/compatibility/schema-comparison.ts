import { arrayDifference } from "./array-difference.ts";
import { type Comparison, firstDifference } from "./comparison.ts";
import { canonicalJson, getAlternatives, isComparable, type JsonSchema } from "./json-schema.ts";
import { findExceededLimit } from "./limit-difference.ts";
import { objectDifference } from "./object-difference.ts";
import { enumeratedValues, isAccepted } from "./value-acceptance.ts";

/**
 * Compares two schemas structurally. It is on the safe side: it may find a difference where there is none, such as
 * between a union and a schema that takes all of its alternatives together, and finds each one that there is.
 *
 * A receiver that does not check what it gets is a page: types only tell it what to read. So it takes unknown properties
 * and values beyond limits (lengths, ranges, patterns), but no new value of an enumeration, type, or text format.
 */
export class SchemaComparison implements Comparison {
  readonly sender: string;
  readonly receiver: string;
  readonly isChecked: boolean;
  readonly #sent: JsonSchema;
  readonly #taken: JsonSchema;
  /** Pairs that are being compared. A recursive schema comes back to them. */
  readonly #open = new Set<string>();

  constructor(
    sides: { sender: string; sent: JsonSchema; receiver: string; taken: JsonSchema },
    isChecked: boolean,
  ) {
    this.sender = sides.sender;
    this.receiver = sides.receiver;
    this.#sent = sides.sent;
    this.#taken = sides.taken;
    this.isChecked = isChecked;
  }

  /** @returns the first difference, a clause without a full stop; `undefined` if the receiver takes every value */
  run(place: string): string | undefined {
    return this.compare(this.#sent, this.#taken, place);
  }

  compare(sent: JsonSchema, taken: JsonSchema, place: string): string | undefined {
    if (!sent.$ref && !taken.$ref) return this.#compareResolved(sent, taken, place);
    const pair = canonicalJson([sent, taken]);
    if (this.#open.has(pair)) return undefined;
    this.#open.add(pair);
    const difference = this.compare(resolve(sent, this.#sent), resolve(taken, this.#taken), place);
    this.#open.delete(pair);
    return difference;
  }

  #compareResolved(sent: JsonSchema, taken: JsonSchema, place: string): string | undefined {
    if (Object.keys(taken).length === 0 || isSame(sent, taken)) return undefined;
    if (!isComparable(taken)) return `${this.receiver} checks ${place} by a rule that cannot be compared`;
    const alternatives = getAlternatives(sent);
    if (alternatives) return firstDifference(alternatives, (one) => this.compare(one, taken, place));
    const values = enumeratedValues(sent);
    if (values) return this.#valueDifference(values, taken, place);
    return getAlternatives(taken)
      ? this.#unionDifference(sent, taken, place)
      : this.#typeDifference(sent, taken, place);
  }

  #valueDifference(values: unknown[], taken: JsonSchema, place: string): string | undefined {
    const refused = values.find((value) => !isAccepted(value, taken, this.isChecked));
    return refused === undefined ? undefined : this.#mismatch(JSON.stringify(refused), place);
  }

  #unionDifference(sent: JsonSchema, taken: JsonSchema, place: string): string | undefined {
    const fits = getAlternatives(taken)?.some((one) => this.compare(sent, one, place) === undefined);
    return fits ? undefined : this.#mismatch(`${kindOf(sent)} that fits no alternative`, place);
  }

  #typeDifference(sent: JsonSchema, taken: JsonSchema, place: string): string | undefined {
    const isOfType = sent.type === taken.type || (sent.type === "integer" && taken.type === "number");
    if (!isOfType || sent.type === undefined) return this.#mismatch(kindOf(sent), place, kindOf(taken));
    if (taken.type === "object") return objectDifference(sent, taken, place, this);
    const limit = this.isChecked ? findExceededLimit(sent, taken) : undefined;
    if (limit) return `${this.receiver} limits ${place} by ${limit}, which ${this.sender} can exceed`;
    return taken.type === "array"
      ? arrayDifference(sent, taken, place, this)
      : this.#textDifference(sent, taken, place);
  }

  /** Compares what texts mean. */
  #textDifference(sent: JsonSchema, taken: JsonSchema, place: string): string | undefined {
    for (const keyword of ["format", "contentEncoding"] as const)
      if (taken[keyword] !== undefined && taken[keyword] !== sent[keyword])
        return this.#mismatch(kindOf(sent), place, `${keyword} ${taken[keyword]}`);
    const { contentSchema } = taken;
    return contentSchema && this.compare(sent.contentSchema ?? {}, contentSchema, place);
  }

  #mismatch(what: string, place: string, wanted?: string): string {
    const taken = wanted ? `takes ${wanted}` : "does not take it";
    return `${this.sender} may send ${what} as ${place}, and ${this.receiver} ${taken}`;
  }
}

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
