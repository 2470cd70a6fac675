/** The schemas of fragments' props as JSON, to compare releases of different dates. For servers and builds. */
import * as z from "../common/zod.ts";
import { fragments } from "../remotes/fragments.ts";
import { JsonSchema } from "./json-schema.ts";
import { SchemaComparison } from "./schema-comparison.ts";
import { writeJsonSchema } from "./write-json-schema.ts";

/** Fragment by its federated name → the schema of props. */
const PropsSchemas = z.record(z.string(), JsonSchema);

/** The fragments of a release. */
export const FragmentSchemas = z.object({
  /** Those that it embeds, with the props that it passes. */
  embeds: PropsSchemas,
  /** Those that it exposes, with the props that they take. */
  offers: PropsSchemas,
});
export type FragmentSchemas = z.infer<typeof FragmentSchemas>;

/** The schemas of the props of all fragments of the contract. */
export const fragmentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(fragments).map(([name, props]) => [name, writeJsonSchema(props, "input")]),
  );

/**
 * Compares the props that one release passes to a fragment with those that the fragment of another release takes.
 * @param sender the release in messages, such as `mf-account a1`, and so `receiver`
 * @returns the first difference, a clause without a full stop; `undefined` if the fragment takes all of them
 */
export const findPropsDifference = (
  sender: string,
  sent: JsonSchema,
  receiver: string,
  taken: JsonSchema,
): string | undefined => new SchemaComparison({ sender, sent, receiver, taken }, true).run("props");
