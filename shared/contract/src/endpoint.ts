import type { z } from "zod";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** One call of the API: its address as the specification prints it, and a schema for everything that crosses. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: M;
  /** `:name` marks a parameter. With and without the trailing slash both answer. */
  path: P;
  query?: Query;
  body?: Body;
  /** The body is a form (`multipart/form-data`) of texts and files, one for each field of its schema. */
  multipart?: boolean;
  answer: Answer;
}

/** Declares a call. Literal types of `method` and `path` are kept: clients find the call by them. */
export function endpoint<
  const M extends Method,
  const P extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(declared: Endpoint<M, P, Query, Body, Answer>): Endpoint<M, P, Query, Body, Answer> {
  return declared;
}

type ParamNames<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never;

/** The parameters in a path: `/a/:id/` has `{ id: string }`. */
export type PathParams<P extends string> = { [Name in ParamNames<P>]: string };
