import type { JsonSchema } from "./json-schema.ts";

/** Finds what a sender may send and a receiver does not take. */
export interface Comparison {
  /** The sides in messages: "the API" and "the release". */
  sender: string;
  receiver: string;
  /** The receiver checks what it gets: unknown properties, if it forbids them, and limits of values. */
  isChecked: boolean;
  /**
   * @param place path of the value in the request or response
   * @returns the first difference, a clause without a full stop; `undefined` if the receiver takes every value
   */
  compare: (sent: JsonSchema, taken: JsonSchema, place: string) => string | undefined;
}

/** The first of some differences that there is. Those after it are not computed. */
export function firstDifference<Part>(
  parts: Iterable<Part>,
  differenceOf: (part: Part) => string | undefined,
): string | undefined {
  for (const part of parts) {
    const difference = differenceOf(part);
    if (difference) return difference;
  }
  return undefined;
}
